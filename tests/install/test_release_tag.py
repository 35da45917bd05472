"""A tag is refused unless version and changelog say the same; the release's page says what is new."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bundle import names
from release import notes, tag

HISTORY = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-01-31

### Added

- A rule that is
  explained on two lines.

## [1.1.0]

## [1.0.0] - 2025-12-24

- The first.
"""


def test_a_final_version_with_a_dated_heading_may_be_released() -> None:
    """Tag, version and changelog agree: nothing speaks against it."""
    assert [] == tag.objections("v1.2.0", "1.2.0", HISTORY)


@pytest.mark.parametrize(
    "name, version, reason",
    [
        ("v1.2.1", "1.2.0", "engine/version.py says 1.2.0, whose tag is v1.2.0"),
        ("1.2.0", "1.2.0", "engine/version.py says 1.2.0, whose tag is v1.2.0"),
        ("v1.2.0.dev1", "1.2.0.dev1", "1.2.0.dev1 is a pre-release"),
        ("v1.2.0rc1", "1.2.0rc1", "1.2.0rc1 is a pre-release"),
        ("v1.3.0", "1.3.0", "CHANGELOG.md has no heading for 1.3.0"),
        ("v1.1.0", "1.1.0", "CHANGELOG.md has no date for 1.1.0"),
        ("v1.1.0", "1.1.0", "CHANGELOG.md does not say what is new in 1.1.0"),
    ],
)
def test_each_disagreement_is_told(name: str, version: str, reason: str) -> None:
    """What does not fit is named, with what to write instead."""
    told = tag.objections(name, version, HISTORY)

    assert 1 == sum(each.startswith(reason) for each in told)


def test_all_reasons_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The step fails with a line for each, so that nobody tags three times."""
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v0.0.0.dev7")
    monkeypatch.setattr(tag, "VERSION", "9.9.9.dev1")
    with pytest.raises(tag.TagError) as refusal:
        tag.tag()

    first, *reasons = str(refusal.value).splitlines()
    assert ("v0.0.0.dev7 cannot be released:", 3) == (first, len(reasons))


def test_the_step_is_silent_about_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where everything agrees it says so."""
    history = tmp_path / "CHANGELOG.md"
    history.write_text(HISTORY, encoding="utf-8")
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v1.2.0")
    monkeypatch.setattr(tag, "VERSION", "1.2.0")
    monkeypatch.setattr(tag, "CHANGELOG", history)
    tag.tag()

    assert "v1.2.0: the tag, the version and the changelog agree\n" == capsys.readouterr().out


def test_a_branch_is_no_tag(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A workflow's branch does not count, a folder without git has none; it says how to set one."""
    monkeypatch.setenv("GITHUB_REF_TYPE", "branch")
    monkeypatch.setenv("GITHUB_REF_NAME", "v1.2.0")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr("bundle.paths.ROOT", tmp_path)

    with pytest.raises(tag.TagError, match=f"git tag --annotate v{names.VERSION}"):
        tag.tag_here()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_person_is_told_about_the_tag_of_the_checkout(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without a workflow, git says where the checkout stands."""
    author = ["-c", "user.name=Nobody", "-c", "user.email=nobody@straights.invalid"]
    for argv in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "x"], ["tag", "v1.2.0"]):
        subprocess.run(["git", "-C", str(tmp_path), *author, *argv], check=True)
    monkeypatch.delenv("GITHUB_REF_TYPE", raising=False)
    monkeypatch.setattr("bundle.paths.ROOT", tmp_path)

    assert "v1.2.0" == tag.tag_here()


def test_the_page_says_what_is_new_in_this_version_alone() -> None:
    """It begins with the changelog's part, each item on one line; older versions are not in it."""
    text = notes.text_of(HISTORY, "1.2.0")

    assert text.startswith("### Added\n\n- A rule that is explained on two lines.\n\n## Which file\n")
    assert "The first." not in text


def test_the_page_names_the_files_and_what_was_tried() -> None:
    """Every kind of file by its name, and on which systems nobody played."""
    text = notes.text_of(HISTORY, "1.2.0")

    for said in (
        "`straights-1.2.0-windows-x64-setup.exe`",
        "`straights-1.2.0-macos-arm64.dmg`",
        "`straights-1.2.0-macos-x86_64.dmg`",
        "`straights_1.2.0_amd64.deb`",
        "`straights-1.2.0-1.x86_64.rpm`",
        "`straights-1.2.0-linux-x86_64.tar.xz`",
        "`straights-1.2.0.tar.gz`",
        "with a dummy game",
        "never on Fedora",
    ):
        assert said in text


def test_the_page_is_written_beside_what_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not into `dist`, whose files are given away."""
    history = tmp_path / "CHANGELOG.md"
    history.write_text(HISTORY, encoding="utf-8")
    monkeypatch.setattr(notes, "CHANGELOG", history)
    monkeypatch.setattr("bundle.names.VERSION", "1.2.0")
    monkeypatch.setattr("bundle.paths.ROOT", tmp_path)
    monkeypatch.setattr(notes, "TARGET", tmp_path / "build" / "release-notes.md")
    written = notes.notes()

    assert notes.text_of(HISTORY, "1.2.0") == written.read_text(encoding="utf-8")
