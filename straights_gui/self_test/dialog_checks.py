"""Checks of everything that is imported on demand: opens and closes each dialog."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from engine.fast_dataclass import replace
from engine.straights.duplicate.duplicate_deal import deal_of
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies.registry import strategy_named
from straights_gui.composition import Straights
from straights_gui.controller.menus.console_export import show_export
from straights_gui.controller.menus.new_games import today
from straights_gui.controller.menus.paste_game import pasted_game
from straights_gui.model.preferences import Scheme
from straights_gui.self_test.extras import skip_without_network
from straights_gui.self_test.sandbox import Check, Sandbox, expect, run_until

_SEED = 5
_ALONE = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))
_TWO = (Human(), Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))
_SALT = "00ff"

# The triggered action, and the dialog that it opens. Qt's file dialogs are left out: they are not ours, and
# would store the last folder in the player's settings.
_DIALOGS = {
    "new": "NewGameDialog",
    "new_seed": "NewGameDialog",
    "team_match": "TeamMatchDialog",
    "join_table": "JoinDialog",
    "host_table": "HostDialog",
    "console": "QMessageBox",
    "seal": "SealDialog",
    "statistics": "StatisticsDialog",
    "settings": "SettingsDialog",
    "rules": "RulesDialog",
    "shortcuts": "ShortcutsDialog",
    "licences": "LicencesDialog",
    "about": "AboutDialog",
    "rage_quit": "QMessageBox",
    "deck": "QMessageBox",
}
_NETWORK_DIALOGS = frozenset({"join_table", "host_table"})
# The classes of all dialogs opened here; a test compares them with those that exist.
OPENED_DIALOGS = frozenset(
    {*_DIALOGS.values(), "ConsoleDialog", "DeckDialog", "HostedTableDialog", "PasteDialog"}
)


@contextmanager
def _closing(kind: str) -> Iterator[None]:
    """Close every dialog as soon as it is visible, and check that it is the only one and of this class."""
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isVisible():
            is_painted = bool(dialog.windowTitle()) and not dialog.grab().isNull()
            seen.append(type(dialog).__name__ if is_painted else f"blank {type(dialog).__name__}")
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(1)
    try:
        yield
    finally:
        timer.stop()
    expect(seen == [kind], f"{seen or 'nothing'} instead of {kind}")


def _game(players: tuple[Player, ...] = _ALONE) -> Session:
    return Session(replace(Setup.of(_SEED, players), salt=_SALT))


def _my_turn(sandbox: Sandbox) -> Straights:
    """A program in which the player is on turn and has enabled all confirmations."""
    program = sandbox.shared(lambda: sandbox.open_settled(_game()))
    preferences = sandbox.preferences()
    preferences.asks_before_deck = preferences.asks_before_rage_quit = True
    run_until(lambda: program.game.is_settled and program.model.turn in program.model.humans)
    return program


def _check_dialog(sandbox: Sandbox, action: str, kind: str) -> None:
    if action in _NETWORK_DIALOGS:
        skip_without_network()
    program = _my_turn(sandbox)
    with _closing(kind):
        getattr(program.window.act, action).trigger()


def _check_paste(sandbox: Sandbox) -> None:
    """Check the dialog for pasted text; the player's clipboard is not read."""
    program = _my_turn(sandbox)
    with _closing("PasteDialog"):
        pasted_game(program.window, "", program.model.session.setup.seats)


