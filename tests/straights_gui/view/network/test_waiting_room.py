"""The panel between two games: its words, its buttons, and what a click on them asks for."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.strategies.registry import NAMES
from engine.straights.text.levels import level
from straights_gui.view.network.state import PlaceState, PlaceStatus, WaitingState
from straights_gui.view.network.waiting_room import WaitingRoom
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.text.rendering import shown

READY, NOT_READY, AWAY, EMPTY = (
    PlaceState("Anna", PlaceStatus.READY, is_host=True),
    PlaceState("Bert", PlaceStatus.NOT_READY, is_me=True),
    PlaceState("Cora", PlaceStatus.AWAY),
    PlaceState("", PlaceStatus.EMPTY),
)
COMPUTER = PlaceState("Dora", PlaceStatus.COMPUTER, "expert")
LINK = "https://a/?table=k3f9"
FULL = (READY, NOT_READY, AWAY, COMPUTER)
LAYOUT = TableLayout.for_size(QSizeF(1024, 700), 16.0)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    return window


@pytest.fixture
def room(window: QMainWindow) -> WaitingRoom:
    return WaitingRoom(window)


def show(room: WaitingRoom, state: WaitingState) -> None:
    room.show_state(state, LAYOUT)


def test_the_panel_says_what_is_to_happen_next(room: WaitingRoom) -> None:
    everybody = "The game starts when everyone is ready."
    all_seats = "The game starts when all seats are taken and everyone is ready."
    alone = (READY, EMPTY, EMPTY, EMPTY)
    for state, title, note, ready in (
        (
            WaitingState(alone, LINK, is_ready=True),
            "Waiting for players",
            f"Give others the link, or let computers play.\n{LINK}",
            "Not ready",
        ),
        (
            WaitingState((READY, COMPUTER, EMPTY, EMPTY), LINK, is_ready=True),
            "Waiting for players",
            f"{all_seats}\n{LINK}",
            "Not ready",
        ),
        (WaitingState(FULL, LINK, is_ready=False), "Ready to play?", everybody, "Ready"),
        (WaitingState(FULL, LINK, is_ready=False, is_again=True), "Another game?", everybody, "Ready"),
        (
            WaitingState(FULL, LINK, is_ready=True),
            "Ready to play?",
            "Waiting for the others to be ready…",
            "Not ready",
        ),
        (WaitingState(FULL, LINK), "Ready to play?", everybody, None),
    ):
        show(room, state)
        assert (title, note) == (room.title.text(), room.note.text())
        assert (ready is not None) == room.ready.isVisible()
        assert (True, False) == (room.link.isVisible(), room.retry.isVisible())
        if ready is not None:
            assert (ready, bool(state.is_ready)) == (room.ready.text(), room.ready.isChecked())
    show(room, WaitingState(FULL))
    assert not room.link.isVisible()


def test_each_place_says_who_is_there(room: WaitingRoom) -> None:
    long = "Bartholomäus Großschmidt-Übermut von Hohenstein"
    show(room, WaitingState((READY, NOT_READY, replace(AWAY, name=long), EMPTY), LINK))
    assert ["Anna", "Bert (you)", "Empty seat"] == [room.rows[seat].name.text() for seat in (0, 1, 3)]
    assert room.rows[2].name.text().endswith("…")
    assert "Hohenstein" in room.rows[2].name.toolTip()
    assert ["✓ ready · host", "not ready yet", "away", ""] == [row.status.text() for row in room.rows]
    show(room, WaitingState((COMPUTER,) * 4, LINK))
    assert {f"computer · {shown(level('expert'))}"} == {row.status.text() for row in room.rows}


@pytest.mark.parametrize("size", [(640, 388), (640, 374), (1024, 600), (1280, 700)], ids=str)
@pytest.mark.parametrize("text_height", [14.0, 21.0, 28.0])
def test_the_panel_covers_nobody(room: WaitingRoom, size: tuple[int, int], text_height: float) -> None:
    """Who sits at the table, in small windows and with large text."""
    layout = TableLayout.for_size(QSizeF(*size), text_height)
    room.show_state(WaitingState(FULL, LINK, is_ready=False), layout)

    assert [] == [panel for panel in layout.panels if panel.intersects(QRectF(room.geometry()))]


@pytest.mark.parametrize("size", [(640, 436), (700, 476), (800, 556), (1024, 656), (1920, 1036)], ids=str)
def test_whoever_wants_another_game_still_sees_the_podium(room: WaitingRoom, size: tuple[int, int]) -> None:
    layout = replace(TableLayout.for_size(QSizeF(*size), 16.0), has_result=True)
    room.show_state(WaitingState(FULL, LINK, is_ready=True, is_again=True), layout)

    seen, podium = QRectF(room.geometry()), ResultLayout.for_table(layout).rows
    assert ([], True) == ([row for row in podium if row.intersects(seen)], layout.area.contains(seen))


@pytest.mark.parametrize("size, codes", [((640, 388), 0), ((1180, 760), 1)], ids=str)
def test_the_code_of_the_link_is_there_where_it_has_room(
    room: WaitingRoom, size: tuple[int, int], codes: int
) -> None:
    """Beside the places, and not where the panel only says what is wrong."""
    layout = TableLayout.for_size(QSizeF(*size), 16.0)
    room.window().resize(*size)
    room.show_state(WaitingState(FULL, LINK, is_ready=False), layout)
    room.show_code(((True, False) * 12,) * 25)
    assert room.code is not None
    assert codes == room.code.isVisible()
    assert [] == [panel for panel in layout.panels if panel.intersects(QRectF(room.geometry()))]
    room.show_state(WaitingState(FULL, LINK, title="Oh", problem="No."), layout)
    assert not room.code.isVisible()


def test_space_presses_ready_once_the_sheet_on_the_table_is_closed(room: WaitingRoom, qtbot: QtBot) -> None:
    """The invitation is laid on the table while the window still connects."""
    window = room.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    asked: list[bool] = []
    room.ready.clicked.connect(lambda: asked.append(room.ready.isChecked()))
    show(room, WaitingState(title="One moment", problem="Connecting…"))
    invitation = Sheet(window, "Your table")
    invitation.show()
    show(room, WaitingState(FULL, LINK, is_ready=False))
    QTest.keyClick(invitation, Qt.Key.Key_Escape)
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)

    assert [True] == asked


def test_the_host_gives_seats_to_computers_and_to_nobody(room: WaitingRoom) -> None:
    asked: list[tuple[int, object]] = []
    room.fill_requested.connect(lambda seat, strategy: asked.append((seat, strategy)))
    places = (READY, replace(EMPTY, may_be_filled=True), replace(AWAY, may_be_emptied=True))
    show(room, WaitingState((*places, replace(COMPUTER, may_be_emptied=True)), LINK, strategies=NAMES))
    assert [False, True, True, True] == [row.button.isVisible() for row in room.rows]
    assert ["Computer ▾", "Change ▾", "Change ▾"] == [row.button.text() for row in room.rows[1:]]
    computers = [shown(level(name)) for name in NAMES]
    for seat, entries in (1, computers), (2, [*computers, "", "Remove"]):
        assert entries == [action.text() for action in room.rows[seat].menu.actions()]
    assert [shown(level("expert"))] == [
        each.text() for each in room.rows[3].menu.actions() if each.isChecked()
    ]
    room.rows[1].menu.actions()[0].trigger()
    room.rows[3].menu.actions()[1].trigger()
    room.rows[2].menu.actions()[-1].trigger()
    assert [(1, NAMES[0]), (3, NAMES[1]), (2, None)] == asked

    same = tuple(replace(COMPUTER, strategy=NAMES[0]) for _ in range(8))
    show(room, WaitingState(same, LINK, strategies=NAMES))
    assert [False] * 8 == [row.button.isVisible() for row in room.rows]
    checked = [each.text() for each in room.rows[3].menu.actions() if each.isChecked()]
    assert [shown(level(NAMES[0]))] == checked
