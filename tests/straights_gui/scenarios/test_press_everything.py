"""Whatever can be pressed is pressed, in each state: nothing fails, and each press has an effect.

What can be pressed is read off the window. Afterwards the state looks as it did in a fresh program.
"""

from collections.abc import Callable
from itertools import chain, count

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QRadioButton,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions

from engine.fast_dataclass import replace
from engine.straights.protocol.server_messages import PlaceKind, Stage
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Variant
from engine.straights.strategies.registry import strategy_named
from straights_gui.controller.games import new_games
from straights_gui.controller.games.new_games import daily_deal
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage import days
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.sheets.sheet import awaited_dialog
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.theme import tokens
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.window.bar_button import BarButton
from straights_gui.view.window.main_window import MainWindow
from tests.support.playing import play_on
from tests.support.server.messages import place
from tests.support.window.network_table import PEOPLE, ROOM, Table
from tests.support.window.player import Player, Seating, counted_game
from tests.support.window.window_driver import process_events

pytestmark = pytest.mark.usefixtures("few_deals")

SALTS = count(1)
Press = Callable[[], object]


class Desk:
    """A window that is brought to one state, again after each press, and what is seen and done there."""

    def __init__(
        self, window: MainWindow, preferences: Preferences, enter: Callable[[], None], *done: list[str]
    ) -> None:
        """What the program does outside the window is noted in `done`."""
        self.window, self._preferences, self._enter = window, preferences, enter
        self._left: list[str] = []
        self._done = (*done, self._left)
        self._settings = self._all_settings()
        self._asked = QTimer(window)
        self._asked.timeout.connect(self._leave_dialog)
        window.may_close = self._note_close

    def enter(self) -> list[str]:
        """Bring the window to the state, and return what is seen then."""
        scrim_of(self.window).close_all()
        self.window.message.show_text("")
        self.window.act.full_screen.setChecked(False)
        stored = self._preferences.settings
        for key in set(stored.allKeys()) - set(self._settings):
            stored.remove(key)
        for key, value in self._settings.items():
            stored.setValue(key, value)
        self._preferences.changed.emit()
        for panel in self.window.findChildren(SidePanel):
            panel.set_open(False)
        self._enter()
        self.window.activateWindow()
        process_events()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self.seen()

    def pressable(self) -> dict[str, Press]:
        """The entries of menus and the buttons that can be pressed, by what is read on them.

        What is chosen among several stays chosen.
        """
        for menu in self.window.findChildren(QMenu):
            menu.aboutToShow.emit()
            is_ours = not isinstance(menu.parent(), QMenuBar)  # as the one that Qt has for menus without room
            assert not is_ours or tokens().sheet in menu.styleSheet(), menu.title()
        found: list[tuple[str, Press]] = [
            (action.text(), self._press_of(action))
            for action in self.window.findChildren(QAction)
            if action.isEnabled() and action.isVisible() and action.text() and action.menu() is None
            if not (action.isChecked() and action.actionGroup() is not None)
        ]
        kinds = {type(each) for each in self.window.findChildren(QAbstractButton)}
        assert {QCheckBox, QRadioButton}.isdisjoint(kinds)  # those have the look of another program
        found += [
            (f"[{each.text() or each.accessibleName()}]", each.click)
            for each in self.window.findChildren(QAbstractButton)
            if each.isEnabled() and each.isVisible() and not isinstance(each, BarButton)
            if not (each.isChecked() and each.group() is not None)
        ]
        return dict(reversed(found))  # the first of those that have the same text, such as in menus of seats

    def _press_of(self, action: QAction) -> Press:
        """Its keys, but for a letter, which is no shortcut on a sheet or in a field."""
        keys = action.shortcut()
        if len(keys.toString()) < 2:
            return action.trigger
        return lambda: QTest.keySequence(focused(self.window), keys)

    def seen(self) -> list[str]:
        """What is in sight: the parts of the window, what stands on them, and whether they are on."""
        found = []
        for each in self.window.findChildren(QWidget):
            if each.isVisible() and not isinstance(each, FocusRing):
                text = each.text() if isinstance(each, QLabel | QAbstractButton | QLineEdit) else ""
                is_on = isinstance(each, QAbstractButton) and each.isChecked()
                found.append(f"{type(each).__name__} {text} {is_on} {each.isEnabled()}")
        scene = self.window.table.scene_
        cards = [*scene.board, *scene.hand.cards]
        return [*sorted(found), scene.message.text, " ".join(map(str, cards))]

    def effects(self, press: Press) -> tuple[list[str], list[str]]:
        """What has changed after a press, and the errors that it raised."""
        before = self._state()
        for done in self._done:
            done.clear()
        self._asked.start()
        with capture_exceptions() as errors:
            press()
            process_events()
        self._asked.stop()
        after = self._state()
        changed = [*chain(*self._done), *(now for was, now in zip(before, after, strict=True) if was != now)]
        return changed, [repr(error[1]) for error in errors]

    def _state(self) -> list[str]:
        window = self.window
        return [
            repr(self.seen()),
            window.message.text(),
            repr(self._all_settings()),
            QGuiApplication.clipboard().text(),
            repr([panel.is_seen for panel in window.findChildren(SidePanel)]),
            repr(window.windowState()),
            repr([action.isChecked() for action in window.findChildren(QAction)]),
        ]

    def _all_settings(self) -> dict[str, object]:
        settings = self._preferences.settings
        return {key: settings.value(key) for key in settings.allKeys()}

    def _note_close(self) -> bool:
        self._left.append("the window closes")
        return False

    def _leave_dialog(self) -> None:
        if (popup := QApplication.activePopupWidget()) is not None:
            self._left.append("a menu")
            popup.close()
        elif (dialog := awaited_dialog()) is not None:
            self._left.append(dialog.windowTitle())
            dialog.close()


