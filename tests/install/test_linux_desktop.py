"""What Linux desktops read: the entry of the menu, the type of saved games, icons."""

import os
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bundle import names, paths
from bundle.names import LANGUAGES
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.storage.savegame import dumps
from linux import texts, tree
from linux.tree import Entry

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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_menu_speaks_each_language(menu: RawConfigParser, language: str) -> None:
    """What is said in English is said in every language of the game, and differently."""
    for section, keys in (
        ("Desktop Entry", ("GenericName", "Comment", "Keywords")),
        ("Desktop Action new-window", ("Name",)),
    ):
        for key in keys:
            assert menu[section][f"{key}[{language}]"] not in {"", menu[section][key]}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt asks another database")
def test_a_saved_game_is_known_by_name_and_by_content(share: dict[str, Entry], tmp_path: Path) -> None:
    """Qt, which reads types as desktops do, tells a game from other JSON, whatever its file is called."""
    (tmp_path / "share/mime/packages").mkdir(parents=True)
    types = share[f"share/mime/packages/{names.PACKAGE}.xml"].content()
    (tmp_path / "share/mime/packages/straights.xml").write_bytes(types)
    game, other = tmp_path / "game", tmp_path / "other.json"
    game.write_text(dumps(Session(Setup.of(7, (Human(), *[Computer(FIRST_LEGAL)] * 3)))), encoding="utf-8")
    other.write_text('{\n "format": "other-game"\n}\n', encoding="utf-8")
    code = "from PySide6.QtCore import QMimeDatabase; d = QMimeDatabase()\n"
    code += f"print(d.mimeTypeForFile('a{names.SUFFIX}', d.MatchMode.MatchExtension).name())\n"
    code += f"for name in ({str(game)!r}, {str(other)!r}): print(d.mimeTypeForFile(name).name())"

    assert [names.MIME_TYPE, names.MIME_TYPE, "application/json"] == told_by_game(
        code, XDG_DATA_DIRS=f"{tmp_path}/share", XDG_DATA_HOME=str(tmp_path / "home")
    )


def test_the_type_speaks_each_language() -> None:
    """File managers show what it is called."""
    comments = ET.fromstring(texts.mime_type()).iter(f"{TYPES}comment")

    assert set(LANGUAGES) == {one.get(LANGUAGE, "en") for one in comments if one.text}
