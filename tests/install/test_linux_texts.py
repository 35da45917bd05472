"""The texts that come with the Linux packages: manual, licences, changelog; they tell what is so today."""

import gzip
import json
import re
import shutil
import subprocess
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from bundle import names
from engine.straights.console_text import command_line
from engine.straights.strategies.registry import NAMES
from linux import changelog_texts, texts
from straights_gui import startup

USAGES = {names.WINDOW: startup.USAGE, names.CONSOLE: command_line.USAGE}
COMPONENTS = [
    {"name": "A font (in QtGui)", "version": "1.7", "licence": "OFL-1.1"},
    {"name": "Python", "version": "", "licence": "PSF-2.0 AND (MIT OR Zlib)"},
    {"name": "A work with a name that needs more than one line " * 2, "version": "2", "licence": "MIT"},
]


def plain(page: str) -> str:
    """A page of the manual as it is read: with hyphens for its escapes."""
    return page.replace(r"\-", "-")


@pytest.fixture(autouse=True)
def moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources were made after every release, whether this is a checkout of git or not."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "4102444800")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle of nothing but the list of its components."""
    folder = tmp_path / texts.LICENCES
    folder.mkdir(parents=True)
    (folder / "components.json").write_text(json.dumps(COMPONENTS), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("program", USAGES)
def test_the_manual_explains_every_option_of_the_usage(program: str) -> None:
    """Whatever `--help` names stands in the page, at the head of a paragraph and in the synopsis."""
    page = plain(texts.manual_page(program))
    synopsis, explained = page.split(".SH DESCRIPTION")[0], page.split(".SH OPTIONS")[1]
    options = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", USAGES[program]))

    assert {"--help", "--version"} < options
    assert set() == options - set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", synopsis))
    assert set() == options - set(re.findall(r"^\.TP\n\.BI? \"?(--?[a-z-]+)", explained, re.MULTILINE))


@pytest.mark.parametrize("program", USAGES)
def test_the_manual_says_the_version(program: str) -> None:
    """And it is the page of this program, in the section of games."""
    first = plain(texts.manual_page(program)).splitlines()[0]

    assert f".TH {program.upper()} 6 " in first
    assert f'"Straights {names.VERSION}"' in first


def test_the_manual_names_every_computer() -> None:
    """All that may stand after --computers."""
    page = plain(texts.manual_page(names.CONSOLE))

    assert [] == [name for name in NAMES if not re.search(rf"(?<![\w-]){name}(?![\w-])", page)]


@pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")
@pytest.mark.parametrize("program", USAGES)
def test_man_can_show_the_manual(program: str, tmp_path: Path) -> None:
    """Without a warning."""
    page = tmp_path / f"{program}.6"
    page.write_text(texts.manual_page(program), encoding="utf-8")
    argv = ["man", "--warnings", "--encoding=UTF-8", "--local-file", str(page)]
    shown = subprocess.run(argv, capture_output=True, text=True, check=True)

    assert "" == shown.stderr


def test_the_licences_name_every_component(bundle: Path) -> None:
    """Each with its licence; lines that go on begin with a space, as Debian's form wants."""
    notice = texts.copyright_notice(bundle, "usr/lib/straights")
    text = " ".join(notice.split())

    for one in COMPONENTS:
        assert " ".join(f"{one['name']} {one['version']}".split()) + f": {one['licence']}" in text
    assert f"/usr/lib/straights/{texts.LICENCES}" in notice


def test_the_licences_can_be_read_by_machines(bundle: Path) -> None:
    """Every line is a field, goes on with one or parts two paragraphs; every licence is told in full."""
    notice = texts.copyright_notice(bundle, "usr/lib/straights")
    fields = r"(Format|Upstream-Name|Source|Comment|Files|Copyright|License): .*|Comment:| \S.*|  +\S.*|"
    paragraphs = [one for one in notice.split("\n\n") if one.strip()]
    used = re.findall(r"^License: (\S+)$", notice, re.MULTILINE)

    assert [] == [line for line in notice.splitlines() if not re.fullmatch(fields, line)]
    assert paragraphs[0].startswith(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    )
    assert {"Files: *", "Files: usr/lib/straights/_internal/PySide6/*"} <= {
        " ".join(one.split("\n")[0].split()[:2]) for one in paragraphs
    }
    assert {one: used.count(one) for one in ("Expat", "LGPL-3")} == {"Expat": 2, "LGPL-3": 2}
    assert 'THE SOFTWARE IS PROVIDED "AS IS"' in notice


def test_the_licences_tell_the_home_page_once_there_is_one(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address where nothing can ever be is not given out."""
    monkeypatch.delenv("STRAIGHTS_HOME_PAGE", raising=False)
    assert "Source:" not in texts.copyright_notice(bundle, "usr/lib/straights")

    monkeypatch.setenv("STRAIGHTS_HOME_PAGE", "https://example.org/straights")
    assert "\nSource: https://example.org/straights\n" in texts.copyright_notice(bundle, "usr/lib/straights")


def test_debians_changelog_has_a_paragraph_a_release() -> None:
    """Head, points, who and when, in the form that dpkg reads; this version stands first."""
    text = gzip.decompress(changelog_texts.debian_changelog()).decode()
    heads = re.findall(r"^straights \((\S+)\) unstable; urgency=medium$", text, re.MULTILINE)
    ends = re.findall(r"^ -- \S.* <\S+@\S+>  (.*)$", text, re.MULTILINE)

    assert names.RELEASE.debian == heads[0]
    assert [one.version for one in changelog_texts.notes()] == heads
    assert [one.day for one in changelog_texts.notes()] == [parsedate_to_datetime(end).date() for end in ends]
    assert all(
        re.fullmatch(r"(straights \(.*| {2}\* .*| {4}\S.*| -- .*|)", line) for line in text.splitlines()
    )


@pytest.mark.skipif(shutil.which("dpkg-parsechangelog") is None, reason="dpkg-dev is not installed")
def test_dpkg_reads_debians_changelog(tmp_path: Path) -> None:
    """All of it, without a warning."""
    file = tmp_path / "changelog"
    file.write_bytes(gzip.decompress(changelog_texts.debian_changelog()))
    argv = ["dpkg-parsechangelog", "--all", "--format", "rfc822", "-l", str(file)]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)

    assert "" == done.stderr
    assert [one.version for one in changelog_texts.notes()] == re.findall(
        r"^Version: (\S+)$", done.stdout, re.MULTILINE
    )
