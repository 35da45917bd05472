"""Drives the program's window: for the tests, the pictures and the benchmarks."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSettings
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.observation import Observation
from engine.straights.session import Session
from straights_gui.composition import Straights
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import Executor, InlineExecutor
from straights_gui.platform.waiting import wait_until

_ROUNDS_OF_EVENTS = 5
_SIZE = (1024, 700)


def process_events() -> None:
    """Process the events that are queued, and those that they queue."""
    for _ in range(_ROUNDS_OF_EVENTS):
        QApplication.processEvents()


def first_card(observation: Observation) -> Card:
    """The choice of the assignment's computer."""
    return (observation.legal_plays or observation.hand)[0]


def preferences_in(folder: Path) -> Preferences:
    """Preferences in a file of the folder."""
    return Preferences(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def quick_preferences(folder: Path) -> Preferences:
    """Preferences in a file there, without animations, pauses, lesson, sheet of today and promises."""
    preferences = preferences_in(folder)
    preferences.choose_speed("at-once")
    preferences.has_seen_lesson = True
    preferences.choose("open-today", False)
    preferences.choose("promise", False)
    return preferences


def open_program(
    session: Session | None,
    store: Autosave,
    *,
    preferences: Preferences | None = None,
    executor: Executor | None = None,
    disk: Executor | None = None,
    factor: float = 0.0,
    size: tuple[int, int] = _SIZE,
) -> Straights:
    """A program whose window is not shown yet; `factor` is that of all durations.

    Without preferences, `quick_preferences` are used.
    """
    chosen = preferences or quick_preferences(store.path.parent)
    program = Straights(session, store, chosen, executor or InlineExecutor(), disk=disk)
    program.motion.factor = program.motion.pause_factor = factor
    program.window.resize(*size)
    return program


class WindowDriver:
    """Plays at the window of a program."""

    def __init__(self, program: Straights) -> None:
        self.program = program

    @property
    def observation(self) -> Observation:
        """What the player at the window sees of the game."""
        return self.program.model.observation()

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for a card of the player at the window."""
        return self.program.game.is_players_turn

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the program run until a condition holds."""
        wait_until(condition)

    def until_settled(self) -> None:
        """Let the program run until nothing moves and the table waits for the player."""
        for _ in range(2):  # what is queued may move something once more
            self.until(lambda: self.program.game.is_settled and not self.program.motion.is_running())
            process_events()

    def point_of(self, card: Card) -> QPoint:
        """A point of the view on a card of the hand where no other lies over it."""
        return self.program.table.point_of(card)

    def go_on(self) -> None:
        """Press the button of what covers the table: the handover screen, or the score sheet."""
        overlays = self.program.table.overlays
        covers = overlays.handover_screen if overlays.is_handover_shown else overlays.score_sheet
        covers.button.click()

    def take_turn(self) -> None:
        """Do what the table waits for, if it does: go on after a result, look at the hand, or play a card."""
        if self.program.event_player.shows_result or self.program.table.overlays.is_handover_shown:
            self.go_on()
        elif self.is_my_turn:
            self.program.table.card_activated.emit(first_card(self.observation))

    def play_until(self, condition: Callable[[], bool]) -> None:
        """Play the first legal card on each turn until a condition holds."""

        def is_reached() -> bool:
            if condition():
                return True
            self.take_turn()
            return False

        self.until(is_reached)
        process_events()

    def close(self) -> None:
        """Close the program as its player would, what it has still queued included."""
        self.program.game.pause(paused=True)
        self.program.stop()
        self.program.window.close()
        QApplication.processEvents()
        self.program.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
