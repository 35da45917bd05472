"""Parses CHANGELOG.md, in the form of Keep a Changelog, and writes a release's page from it."""

import os
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bundle import names, paths
from bundle.names import Release
from bundle.paths import PackagingError

CHANGELOG = paths.ROOT / "CHANGELOG.md"
TEMPLATE = paths.PACKAGING / "release" / "notes.md"
TARGET = paths.BUILD / "release-notes.md"
UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?[ \t]*$", re.MULTILINE)
# A line break inside a paragraph or item.
_FOLD = re.compile(r"(?<!\n)\n(?!\n) *(?![-*#|\s])")


@dataclass(frozen=True, slots=True)
class Entry:
    """A version's part of the changelog.

    Attributes:
        version: `1.2.3`, or `Unreleased`.
        date: the day of the release; None if unreleased.
        body: Markdown, from below its heading to the next one.
    """

    version: str
    date: date | None
    body: str


def releases(text: str) -> list[Entry]:
    """All entries, newest first, as in the file."""
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Entry(
            heading["version"],
            date.fromisoformat(heading["date"]) if heading["date"] else None,
            text[heading.end() : end].strip(),
        )
        for heading, end in zip(headings, ends, strict=True)
    ]


def entry_of(text: str, version: str) -> Entry:
    """The entry of a version; PackagingError if it has no heading."""
    for entry in releases(text):
        if entry.version == version:
            return entry
    raise PackagingError(
        f"CHANGELOG.md has no heading for {version}; "
        f"write `## [{version}] - year-month-day` above what is new in it"
    )


def notes() -> Path:
    """Write the text of this version's page: the changes, the choice of file, and the tested systems."""
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
    return unfolded(f"{entry_of(history, version).body}\n\n{rest}")


def unfolded(text: str) -> str:
    r"""Markdown with each paragraph on one line, since a release's page shows every line break.

    >>> unfolded("- One\n  item.\n- Another.\n")
    '- One item.\n- Another.\n'
    """
    return _FOLD.sub(" ", text.rstrip()) + "\n"
