"""Fills in the service worker's list of files for offline play, with their hashes, and a version."""

import base64
import hashlib
import json
import re
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError

NAME = "service_worker.js"
VERSION = re.compile(r'^const VERSION = "development";$', re.MULTILINE)
FILES = re.compile(r"^const FILES = \{\};$", re.MULTILINE)


def fill_in(page: Path) -> None:
    """Write version and files into the service worker of the page.

    The version changes with any byte of any file, including the service worker.
    """
    worker = page / NAME
    files = sorted(path for path in page.rglob("*") if path.is_file() and path != worker)
    listed = {path.relative_to(page).as_posix(): integrity(path) for path in files}
    content = hashlib.sha256()
    for name, known in {**listed, NAME: integrity(worker)}.items():
        content.update(f"{name} {known}\n".encode())
    version = f"{names.VERSION}-{content.hexdigest()[:12]}"
    text = worker.read_text(encoding="utf-8")
    text = _replaced(text, VERSION, f"const VERSION = {json.dumps(version)};")
    text = _replaced(text, FILES, f"const FILES = {json.dumps(listed, indent=4)};")
    worker.write_text(text, encoding="utf-8", newline="\n")


def integrity(file: Path) -> str:
    """The hash of a file in the form of browsers' integrity checks."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def _replaced(text: str, pattern: re.Pattern[str], line: str) -> str:
    """The text with the only line that matches the pattern replaced."""
    replaced, count = pattern.subn(lambda _found: line, text)
    if count != 1:
        raise PackagingError(f"{NAME} should have one line like: {pattern.pattern}")
    return replaced
