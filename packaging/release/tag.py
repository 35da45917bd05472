"""Checks that a tag, the version and the changelog agree before a release."""

import os
import subprocess

from bundle import paths
from bundle.names import VERSION, Release
from bundle.paths import PackagingError
from release import changelog


def tag() -> None:
    """Compare them; PackagingError lists every reason against a release."""
    name = tag_here()
    against = objections(name, VERSION, changelog.CHANGELOG.read_text(encoding="utf-8"))
    if against:
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
            f"the checkout is not at a tag; create one: git tag --annotate v{VERSION}"
        ) from error


def objections(name: str, version: str, text: str) -> list[str]:
    r"""The reasons against releasing a version under a tag.

    >>> objections("v1.2.0", "1.2.0", "## [1.2.0] - 2026-01-31\n\n- New.\n")
    []
    """
    found = []
    if name != f"v{version}":
        found.append(f"engine/version.py says {version}, whose tag is v{version}")
    if not Release.of(version).is_final:
        found.append(f"{version} is a pre-release; write the final version, like 1.2.3")
    return [*found, *_objections_of_the_changelog(version, text)]


def _objections_of_the_changelog(version: str, text: str) -> list[str]:
    try:
        entry = changelog.entry_of(text, version)
    except PackagingError as error:
        return [str(error)]
    found = []
    if entry.date is None:
        found.append(f"CHANGELOG.md has no date for {version}; write `## [{version}] - year-month-day`")
    if not entry.body:
        found.append(f"CHANGELOG.md does not say what is new in {version}; move it there from *Unreleased*")
    return found
