"""States of the real window, with fixed seeds, for screenshots."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SeatSetup, Setup
from engine.straights.statistics.records import GameRecord
from straights_gui.composition import Straights
from straights_gui.model.hosting.hosted_table import qr_matrix
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.platform.waiting import wait_until
from straights_gui.view.network.state import PlaceState, PlaceStatus, WaitingState
from straights_gui.view.network.waiting_room import WaitingRoom
from straights_gui.view.style.theme import FELT, use_theme
from tests.support.playing import play_on
from tests.support.window.window_driver import (
    WindowDriver,
    open_program,
    process_events,
    quick_preferences,
)

NAMES = ("Anna", "Clara", "Diego", "Hugo")
HOSTED_LINK = "http://192.168.1.24:41237/?table=k3f9x2ab"

Open = Callable[[Path, tuple[int, int]], Straights]


def picture(program: Straights) -> QPixmap:
    """The window, with the sheet on its table if there is one."""
    process_events()
    pixmap = program.window.grab()
    for dialog in program.window.findChildren(QDialog):
        if dialog.isVisible():
            dialog.close()
    return pixmap


def close(program: Straights) -> None:
    """Close a program and its window."""
    WindowDriver(program).close()
    use_theme(FELT)


def draw_table(folder: Path, size: tuple[int, int]) -> Straights:
    """The middle of a round."""
    program = start_program(folder, size, seed=5)
    return play_until(program, lambda: len(program.model.session.actions) > 21 and is_my_turn(program))


def draw_round_end(folder: Path, size: tuple[int, int]) -> Straights:
    """The end of a round: discards turned over and counted, the dearest card, and what decided it."""
    program = start_program(folder, size, seed=19, salt="5" * 32)
    play_until(program, lambda: program.event_player.shows_result)
    wait_until(lambda: bool(program.review.state.rounds))
    process_events()
    return program


def draw_replay(folder: Path, size: tuple[int, int]) -> Straights:
    """A position of a finished game, with open hands."""
    program = start_program(folder, size, seed=44)
    play_until(program, lambda: program.model.turn is None and program.game.is_settled)
    program.window.act.replay.trigger()
    program.replay.bar.hands.setChecked(True)
    program.replay.bar.slider.setValue(77)
    return program


def draw_hint(folder: Path, size: tuple[int, int]) -> Straights:
    """A hint on another table, with four suit colours, by night."""
    program = draw_table(folder, size)
    preferences = program._preferences  # noqa: SLF001  # the settings' own window would do the same
    chosen = {"table": "midnight", "four-colours": "yes", "back": "stripes", "hand-order": "suits"}
    for key, value in chosen.items():
        preferences.choose(key, value)
    play_until(program, lambda: is_my_turn(program))
    program.window.act.hint.trigger()
    return program


def draw_statistics(folder: Path, size: tuple[int, int]) -> Straights:
    """Statistics of forty games that computers have played for the picture."""
    program = draw_table(folder, size)
    store = StatisticsStore(folder)
    for number in range(40):
        record_game(store, number)
    store.close()
    shown_at_once(program.window.act.statistics)
    return program


def record_game(store: StatisticsStore, number: int) -> None:
    """Record a game of the first seat among computers."""
    results = play_on(Session(Setup.of(number, (Computer(FIRST_LEGAL),) * 4))).state.results

    def change(record: GameRecord) -> GameRecord:
        for place, result in enumerate(results, 1):
            record = record.with_round(place, result.gained[0], "", f"2026-01-01T{number:02}:{place:02}")
        return record.with_end(len(results), results[-1].scores, 0, f"2026-01-01T{number:02}:59")

    store.change(GameRecord(str(number), FIRST_LEGAL), change)


def draw_waiting_room(folder: Path, size: tuple[int, int]) -> Straights:
    """A table that is hosted here, before the game, with the code of its link."""
    program = draw_table(folder, size)
    room = WaitingRoom(program.table.viewport())
    room.show_code(qr_matrix(HOSTED_LINK))
    kinds = (PlaceStatus.READY, PlaceStatus.NOT_READY, PlaceStatus.EMPTY, PlaceStatus.COMPUTER)
    places = tuple(
        PlaceState(
            "" if kind is PlaceStatus.EMPTY else name,
            kind,
            strategy=FIRST_LEGAL if kind is PlaceStatus.COMPUTER else "",
            portrait="" if kind is PlaceStatus.EMPTY else portrait,
            is_me=seat == 0,
            is_host=seat == 0,
            may_be_filled=kind is PlaceStatus.EMPTY,
            may_be_emptied=kind is PlaceStatus.COMPUTER,
        )
        for seat, (name, kind, portrait) in enumerate(zip(NAMES, kinds, program.table.portraits, strict=True))
    )
    room.show_state(WaitingState(places, HOSTED_LINK, is_ready=True), program.table.table_layout)
    return program


def with_sheet(action: str) -> Open:
    """The table with the sheet that an action of the window opens over or beside it."""

    def draw(folder: Path, size: tuple[int, int]) -> Straights:
        program = draw_table(folder, size)
        shown_at_once(getattr(program.window.act, action))
        return program

    return draw


def shown_at_once(action: QAction) -> None:
    """Let a dialog open without its own event loop."""
    usual = QDialog.exec
    QDialog.exec = QDialog.show  # type: ignore[method-assign,assignment]
    action.trigger()
    QDialog.exec = usual  # type: ignore[method-assign]
    QApplication.processEvents()


def start_program(folder: Path, size: tuple[int, int], *, seed: int, salt: str = "") -> Straights:
    """Start a program in its own folder, with one human, and deal; with a salt the deal is sealed."""
    first, *others = NAMES
    seats = (SeatSetup(first, Human()), *(SeatSetup(name, Computer(FIRST_LEGAL)) for name in others))
    preferences = quick_preferences(folder)
    preferences.network_name = first
    session = Session(Setup(seed, seats, salt=salt))
    program = open_program(session, Autosave(folder), preferences=preferences, size=size)
    program.window.show()
    program.game.start(deal=True)
    return program


def play_until(program: Straights, condition: Callable[[], bool]) -> Straights:
    """Play first-legal for the human until a condition is true; returns the program."""
    WindowDriver(program).play_until(condition)
    return program


def is_my_turn(program: Straights) -> bool:
    """Whether it is the player's turn."""
    return WindowDriver(program).is_my_turn


DRAWINGS: dict[str, Open] = {
    "table": draw_table,
    "hint": draw_hint,
    "round-end": draw_round_end,
    "replay": draw_replay,
    "appearance": with_sheet("appearance"),
    "host": with_sheet("host_table"),
    "hosted-table": draw_waiting_room,
    "today": with_sheet("today"),
    "settings": with_sheet("settings"),
    "statistics": draw_statistics,
}
"""The states, by name."""
