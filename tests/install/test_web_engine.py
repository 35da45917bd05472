"""What the engine of the page is built from; that it plays as elsewhere is tested in tests/straights_web."""

import marshal
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from bundle.paths import PackagingError
from web.engine import compiler, modules, python_library

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is built on Debian and Ubuntu")

ARCHIVE = b"source"
HASH = sha256(ARCHIVE).hexdigest()
# Of two servers the second has the archive: `download-file ADDRESS FILE SHA256:HASH`.
APT_HELPER = f"""#!/bin/sh
test "$2 $4" = "http://full/pool/main/p/python3.11/${{3##*/}} SHA256:{HASH}" && printf CONTENT >"$3"
"""


@pytest.mark.parametrize(
    "content, outcome",
    [
        ("source", nullcontext()),
        ("another", pytest.raises(PackagingError, match=rf"yourself: .*\.tar\.gz, whose SHA-256 is {HASH}")),
    ],
)
def test_only_the_source_that_was_tried_is_built(
    content: str, outcome: AbstractContextManager[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever apt says of it; the sentence has the place for those who bring it themselves."""
    helper = tmp_path / "apt-helper"
    helper.write_text(APT_HELPER.replace("CONTENT", content), encoding="ascii")
    helper.chmod(0o755)
    changed = {"FOLDER": tmp_path / "python", "MINOR": "3.11", "APT_HELPER": str(helper)}
    for name, value in {**changed, "MIRRORS": ("echo", "http://empty/ http://full/")}.items():
        monkeypatch.setattr(python_library, name, value)
    source = replace(python_library.SOURCES["3.11"], sha256=HASH)
    with outcome:
        python_library.download(source)

    assert source.archive.read_text(encoding="ascii") == content


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == "clang-19" else name)
    monkeypatch.setattr(python_library, "MINOR", "3.99")

    with pytest.raises(PackagingError, match=r"^clang-19: not installed; the page is built on Debian"):
        compiler.require()
    with pytest.raises(PackagingError, match=r"built by Python 3\.11, .* and this is 3\.99; .* PYTHON="):
        python_library.wanted()


def test_the_engine_has_its_assertions_and_no_docstrings(tmp_path: Path) -> None:
    """Of Python's library the assertions go, too; and the page has no console."""
    (tmp_path / "json.py").write_text('"""Library."""\nassert __name__, "checked"\n', encoding="utf-8")
    folder = tmp_path / "modules"
    modules.write_modules(tmp_path, folder)
    own = marshal.loads((folder / "engine/straights/puzzles/answer.pyc").read_bytes()[16:])
    imported = (folder / modules.IMPORTED).read_text(encoding="ascii").split()

    assert not {"Library.", "checked"} & {*marshal.loads((folder / "json.pyc").read_bytes()[16:]).co_consts}
    assert b"a puzzle is a turn of its chair" in marshal.dumps(own)
    assert not any(isinstance(each, str) and each.endswith(".") for each in own.co_consts)
    assert {"engine.straights.puzzles.answer", "json", "hashlib"} <= {*imported}
    assert [] == [name for name in imported if name.startswith("engine.cli")]