def focused(window: QWidget) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


def begin(player: Player, session: Session) -> None:
    """Bring the program to another game, whatever it shows."""
    program = player.program
    program.replay.close()
    program.moments.close()
    if program.help_menu.lesson is not None:
        program.help_menu.lesson.reject()  # unreached: where each lesson was closed before
    for action in (program.window.act.pause, program.window.act.demo):
        action.setChecked(False)
    player.preferences.choose("ask-before-new-game", False)
    setup = replace(session.setup, salt=f"{next(SALTS):04x}") if session.setup.salt else session.setup
    program.game_menu.begin(Session(setup, session.actions))


def running(player: Player) -> None:
    begin(player, play_on(counted_game(), 12))
    player.until_my_turn()


def round_result(player: Player) -> None:
    begin(player, play_on(counted_game(), 48))
    player.finish_round()
    until_reviewed(player)


def result(player: Player, session: Session | None = None) -> None:
    setup = replace(counted_game().setup, variant=Variant(score_limit=ONE_ROUND))
    begin(player, play_on(session or Session(setup), 48, strategy_named("random", 1)))
    while player.observation.turn is not None:
        player.play_turn()
    until_reviewed(player)


def until_reviewed(player: Player) -> None:
    sheet = player.program.table.overlays.score_sheet
    player.until(lambda: sheet.isVisible() and not sheet.boxes.isHidden())


def daily_result(player: Player) -> None:
    result(player, daily_deal(player.preferences, new_games.today()))
    player.until(lambda: player.program.review.state.result is not None)


def puzzle(player: Player) -> None:
    running(player)
    (player.autosave.path.parent / days.FILE).unlink(missing_ok=True)
    player.program.puzzles.open_first()
    player.until(lambda: player.program.moments.is_open)


def replay(player: Player) -> None:
    running(player)
    player.program.window.act.replay.trigger()


def undone(player: Player) -> None:
    running(player)
    player.program.window.act.undo.trigger()


def left(player: Player) -> None:
    running(player)
    player.program.window.act.rage_quit.trigger()


def today(player: Player) -> None:
    """Without the deal of the day that was begun before, since the sheet would offer to go on with it."""
    running(player)
    for path in player.left_games():
        path.unlink()
    player.program.window.act.today.trigger()


STATES = (running, today, round_result, daily_result, puzzle, replay)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told to the system and to screen readers."""
    done: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: done.append(url.toString()))
    monkeypatch.setattr(ScreenReader, "announce", lambda _reader, text: done.append(text))
    return done


def press_all(desk: Desk) -> None:
    """Press each thing in the state, which is each time what it was in the fresh program."""
    fresh, last, window = desk.enter(), "", desk.window
    names = list(desk.pressable())
    assert len(names) > 20
    for name in names:
        if desk.seen() != fresh:
            assert fresh == desk.enter(), f"after {last}"
        changed, errors = desk.effects(desk.pressable()[name])
        assert (True, []) == (bool(changed), errors), name
        clocks = window.message.findChildren(QTimer)
        assert not window.message.text() or any(each.isActive() for each in clocks)
        last = name


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_all_that_can_be_pressed_has_an_effect(
    seating: Seating, done: list[str], state: Callable[[Player], None]
) -> None:
    player = seating(counted_game())
    desk = Desk(player.program.window, player.preferences, lambda: state(player), done)
    press_all(desk)


def test_each_action_can_be_chosen_in_some_state(seating: Seating) -> None:
    player = seating(counted_game())
    act = player.program.window.act
    chosen = set()
    for state in (running, undone, left, round_result, daily_result, replay):
        state(player)
        chosen |= {name for name, each in act.by_name.items() if each.isEnabled()}

    assert set(act.by_name) == chosen


def guest(table: Table) -> None:
    table.tell(ROOM)
    table.begin(turn=1)


def waiting_host(table: Table) -> None:
    """The waiting room of a host, with places of each kind."""
    places = (*PEOPLE[:2], place("Cora", PlaceKind.COMPUTER, "expert"), place("", PlaceKind.EMPTY))
    table.tell(replace(ROOM, stage=Stage.WAITING, places=places, host=1))


def host_gone(table: Table) -> None:
    guest(table)
    table.client.connection_changed.emit()


@pytest.mark.parametrize("state", [guest, waiting_host, host_gone], ids=lambda state: state.__name__)
def test_all_that_can_be_pressed_at_a_table_has_an_effect(
    table: Table, done: list[str], monkeypatch: pytest.MonkeyPatch, state: Callable[[Table], None]
) -> None:
    if state is host_gone:
        monkeypatch.setattr(TableClient, "is_at_table", False)
        table.client.connection.problem = ConnectionProblem(ProblemKind.CLOSED_BY_HOST)
    press_all(Desk(table.window.window, table.preferences, lambda: state(table), done, table.asked))
