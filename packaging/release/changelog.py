"""Parses CHANGELOG.md, in the form of Keep a Changelog, for release pages and packages."""

import re
from dataclasses import dataclass
from datetime import date

from bundle.paths import PackagingError

UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?[ \t]*$", re.MULTILINE)


class NotInTheChangelog(PackagingError):
    """A version has no heading."""


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
    """The entry of a version; NotInTheChangelog if it has no heading."""
    for entry in releases(text):
        if entry.version == version:
            return entry
    raise NotInTheChangelog(
        f"CHANGELOG.md has no heading for {version}; "
        f"write `## [{version}] - year-month-day` above what is new in it"
    )
