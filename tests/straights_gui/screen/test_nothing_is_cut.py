"""No dialog cuts a text: in all languages, with text of three sizes, measured where it is painted."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit

from engine.fast_dataclass import replace
from engine.straights.session import Session
from straights_gui.controller.menus.console_export import show_export
from straights_gui.controller.menus.paste_game import pasted_game
from straights_gui.resources import LANGUAGES
from straights_gui.view.hosting.hosted_table_dialog import HostedTableDialog
from tests.support.window.layout_checks import lasting_cut_texts
from tests.support.window.player import Player, Seating, game

LINK = "http://127.0.0.1:33247/?table=scyad3aw"
ACTIONS = (
    "new",
    "new_seed",
    "team_match",
    "join_table",
    "host_table",
    "console",
    "seal",
    "statistics",
    "settings",
    "rules",
    "shortcuts",
    "licences",
    "about",
    "rage_quit",
    "deck",
)


@pytest.fixture(params=(100, 150, 200), ids=lambda percent: f"{percent} %")
def text_size(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[int]:
    """The size of the system's font, in percent of the usual one."""
    usual = qapp.font()
    font = QFont(usual)
    font.setPointSizeF(usual.pointSizeF() * request.param / 100)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(usual)


def hosted_table(player: Player) -> None:
    """The link of a table, and what comes to be known only after the dialog is shown."""
    dialog = HostedTableDialog(player.program.window, (LINK,), lambda _link: (), is_visible=True)
    dialog.show()
    player.qtbot.waitExposed(dialog)
    QApplication.processEvents()
    note = "The page for phones is missing: only windows can join. To build it: make guest-page"
    dialog.show_note(note)
    dialog.exec()


def openers(player: Player) -> dict[str, Callable[[], object]]:
    """What opens each dialog."""
    program = player.program
    found = {name: getattr(program.window.act, name).trigger for name in ACTIONS}
    return found | {
        "deck unasked": program.move_menu.show_deck,
        "export": lambda: show_export(program.window, program.model.session, program.window.say),
        "paste": lambda: pasted_game(program.window, "c\nc", program.model.session.setup.seats),
        "go on hosting": program.table_menu.hosting.offer_to_go_on,
        "hosted table": lambda: hosted_table(player),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_dialog_cuts_a_text(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, text_size: int, language: str
) -> None:
    """Labels, buttons, choices, fields and lists."""
    shown: list[list[str]] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        player.qtbot.waitExposed(dialog)
        found = lasting_cut_texts(dialog)
        for field in dialog.findChildren(QLineEdit):
            field.clear()  # then dialogs say what is wrong
        shown.append(found + lasting_cut_texts(dialog))
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(
        "straights_gui.controller.hosting.hosting_controller.kept_table", lambda _folder: object()
    )
    player = seating(Session(replace(game().setup, salt="00ff")))
    player.until_my_turn()
    player.preferences.language = language
    player.preferences.asks_before_deck = player.preferences.asks_before_rage_quit = True
    player.until_settled()
    dialogs = openers(player)
    for opener in dialogs.values():
        opener()

    assert len(dialogs) == len(shown)
    assert {} == {name: cut for name, cut in zip(dialogs, shown, strict=True) if cut}
