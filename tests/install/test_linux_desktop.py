"""What Linux desktops read: the entry of the menu, the type of saved games, icons."""

import os
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import pytest

from bundle import names, paths, translated
from linux import texts, tree
from linux.tree import Entry
from straights_gui.resources import DRAFTS
from windows import installer

LANGUAGES = sorted({*names.LANGUAGES[1:]} - DRAFTS)
WINDOW = f"/usr/games/{names.WINDOW}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
TYPES = "{http://www.freedesktop.org/standards/shared-mime-info}"


def told_by_game(code: str, **environment: str) -> list[str]:
    """The words that a Python of its own prints."""
    command = [sys.executable, "-c", code]
    around = os.environ | {"QT_QPA_PLATFORM": "offscreen"} | environment
    done = subprocess.run(
        command, env=around, cwd=Path(texts.__file__).parents[2], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.fixture(autouse=True)
def moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources were made after every release, whether this is a checkout of git or not."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "4102444800")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Entry]:
    """All that desktops read, by its place below `share`; icons need not be painted for it."""
    monkeypatch.setattr(paths, "ICONS", tmp_path)
    for prefix in ("", "document-"):
        for size in tree.SIZES:
            (tmp_path / f"{prefix}{size}.png").write_bytes(b"picture")
    return {entry.path: entry for entry in tree.desktop_files(WINDOW, "share")}


@pytest.fixture
def menu() -> RawConfigParser:
    parser = RawConfigParser(delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names are told by their case there
    parser.read_string(texts.desktop_entry(WINDOW))
    return parser


def test_the_windows_of_the_game_find_its_entry(share: dict[str, Entry], menu: RawConfigParser) -> None:
    """Wayland ties a window to the file that the app id names, X11 by the class; so it has its icon."""
    code = "from straights_gui.application import create_application as m; a = m()\n"
    named, known = told_by_game(f"{code}print(a.desktopFileName(), a.applicationName())")

    assert f"share/applications/{named}.desktop" in share
    assert names.APP_ID == named
    assert known == menu["Desktop Entry"]["StartupWMClass"] == menu["Desktop Entry"]["Icon"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_each_language(menu: RawConfigParser, language: str) -> None:
    """What is said in English is said in every language that is whole, and differently."""
    for section, keys in (
        ("Desktop Entry", ("GenericName", "Comment", "Keywords")),
        ("Desktop Action new-window", ("Name",)),
    ):
        for key in keys:
            assert menu[section][f"{key}[{language}]"] not in {"", menu[section][key]}


def test_translators_need_not_know_the_formats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu names a language as a locale."""
    words = r'C:\Jogos & "<reis>"'
    monkeypatch.setattr(names, "LANGUAGES", ("en", "pt-BR"))
    monkeypatch.setattr(translated, "catalogue", lambda _path: Mock(get=lambda _key: [words]))

    assert words in {one.text for one in ET.fromstring(texts.mime_type()).iter(f"{TYPES}comment")}
    assert r'Comment[pt_BR]=C:\\Jogos & "<reis>"' in texts.desktop_entry(WINDOW).splitlines()
    assert r'"C:\Jogos & $\"<reis>$\""' in installer.texts()


def test_the_type_speaks_each_language() -> None:
    """File managers show what it is called."""
    comments = ET.fromstring(texts.mime_type()).iter(f"{TYPES}comment")

    assert {"en", *LANGUAGES} <= {one.get(LANGUAGE, "en") for one in comments if one.text}
