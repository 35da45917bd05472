"""The menus of the seats: who may play there, and with which portrait."""

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import NAMES
from straights_gui.controller.games.new_games import chosen_portraits
from straights_gui.view.text.table_text import player_text
from tests.support.window.player import Player, Seating, at_turn, game

TWO_PEOPLE = (Human(), Computer(FIRST_LEGAL), Human(), Computer("expert"))


def menus(player: Player) -> list[QMenu]:
    players = player.program.window.act.submenus["seats"]
    players.aboutToShow.emit()
    return [action.menu() for action in players.actions() if action.menu() is not None]  # type: ignore[misc]


def entry(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


def kind(strategy: str) -> str:
    return player_text(Computer(strategy))


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_seat_offers_what_can_be_done_there(seating: Seating) -> None:
    player = seating(game(5, TWO_PEOPLE))
    viewer = player.look()
    first, computer, second, expert = menus(player)
    offered = ["Play this seat yourself", *map(kind, NAMES), "Portrait…"]

    assert [["Rage-quit", "Portrait…"], offered] * 2 == [texts(each) for each in menus(player)]
    may_leave = [entry(menu, "Rage-quit").isEnabled() for menu in (first, second)]
    assert [viewer == 0, viewer == 2] == may_leave
    for menu, strategy in ((computer, FIRST_LEGAL), (expert, "expert")):
        assert [kind(strategy)] == [each.text() for each in menu.actions() if each.isChecked()]


def test_each_entry_does_what_it_says(player: Player) -> None:
    entry(menus(player)[1], kind("expert")).trigger()
    found = [[seat.player for seat in player.observation.seats]]
    entry(menus(player)[2], "Play this seat yourself").trigger()
    found.append([seat.player for seat in player.observation.seats])
    player.until_settled()
    assert player.program.model.viewer == 0
    entry(menus(player)[0], "Rage-quit").trigger()
    left = player.program.model.session.player_of(0)

    assert [Human(), Computer("expert"), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL)] == found[0]
    assert [Human(), Computer("expert"), Human(), Computer(FIRST_LEGAL)] == found[1]
    assert isinstance(left, Computer)


def right_click(player: Player, point: QPoint) -> list[list[str]]:
    """What stands in the menu that opens then, if one does; it is closed again."""
    found: list[list[str]] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            found.append(texts(menu))
            menu.close()

    QTimer.singleShot(0, look)
    table, mouse = player.program.table, QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.viewport(), QContextMenuEvent(mouse, point, table.mapToGlobal(point)))
    QApplication.processEvents()
    return found


@pytest.mark.parametrize("seat", [0, 3])
def test_a_right_click_opens_the_menu_of_that_seat(player: Player, seat: int) -> None:
    panel = player.program.table.mapFromScene(player.scene.panels[seat].rect.center())
    board = player.program.table.mapFromScene(player.scene.geometry.board.center())

    assert [texts(menus(player)[seat])] == right_click(player, panel)
    assert [] == right_click(player, board)


def test_a_name_is_shown_as_it_is_written(seating: Seating) -> None:
    """Also where a menu would take a letter of it for a key."""
    setup = game().setup
    named = replace(setup, seats=(replace(setup.seats[0], name="Tom & Ann"), *setup.seats[1:]))
    player = at_turn(seating, Session(named))

    assert ["Tom && Ann", *(seat.name for seat in setup.seats[1:])] == [
        each.title() for each in menus(player)
    ]


def test_a_portrait_is_chosen_for_its_seat(player: Player) -> None:
    before = chosen_portraits(player.preferences)
    table = player.program.table
    picker = player.program.seat_menu.choose_portrait(2)
    shown = [each for each, button in picker.buttons.items() if button.isChecked()]
    assert [table.scene_.portraits[2]] == shown  # it follows from the name
    name = next(each for each, button in picker.buttons.items() if not button.isChecked())
    picker.buttons[name].click()
    again = player.program.seat_menu.choose_portrait(2)
    marked = [each for each, button in again.buttons.items() if button.isChecked()]
    again.close()

    assert (*before[:2], name, before[3]) == chosen_portraits(player.preferences)
    assert ([name], name) == (marked, table.scene_.portraits[2])