def _check_deck(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    sandbox.preferences().asks_before_deck = False
    with _closing("DeckDialog"):
        program.move_menu.show_deck()


def _check_console(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    with _closing("ConsoleDialog"):
        show_export(program.window, program.model.session, program.window.say)


def _check_portraits(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    picker = program.seat_menu.choose_portrait(0)
    expect(picker.isVisible() and not picker.grab().isNull(), "it does not open")
    picker.close()


def _check_tour(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    program.help_menu.start_tour()
    tour = program.help_menu.running_tour
    expect(tour is not None and tour.isVisible(), "it does not start")
    program.window.grab()
    if tour is not None:
        tour.ended.emit()
    expect(program.help_menu.running_tour is None, "it does not end")


def _check_beside(sandbox: Sandbox) -> None:
    """Check the panels and bars beside the table, and the menus that are filled on demand."""
    program = _my_turn(sandbox)
    program.window.show_unsaved("full")
    expect(program.window.unsaved_bar.isVisible(), "no bar for a game that is not saved")
    program.window.show_unsaved("")
    act = program.window.act
    for action in (act.log, act.card_tracker, act.score_race, act.appearance):
        action.trigger()
    for menu in (program.window.act.recent, program.window.act.players):
        menu.aboutToShow.emit()
        expect(not menu.isEmpty(), "an empty menu")
    run_until(lambda: program.game.is_settled)
    for panel in (program.window.log, program.window.card_tracker, program.window.score_race):
        expect(panel.is_open, f"no {panel.objectName()}")
    program.window.grab()


def _check_replay(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    program.window.act.replay.trigger()
    expect(program.replay.bar.isVisible(), "no bar")
    program.window.grab()
    program.window.act.replay.trigger()
    expect(not program.replay.is_open, "it does not close")


def _check_review(sandbox: Sandbox) -> str:
    """Check the review of a round, one of its moments on the table, and the cached review."""
    session = _game()
    while not session.state.results:
        assert session.turn is not None
        session.submit(strategy_named(FIRST_LEGAL).choose(session.observe(session.turn)))
    program = sandbox.open_settled(session)
    panel = program.window.review
    for _ in range(2):
        panel.close()
        panel.open()
        run_until(lambda: program.review.state.is_complete)
    decision = program.review.state.rounds[0].decisions[0]
    panel.panel.opened.emit(decision)
    program.table.card_activated.emit(decision.played.card)
    expect(bool(panel.panel.moment.text.text()), "no answer")
    program.window.grab()
    program.moments.close()
    return f"{len(program.review.state.rounds[0].decisions)} choices"


def _check_puzzle(sandbox: Sandbox) -> str:
    program = _my_turn(sandbox)
    program.window.act.puzzles.trigger()
    run_until(lambda: program.moments.is_open)
    program.moments.close()
    deal = deal_of(today())
    session = Session(deal.setup(("1", "2", "3", "4")))
    while session.turn is not None:
        session.submit(strategy_named(FIRST_LEGAL).choose(session.observe(session.turn)))
    played = sandbox.open_settled(session)
    played.review.open()
    run_until(lambda: bool(played.review.state.others))
    expect(played.review.state.deal == deal.code, "it is not known again")
    return deal.code


def _check_hint(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    heard: list[str] = []
    program.strategy_runner.advice_failed.connect(heard.append)
    program.strategy_runner.advised.connect(lambda advice, _revision: heard.append(type(advice).__name__))
    program.window.act.hint.trigger()
    run_until(lambda: bool(heard))
    expect(heard == ["Advice"], heard[0])


def _check_handover(sandbox: Sandbox) -> None:
    program = sandbox.open_settled(_game(_TWO))
    run_until(program.table.overlays.handover_screen.isVisible)
    program.window.grab()


def _check_dark(sandbox: Sandbox) -> None:
    program = _my_turn(sandbox)
    preferences = sandbox.preferences()
    for scheme in (Scheme.DARK, Scheme.LIGHT, Scheme.SYSTEM):
        preferences.scheme = scheme
        program.settings.apply()
        expect(not program.window.grab().isNull(), f"nothing is painted in {scheme.value}")


DIALOG_CHECKS = (
    *(
        Check(f"Dialog {action}", partial(_check_dialog, action=action, kind=kind))
        for action, kind in _DIALOGS.items()
    ),
    Check("Dialog deck, unasked", _check_deck),
    Check("Dialog paste", _check_paste),
    Check("Dialog console, unasked", _check_console),
    Check("Portraits can be chosen", _check_portraits),
    Check("The tour starts", _check_tour),
    Check("Panels and menus open", _check_beside),
    Check("A replay opens", _check_replay),
    Check("A round is reviewed", _check_review),
    Check("Puzzles and the deal of the day are there", _check_puzzle),
    Check("A hint is given", _check_hint),
    Check("The table is hidden between two people", _check_handover),
    Check("Windows turn dark and light", _check_dark),
)
