"""Checks of play: strategies choose, the window shows a game, computers finish one, a saved one resumes."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.storage.savegame import dumps, loads
from engine.straights.strategies.registry import NAMES, strategy_named
from straights_gui.application import Application, Launcher
from straights_gui.controller.menus.file_requests import FileRequests
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.saved_games import read_game
from straights_gui.self_test.sandbox import Check, Sandbox, expect
from straights_gui.self_test.window_driver import wait_until
from straights_gui.view.table.snapshot import snapshot_of

_SEED, _SHORT = 44, 2  # _SHORT is a game of two rounds
_COMPUTERS = (Computer(FIRST_LEGAL),) * 4
_MOVES = 24  # late enough in a round for fast decisions, early enough for a choice


def _position() -> Session:
    """A game in which the player on turn has a choice."""
    session = Session(Setup.of(_SEED, _COMPUTERS))
    first = strategy_named(FIRST_LEGAL)
    while session.turn is not None:
        observation = session.observe(session.turn)
        if len(session.actions) >= _MOVES and len(observation.legal_plays) > 1:
            return session
        session.submit(first.choose(observation))
    raise LookupError("no choice in the whole game")


def _check_strategy(_sandbox: Sandbox, name: str) -> str:
    session = _position()
    turn = session.turn
    choice = strategy_named(name, seed=1).choose(session.observe(turn))
    session.submit(choice)
    return str(choice.card)


def _check_playouts(_sandbox: Sandbox) -> str:
    """Check that a hint, which needs playouts, is found; returns which form of the playouts runs."""
    from engine.straights.advice.advisor import advice_for
    from engine.straights.playouts.compiled import COMPILED  # may load a compiled library and so fail

    session = _position()
    expect(advice_for(session.observe(session.turn)) is not None, "there is no advice")
    if COMPILED:
        return "compiled"
    return "interpreted, without a C compiler: computers that think ahead are weaker"


def _check_window(sandbox: Sandbox) -> None:
    program = sandbox.open_settled(None)
    expect(program.window.isVisible(), "no window")
    expect(len(program.table.scene_.hand.cards) > 0, "no hand")
    expect(not program.window.grab().isNull(), "nothing is painted")


def _check_aids(sandbox: Sandbox) -> str:
    """Check the preview of a card's effect, and the animated undo and redo of a move."""
    program = sandbox.open_settled(Session(Setup.of(_SEED, (Human(), *_COMPUTERS[1:]))))
    wait_until(lambda: program.game.is_settled and program.model.turn == 0)
    table, observation = program.table, program.model.observation()
    card = (observation.legal_plays or observation.hand)[0]
    table.mouse.held.emit(card)
    expect(bool(table.scene_.message.text), "nothing is said of the card")
    table.mouse.hold_ended.emit()
    table.card_activated.emit(card)
    wait_until(lambda: program.game.is_settled and program.model.turn == 0)
    program.motion.factor = 0.1
    for action in (program.window.act.undo, program.window.act.redo):
        action.trigger()
        wait_until(lambda: program.game.is_settled and not program.motion.is_running())
    return str(card)


def _check_game(sandbox: Sandbox) -> str:
    program = sandbox.open_program(Session(Setup.of(_SHORT, _COMPUTERS)))
    program.start()
    wait_until(lambda: program.model.session.is_over)
    wait_until(lambda: program.game.is_settled and program.table.overlays.score_sheet.isVisible())
    session = program.model.session
    expect(bool(session.state.winners), "nobody won")
    saved = read_game(Autosave(sandbox.folder / "games").path)
    expect(saved.actions == session.actions, "the file holds another game")
    return f"{session.state.number} rounds, {len(session.actions)} moves"


def _check_resumed(sandbox: Sandbox) -> str:
    played = _position()
    store = Autosave(sandbox.folder / "resumed")
    store.save(played)
    first, second = sandbox.open_program(played, "other"), sandbox.open_program(store.load(), "resumed")
    for program in (first, second):
        program.game.pause(paused=True)
        program.window.resize(1024, 700)
        program.start()
        wait_until(lambda program=program: program.game.is_settled)  # type: ignore[misc]  # bound now
    expect(snapshot_of(first.table.scene_) == snapshot_of(second.table.scene_), "another picture")
    count = len(played.actions)
    second.game.pause(paused=False)
    wait_until(lambda: len(second.model.session.actions) > count)
    return f"{len(loads(dumps(played).encode()).actions)} moves"


def _check_start(sandbox: Sandbox) -> None:
    """Check a start as for a player, with a file to open, and a request to open another one later."""
    file, later = sandbox.folder / "asked.straights", sandbox.folder / "l\u00e4ter.straights"
    for path, session in ((file, _position()), (later, Session(Setup.of(5, _COMPUTERS)))):
        path.write_text(dumps(session), encoding="utf-8")
    sandbox.preferences()
    application = QApplication.instance()
    files = application.files if isinstance(application, Application) else FileRequests()
    files.ask(file)
    launcher = Launcher(files, sandbox.folder / "started")
    launcher.window.show()
    launcher.window.act.pause.setChecked(True)
    try:
        wait_until(lambda: "44" in launcher.window.seed_label.text())
        if isinstance(application, Application):
            QApplication.sendEvent(application, QFileOpenEvent(str(later)))
        else:
            files.ask(later)
        wait_until(lambda: "5" in launcher.window.seed_label.text())
    finally:
        launcher.window.close()
        launcher.close()


GAME_CHECKS = (
    *(Check(f"Strategy {name}", partial(_check_strategy, name=name)) for name in NAMES),
    Check("Rounds are played out in thought", _check_playouts),
    Check("The window opens with a new game", _check_window),
    Check("Moves are explained, taken back and done again", _check_aids),
    Check("Four computers play a game to its end", _check_game),
    Check("A saved game goes on as it stood", _check_resumed),
    Check("The program starts and opens files", _check_start),
)
