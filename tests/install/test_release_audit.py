"""Known faults of pinned packages stop a release; so does a package that nobody could be asked about."""

import json
import re

import pytest

from bundle.paths import PackagingError
from release import audit
from release.audit import judge

CLEAN = {"name": "segno", "version": "1.6.6", "vulns": []}
FAULT = {"id": "PYSEC-2026-7", "aliases": ["CVE-2026-1234"], "fix_versions": ["1.6.7"]}


def answer(*packages: object) -> str:
    """What pip-audit writes."""
    return json.dumps({"dependencies": packages, "fixes": []})


@pytest.mark.parametrize(
    "said, sentence",
    [
        (
            answer({**CLEAN, "vulns": [FAULT]}),
            "segno 1.6.6 of a.txt has a known fault, PYSEC-2026-7 CVE-2026-1234; it is mended in 1.6.7",
        ),
        (answer({**CLEAN, "vulns": [{**FAULT, "fix_versions": []}]}), "; no version mends it: leave"),
        (
            answer(CLEAN, {"name": "cython", "skip_reason": "not found on PyPI"}),
            "cython of a.txt was not looked at: not found on PyPI",
        ),
        (
            "Traceback\nProxyError: refused\n",
            "could not be asked about; is there a network? ProxyError: refused",
        ),
        ("", "could not be asked about; is there a network?"),
        (answer(), "a.txt has no packages"),
    ],
    ids=["fault", "without a fix", "skipped", "no network", "silence", "nothing"],
)
def test_a_fault_and_silence_are_failures(said: str, sentence: str) -> None:
    with pytest.raises(PackagingError, match=re.escape(sentence)):
        judge(said, "a.txt")


def test_a_fault_that_does_no_harm_is_accepted_by_any_of_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a reason, in one list."""
    monkeypatch.setitem(audit.ACCEPTED, "CVE-2026-1234", "only where it reads files of strangers")

    assert 1 == judge(answer({**CLEAN, "vulns": [FAULT]}), "a.txt")
