"""What the X server shows after each change is what a full repaint shows: nothing old is left."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.player import Human
from engine.straights.protocol.server_messages import PlaceKind, Stage
from straights_gui.resources import LANGUAGES
from straights_gui.view.appearance.tile import Tile
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.style.theme import TABLES
from tests.support.playing import play_on
from tests.support.server.messages import place
from tests.support.window.dialogs import DIALOGS
from tests.support.window.network_table import PEOPLE, ROOM, Table
from tests.support.window.player import ALONE, COMPUTERS, Player, Seating, at_turn, counted_game, game
from tests.support.window.screen_pictures import outdated_area

SIZES = ((640, 480), (1024, 700), (1600, 1000))
OTHER_SIZES = ((640, 480), (1366, 768), (1024, 700))
PANELS = ("settings", "tracker", "log", "review")


@pytest.fixture(autouse=True)
def still_screen(qapp: QApplication) -> Iterator[None]:
    """Let no caret blink and nothing lie under the pointer; without an X server there is no such picture."""
    if QGuiApplication.platformName() != "xcb":
        pytest.skip("needs an X server, whose pictures are compared: install xvfb")
    blinks = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())
    yield
    qapp.setCursorFlashTime(blinks)


@pytest.fixture
def player(seating: Seating) -> Player:
    return at_turn(seating, play_on(game(), 20))


Change = Callable[[Player], object]
"""Changes what the window shows, through the door that a player would use."""


def outdated(player: Player, changes: Mapping[str, Change]) -> dict[str, QRect]:
    """The changes after which the screen shows something old, with the place of it."""
    found = {}
    for name, change in changes.items():
        change(player)
        player.until(lambda: not player.program.motion.is_running())
        if not (area := outdated_area(player.qtbot)).isNull():
            found[name] = area
    return found


def review_whole(player: Player) -> None:
    """Open the review, and wait for what its thread finds: it would come between two pictures."""
    player.program.window.act.review.trigger()
    player.until(lambda: player.program.review.state.is_complete)


def trigger(action: str) -> Change:
    return lambda player: getattr(player.program.window.act, action).trigger()


def click_tile(value: str) -> Change:
    def click(player: Player) -> None:
        tiles = player.program.window.settings.panel.findChildren(Tile)
        QTest.mouseClick(next(each for each in tiles if each.value == value), Qt.MouseButton.LeftButton)

    return click


def prefer(key: str, value: str | int) -> Change:
    return lambda player: player.preferences.choose(key, value)


def press_focused(key: Qt.Key) -> Change:
    return lambda player: QTest.keyClick(player.program.window.focusWidget(), key)


def resize(width: int, height: int) -> Change:
    def change(player: Player) -> None:
        player.program.window.resize(width, height)
        player.until(lambda: player.program.window.size().toTuple() == (width, height))

    return change


def go_to(number: int) -> Change:
    return lambda player: player.program.replay.go_to(number)


def hold(player: Player) -> None:
    card = player.observation.legal_plays[0]
    start = player.point_of(card)
    player.press(start)
    player.move(start, player.place_of(card) + QPoint(40, 60))


def refuse(player: Player) -> None:
    hand, legal = player.observation.hand, player.observation.legal_plays
    player.double_click(player.point_of(next(card for card in hand if card not in legal)))


CHANGES: dict[str, dict[str, Change]] = {
    "designs": {"open": trigger("appearance")}
    | {name: click_tile(name) for name in (*TABLES, *FACES, *BACKS)},
    "settings": {f"in {code}": prefer("language", code) for code in (*LANGUAGES, "en")}
    | {f"sorted by {order}": prefer("hand-order", order) for order in ("dealt", "suits", "ranks")}
    | {f"four colours: {value}": prefer("four-colours", value) for value in (True, False, True)},
    **{
        f"panels, {size[0]} x {size[1]}": {"another size": resize(*size)}
        | {f"{name} opened": trigger(name) for name in PANELS}
        | {f"{name} closed": trigger(name) for name in reversed(PANELS)}
        for size in SIZES
    },
    "sizes": {f"{width} x {height}": resize(width, height) for width, height in OTHER_SIZES}
    | {"full screen": trigger("full_screen"), "window": trigger("full_screen")},
    "moves and help": {
        "hint": trigger("hint"),
        "refused": refuse,
        "chosen": lambda player: player.key(Qt.Key.Key_Right),
        "held": hold,
        "dropped elsewhere": lambda player: player.release(QPoint(5, 5)),
        "played": Player.play_by_dragging,
        "next turn": Player.until_my_turn,
        "undone": trigger("undo"),
        "redone": trigger("redo"),
        "paused": trigger("pause"),
        "rage-quit": trigger("rage_quit"),
        "taken back": trigger("take_seat"),
    },
    "replay": {"opened": trigger("replay")}
    | {f"at {number}": go_to(number) for number in (3, 4, 9, 2)}
    | {"open hands": lambda player: player.program.replay.bar.hands.click(), "closed": trigger("replay")},
    "lesson": {
        "opened": trigger("learn"),
        "next step": press_focused(Qt.Key.Key_Return),
        "third step": press_focused(Qt.Key.Key_Return),
        "ended": press_focused(Qt.Key.Key_Escape),
    },
}


@pytest.mark.parametrize("what", CHANGES)
def test_each_change_is_painted_at_once_and_leaves_nothing_behind(player: Player, what: str) -> None:
    assert {} == outdated(player, CHANGES[what])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_results_are_painted_wholly_and_go_wholly(seating: Seating, size: tuple[int, int]) -> None:
    player = seating(play_on(game(), 48), size=size)
    changes: dict[str, Change] = {
        "result": Player.finish_round,
        "review": review_whole,
        "no review": trigger("review"),
        "dark": prefer("scheme", "dark"),
        "light": prefer("scheme", "light"),
        "another size": resize(size[0] + 60, size[1] + 40),
        "next round": Player.go_on,
    }

    assert {} == outdated(player, changes)


def test_the_end_of_a_game_and_the_next_game_are_painted_wholly(seating: Seating) -> None:
    player = seating(play_on(game(44, COMPUTERS)))
    player.until(player.program.table.overlays.score_sheet.isVisible)
    changes = {"midnight": prefer("table", "midnight"), "next game": trigger("restart")}

    assert {} == outdated(player, changes)


def test_the_table_is_painted_wholly_after_a_handover(seating: Seating) -> None:
    player = seating(game(5, (Human(), Human(), *ALONE[2:])))
    player.until(player.must_hand_over)
    changes: dict[str, Change] = {
        "handover": Player.must_hand_over,
        "dark": prefer("scheme", "dark"),
        "seen": Player.look,
    }

    assert {} == outdated(player, changes)


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_painted_wholly_and_leaves_nothing(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    player = at_turn(seating, play_on(counted_game(), 20))
    found: dict[str, QRect] = {}

    def look(dialog: QDialog) -> int:
        changes: dict[str, Change] = {
            "opened": lambda _player: dialog.show(),
            "German": prefer("language", "de"),
            "dark": prefer("scheme", "dark"),
            "more contrast": prefer("more-contrast", True),
        }
        found.update(outdated(player, changes))
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    changes = {"closed": DIALOGS[name]}

    assert {} == outdated(player, changes) | found


def test_a_table_over_a_network_is_painted_wholly(qtbot: QtBot, table: Table) -> None:
    """Who waits there and who comes, in other colours and another language; then its game."""
    coming = replace(ROOM, stage=Stage.WAITING, places=(*PEOPLE[:3], place("", PlaceKind.EMPTY)))
    ready = replace(coming, places=tuple(replace(place, is_ready=True) for place in PEOPLE))

    def begin() -> None:
        table.tell(ROOM)
        table.begin(turn=1)

    changes: dict[str, Callable[[], object]] = {
        "opened": table.window.window.show,
        "waiting": lambda: table.tell(coming),
        "ready": lambda: table.tell(ready),
        "dark": lambda: table.preferences.choose("scheme", "dark"),
        "German": lambda: table.preferences.choose("language", "de"),
        "smaller": lambda: table.window.window.resize(640, 480),
        "game": begin,
    }
    found = {}
    for name, change in changes.items():
        change()
        found[name] = outdated_area(qtbot)

    assert {} == {name: area for name, area in found.items() if not area.isNull()}


def test_motion_leaves_no_trace(seating: Seating) -> None:
    player = seating(game(), factor=0.15)

    def play(player: Player) -> None:
        player.take_turn()

    def undo(player: Player) -> None:
        player.program.window.act.undo.trigger()
        player.until_my_turn()

    changes = {"dealt": Player.until_my_turn, "first move": play, "second move": play, "undone": undo}

    assert {} == outdated(player, changes)
