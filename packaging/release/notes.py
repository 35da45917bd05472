"""The text of a release's page: the changes, the choice of file, and the tested systems."""

import os
import re
from pathlib import Path

from bundle import names, paths
from bundle.names import Release
from release import changelog

CHANGELOG = paths.ROOT / "CHANGELOG.md"
TEMPLATE = paths.PACKAGING / "release" / "notes.md"
TARGET = paths.BUILD / "release-notes.md"
# A line break inside a paragraph or item.
_FOLD = re.compile(r"(?<!\n)\n(?!\n) *(?![-*#|\s])")


def notes() -> Path:
    """Write the text for this version; returns its file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    text = text_of(CHANGELOG.read_text(encoding="utf-8"), names.VERSION)
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    print(f"{TARGET.relative_to(paths.ROOT)}: what is new in {names.VERSION}", flush=True)
    return TARGET


def text_of(history: str, version: str) -> str:
    """The text for a version, from the text of the changelog."""
    rest = TEMPLATE.read_text(encoding="utf-8").format(
        version=version,
        debian=Release.of(version).debian,
        repository=os.environ.get("GITHUB_REPOSITORY", "OWNER/NAME"),
    )
    return unfolded(f"{changelog.entry_of(history, version).body}\n\n{rest}")


def unfolded(text: str) -> str:
    r"""Markdown with each paragraph on one line, since a release's page shows every line break.

    >>> unfolded("- One\n  item.\n- Another.\n")
    '- One item.\n- Another.\n'
    """
    return _FOLD.sub(" ", text.rstrip()) + "\n"
