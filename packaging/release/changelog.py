"""Parses CHANGELOG.md, in the form of Keep a Changelog: for a release's tag, and for its page."""

import os
import re
import subprocess
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


def tag() -> None:
    """Check that tag, version and changelog agree; PackagingError lists every reason against a release."""
    name = tag_here()
    if against := objections(name, names.VERSION, CHANGELOG.read_text(encoding="utf-8")):
        raise PackagingError("\n".join([f"{name} cannot be released:", *(f"- {each}" for each in against)]))
    print(f"{name}: the tag, the version and the changelog agree")


def tag_here() -> str:
    """The tag that started the workflow, else that of the checked-out commit."""
    if os.environ.get("GITHUB_REF_TYPE") == "tag":
        return os.environ["GITHUB_REF_NAME"]
    argv = ["git", "-C", str(paths.ROOT), "describe", "--tags", "--exact-match"]
    try:
        return subprocess.run(argv, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise PackagingError(
            f"the checkout is not at a tag; create one: git tag --annotate v{names.VERSION}"
        ) from error


def objections(name: str, version: str, text: str) -> list[str]:
    r"""The reasons against releasing a version under a tag.

    >>> objections("v1.2.0", "1.2.0", "## [1.2.0] - 2026-01-31\n\n- New.\n")
    []
    """
    entries, heading = _entries_of(text, version), f"write `## [{version}] - year-month-day`"
    reasons = {
        f"engine/version.py says {version}, whose tag is v{version}": name != f"v{version}",
        f"{version} is a pre-release; write the final version, like 1.2.3": not Release.of(version).is_final,
        f"CHANGELOG.md has no heading for {version}; {heading} above what is new in it": not entries,
        f"CHANGELOG.md has no date for {version}; {heading}": any(not each.date for each in entries),
        f"CHANGELOG.md does not say what is new in {version}; move it there from *Unreleased*": any(
            not each.body for each in entries
        ),
    }
    return [reason for reason, is_against in reasons.items() if is_against]


def _entries_of(text: str, version: str) -> list[Entry]:
    return [entry for entry in releases(text) if entry.version == version]


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
    bodies = [entry.body for entry in _entries_of(history, version)]
    if not bodies:
        raise PackagingError(f"CHANGELOG.md has no heading for {version}; see the step `tag`")
    return unfolded(f"{bodies[0]}\n\n{rest}")


def unfolded(text: str) -> str:
    r"""Markdown with each paragraph on one line, since a release's page shows every line break.

    >>> unfolded("- One\n  item.\n- Another.\n")
    '- One item.\n- Another.\n'
    """
    return _FOLD.sub(" ", text.rstrip()) + "\n"
