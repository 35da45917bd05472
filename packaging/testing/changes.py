"""What differs from `main`, and which tests belong to it."""

import subprocess
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]


def git(*command: str) -> list[str]:
    """The output lines of a git command."""
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def changed_files() -> list[str]:
    """The files that differ from the commit at which this branch left `main`."""
    paths = [
        *git("diff", "--name-only", "--merge-base", "main"),
        *git("ls-files", "-o", "--exclude-standard"),
    ]
    return [path for path in sorted(set(paths)) if (ROOT / path).exists()]


def tests_of(module: str) -> list[str]:
    """The tests of a package: its test folder, or only its own test modules if it has subpackages."""
    room = PurePosixPath("tests") / PurePosixPath(module).parent
    while not (ROOT / room).is_dir():
        room = room.parent
    if any((ROOT / PurePosixPath(module).parent).glob("*/__init__.py")):
        return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / room).glob("test_*.py"))
    return [room.as_posix()]
