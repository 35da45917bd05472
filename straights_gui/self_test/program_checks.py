"""Checks of the program in use: strategies, games, actions and their dialogs, settings, network tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QElapsedTimer, QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtNetwork import QSslSocket
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QWidget

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, SCORE_LIMIT, SEATS, Setup, Variant
from engine.straights.statistics.figures import figures_of
from engine.straights.strategies.registry import NAMES, strategy_named
from straights_gui.model.nearby.finder import NearbyTables
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.saved_games import read_game
from straights_gui.self_test.check import Check, expect, for_each, skip_without
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.self_test.window_driver import WindowDriver, process_events, wait_until
from straights_gui.view.hosting.host_dialog import HostChoices
from straights_gui.view.window.actions import Actions

_PEOPLE = {"one person": 1, "two people": 2}
_LATE = 6  # cards in the hand, so that decisions are fast
SOON_MS = 20_000
_NOT_TRIED = (
    *("open", "save_as"),  # dialogs of Qt, which would store the last folder in the player's settings
    *("copy_game", "copy_seed"),  # the player's clipboard
    "quit",
)
_OPPOSITES = {"undo": "redo", "rage_quit": "take_seat"}
_UNSEEN = ("play_forced", "step", "read_aloud", "mute")  # on the table
_OF_NETWORK = ("join_table", "host_table")


def _game(people: int, score_limit: int = SCORE_LIMIT) -> Session:
    """A game that has not begun, and that counts in the statistics with one person."""
    players: tuple[Player, ...] = (*[Human()] * people, *[Computer(FIRST_LEGAL)] * (SEATS - people))
    return Session(replace(Setup.of(44, players, Variant(score_limit)), salt="00ff"))


def _position() -> Session:
    """A game after its first round, in which the only person has a choice of cards."""
    session, first = _game(1), strategy_named(FIRST_LEGAL)
    while session.turn is not None:
        observation = session.observe(session.turn)
        is_late = observation.number > 1 and len(observation.hand) <= _LATE
        if is_late and session.turn == 0 and len(observation.legal_plays) > 1:
            break
        session.submit(first.choose(observation))
    return session


def _check_strategy(name: str, _sandbox: Sandbox) -> str:
    session = _position()
    choice = strategy_named(name, seed=1).choose(session.observe(0))
    session.submit(choice)
    return str(choice.card)


def _check_playouts(_sandbox: Sandbox) -> str:
    """Check that a hint, which needs playouts, is found; returns which form of the playouts runs."""
    from engine.straights.advice.advisor import advice_for
    from engine.straights.playouts.compiled import COMPILED  # may load a compiled library and so fail

    expect(advice_for(_position().observe(0)) is not None, "there is no advice")
    return "compiled" if COMPILED else "interpreted: computers that think ahead are weaker"


def _driver(sandbox: Sandbox) -> WindowDriver:
    """The program, with the player on turn in the same position for each check."""
    driver = sandbox.driver or sandbox.open(_position())
    driver.program.game_menu.begin(_position())
    driver.until(lambda: driver.is_my_turn)
    return driver


def _check_start(sandbox: Sandbox) -> None:
    """Check a start as for a player, with a file to open."""
    session = _position()
    model = sandbox.open(session).program.model
    expect(model.session.actions == session.actions, "the file is not opened")


def _check_game(people: str, sandbox: Sandbox) -> str:
    """Check that a game can be played, is saved, and counts if it should."""
    statistics = StatisticsStore(sandbox.folder)
    before = figures_of(statistics.records()).games
    driver = _driver(sandbox)
    program, model = driver.program, driver.program.model
    program.game_menu.begin(_game(_PEOPLE[people], ONE_ROUND))
    driver.play_until(lambda: model.session.is_over and program.table.is_result_shown)
    sandbox.close()
    saved = read_game(Autosave(sandbox.folder).path)
    expect(saved.actions == model.session.actions, "the file holds another game")
    count = figures_of(statistics.records()).games - before
    statistics.close()
    expect(count == (people == "one person"), f"{count} games in the statistics")
    return f"{len(saved.actions)} moves"


def _picture(widget: QWidget) -> bytes:
    image = widget.grab().toImage()  # kept, since its bits do not
    return bytes(image.constBits())


def _check_action(name: str, sandbox: Sandbox) -> str:
    """Check that an action changes the table or opens a dialog; and its opposite."""
    if name in _OF_NETWORK:
        skip_without("websockets")
    program = _driver(sandbox).program
    window, action = program.window, getattr(program.window.act, name)
    expect(not action.icon().isNull(), "it has no icon")
    must_open = action.text().endswith("…")
    before, soon = _picture(window.table), QDeadlineTimer(SOON_MS)
    with _answered_dialogs() as seen:
        action.trigger()
        process_events()
        while not seen and name not in _UNSEEN and (must_open or _picture(window.table) == before):
            expect(not soon.hasExpired(), "no dialog opens" if must_open else "nothing is seen of it")
            process_events()
        wait_until(lambda: name != "review" or program.review.state.is_complete)
        if action.isCheckable():
            action.trigger()
        if name in _OPPOSITES:
            getattr(window.act, _OPPOSITES[name]).trigger()
        if program.help_menu.running_tour is not None:
            program.help_menu.running_tour.end()
        program.moments.close()
        window.review.close()
        program.strategy_runner.wait()  # such as for a hint
        process_events()
    return ", ".join(seen)


@contextmanager
def _answered_dialogs() -> Iterator[list[str]]:
    """The classes of the dialogs that open: confirmations are given, all others are closed."""
    seen: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        seen.append(type(dialog).__name__)
        is_painted = bool(dialog.windowTitle()) and not dialog.grab().isNull()
        if isinstance(dialog, QMessageBox):
            accept = QMessageBox.ButtonRole.AcceptRole
            next(button for button in dialog.buttons() if dialog.buttonRole(button) is accept).click()
        else:
            dialog.reject()
        expect(is_painted, f"{seen[-1]} is blank")

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(1)
    try:
        yield seen
    finally:
        timer.stop()


def _check_settings(sandbox: Sandbox) -> None:
    """Check that settings are written and read, and only in the folder of the checks."""
    settings = QSettings()
    sandbox.preferences.network_name = "L\u00e9a"
    expect(sandbox.preferences.sync(), f"{settings.fileName()} cannot be written")
    expect(Preferences(QSettings()).network_name == "L\u00e9a", "they are others")
    is_file = settings.format() is QSettings.Format.IniFormat  # and not the registry, which is the player's
    is_near = sandbox.folder.resolve() in Path(settings.fileName()).resolve().parents
    expect(is_file and is_near, f"settings are kept in {settings.fileName()}")


def _check_hosting(sandbox: Sandbox) -> str:
    """Check the server that the window starts, and the window at its table."""
    skip_without("websockets")
    program = _driver(sandbox).program
    hosting, tables = program.table_menu.hosting, program.network_tables
    failures: list[str] = []
    hosting.host.failed.connect(failures.append)
    clock = QElapsedTimer()
    clock.start()
    hosting.open(HostChoices("Anna", (Human(),) * 3, Variant(0), None, is_visible=False))
    wait_until(lambda: bool(failures or any(table.client.room is not None for table in tables.tables)))
    expect(not failures, "; ".join(failures))
    started, table, dialog = clock.restart(), tables.tables[0], hosting.dialog
    expect(table.waiting_room.panel.isVisible(), "nobody is waited for")
    expect(dialog is not None and dialog.isVisible(), "the link is not shown")
    hosting.stop()
    encryption = QSslSocket.activeBackend() if QSslSocket.supportsSsl() else "no TLS"
    return f"opened in {started} ms, ended in {clock.elapsed()} ms, {encryption}"


def _check_nearby(_sandbox: Sandbox) -> str:
    """Check that the search for tables can be loaded, and listens on this machine."""
    skip_without("zeroconf")
    finder = NearbyTables(interfaces=("127.0.0.1",))
    finder.start()
    problem = finder.problem
    finder.stop()
    return problem and f"zeroconf: {problem}"


def program_checks() -> tuple[Check, ...]:
    """The checks; needs the Qt application."""
    actions = (name for name, each in vars(Actions(QMainWindow())).items() if isinstance(each, QAction))
    tried = [name for name in actions if name not in (*_NOT_TRIED, *_OPPOSITES.values())]
    return (
        *for_each("Strategy", NAMES, _check_strategy),
        Check("Rounds are played out in thought", _check_playouts),
        Check("The program starts and opens a file", _check_start),
        *for_each("A game is played by", _PEOPLE, _check_game),
        *for_each("Action", tried, _check_action),
        Check("Settings are written, and the player's left alone", _check_settings),
        Check("A table is hosted", _check_hosting),
        Check("Tables on the network can be found", _check_nearby),
    )
