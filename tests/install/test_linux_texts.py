"""The texts that come with the Linux packages: manual, licences, changelog; they tell what is so today."""

import json
import re
from pathlib import Path

import pytest

from bundle import names
from engine.straights.console_text import command_line
from engine.straights.strategies.registry import NAMES
from linux import texts
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
    """The sources have a date, whether this is a checkout of git or not."""
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


def test_the_manual_names_every_computer() -> None:
    page = plain(texts.manual_page(names.CONSOLE))

    assert [] == [name for name in NAMES if not re.search(rf"(?<![\w-]){name}(?![\w-])", page)]


def test_the_licences_name_every_component(bundle: Path) -> None:
    """Each with its licence; lines that go on begin with a space, as Debian's form wants."""
    notice = texts.copyright_notice(bundle, "usr/lib/straights")
    text = " ".join(notice.split())

    for one in COMPONENTS:
        assert " ".join(f"{one['name']} {one['version']}".split()) + f": {one['licence']}" in text
    assert f"/usr/lib/straights/{texts.LICENCES}" in notice
