"""No file of the project names a package registry or a place on somebody's machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Written in pieces, so that this file does not name them either.
FORBIDDEN = re.compile(
    r"|".join(
        [
            r"py" + r"pi\.org",
            r"python" + r"hosted\.org",
            r"--(extra-)?index" + r"-url",
            r"--find" + r"-links",
            r"registry\." + r"npmjs",
            r"deb\." + r"debian\.org",
            r"\bfile:" + r"//",
            r"(?<![\w.~])/(home|root|work|opt|Users)" + r"/[\w.-]",
        ]
    )
)
# The command that makes the lock files says that no such line is wanted.
ALLOWED = re.compile(r"--no-emit-(index-url|find-links)")


def offending_lines(path: Path) -> list[str]:
    """List the lines of a text file that name what none should; nothing for other files."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    lines = enumerate(text.splitlines(), start=1)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for number, line in lines
        if FORBIDDEN.search(ALLOWED.sub("", line))
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git knows which files are the project's")
def test_no_file_names_a_registry_or_a_machine() -> None:
    """Where packages come from is the business of whoever installs them; of files that are to be tracked."""
    argv = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(argv, capture_output=True, check=True, text=True).stdout
    files = [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]

    assert len(files) > 1000
    assert [] == [line for path in files for line in offending_lines(path)]


@pytest.mark.parametrize("lock", sorted((ROOT / "packaging").glob("requirements-*.txt")), ids=str)
def test_every_pin_is_exact_and_has_hashes(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    pins = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]

    assert pins
    assert [] == [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin]
