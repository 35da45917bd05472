"""Checks of the program in use: strategies, a game, actions and their dialogs, network tables."""

from __future__ import annotations

import os
from importlib import import_module

from PySide6.QtNetwork import QSslSocket
from PySide6.QtWidgets import QApplication

from engine.fast_dataclass import replace
from engine.games.registry import offered_presets
from engine.straights.interface.actions import actions_of
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, SCORE_LIMIT, SEATS, Setup, Variant
from engine.straights.strategies.registry import NAMES, strategy_named
from straights_gui.controller.games.other_games import ask_for_other
from straights_gui.model.nearby.finder import NearbyTables
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.saved_games import read_game
from straights_gui.platform.waiting import wait_until
from straights_gui.self_test.check import Checks, captured_errors, expect, for_each
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.view.hosting.host_page import HostChoices

_MOVES = 83  # then there are few cards, and decisions are fast
_NOT_TRIED = (
    *("save", "save_everything"),  # a dialog of Qt, which would store its folder in the player's settings
    *("copy_game", "copy_number"),  # the player's clipboard
    *("redo", "take_seat"),  # not possible in the position
    "quit",
)
_UNSEEN = ("step", "read_aloud", "mute")  # on the table


def _game(score_limit: int = SCORE_LIMIT, moves: int = _MOVES) -> Session:
    """A game of one person with a sealed deal, by default at a choice in the second round."""
    players: tuple[Player, ...] = (Human(), *[Computer(FIRST_LEGAL)] * (SEATS - 1))
    session = Session(replace(Setup.of(44, players, Variant(score_limit)), salt="00ff"))
    for _ in range(moves):
        session.submit(strategy_named(FIRST_LEGAL).choose(session.observe(session.turn)))
    return session


def _check_strategy(name: str, _sandbox: Sandbox) -> str:
    session = _game()
    choice = strategy_named(name, seed=1).choose(session.observe(0))
    session.submit(choice)
    return str(choice.card)


def _check_playouts(_sandbox: Sandbox) -> str:
    """Check which form of the playouts runs."""
    from engine.straights.playouts.compiled import COMPILED  # may load a compiled library and so fail

    return "compiled" if COMPILED else "interpreted: computers that think ahead are weaker"


def _check_folder(sandbox: Sandbox) -> None:
    """Check that games can be kept, without keeping one."""
    folder = sandbox.players_folder
    there = next(each for each in (folder, *folder.parents) if each.exists())
    expect(os.access(there, os.W_OK | os.X_OK), f"nothing can be written to {there}")


def _check_game(sandbox: Sandbox) -> None:
    """Check that a game can be played to its end, and is saved."""
    program = sandbox.play(_game(ONE_ROUND, moves=0))
    session = program.model.session
    program.window.act.demo.trigger()  # the computer plays for the person
    wait_until(lambda: session.is_over and program.table.overlays.is_result_shown)
    sandbox.close()
    saved = read_game(Autosave(sandbox.folder).path)
    expect(saved.actions == session.actions, "the file holds another game")


def _check_action(name: str, sandbox: Sandbox) -> str:
    """Check that an action opens a dialog, or changes the table."""
    if name in ("join_table", "host_table"):
        import_module("websockets")
    window, dialogs = sandbox.play(_game()).window, sandbox.dialogs
    action, before = getattr(window.act, name), window.table.grab().toImage()
    dialogs.clear()
    with captured_errors() as errors:
        action.trigger()
    expect(not errors, "; ".join(errors))  # at once: what was raised opens nothing that could be waited for
    if action.text().endswith("…"):
        wait_until(lambda: bool(dialogs), "no dialog opens")
    elif name not in _UNSEEN:
        wait_until(
            lambda: (
                bool(dialogs or QApplication.activePopupWidget()) or window.table.grab().toImage() != before
            ),
            "nothing is seen of it",
        )
    if action.isCheckable():
        action.trigger()
    elif not dialogs:
        sandbox.close()  # what it shows could cover the table in the next check
    return ", ".join(dialogs)


def _check_other_games(sandbox: Sandbox) -> str:
    """Check that each game but Straights can be set up."""
    window, dialogs = sandbox.play(_game()).window, sandbox.dialogs
    dialogs.clear()
    for name, preset in offered_presets():
        ask_for_other(window, Preferences(), "", f"{name}/{preset.key}")
    return ", ".join(dialogs)


def _check_hosting(sandbox: Sandbox) -> str:
    """Check the server that the window starts, and the window at its table."""
    import_module("websockets")
    program = sandbox.play(_game())
    hosting, tables = program.table_menu.hosting, program.network_tables
    failures: list[str] = []
    hosting.host.failed.connect(failures.append)
    hosting.open(HostChoices("Anna", (Human(),) * 3, is_visible=False))
    wait_until(lambda: bool(failures or any(table.client.room is not None for table in tables.tables)))
    expect(not failures, "; ".join(failures))
    hosting.stop()
    return QSslSocket.activeBackend() if QSslSocket.supportsSsl() else "no TLS"


def _check_nearby(_sandbox: Sandbox) -> str:
    """Check that the search for tables listens on this machine."""
    import_module("zeroconf")
    finder = NearbyTables(interfaces=("127.0.0.1",))
    finder.start()
    finder.stop()
    return finder.problem


def program_checks() -> Checks:
    """The checks; needs the Qt application."""
    actions = [action.name.replace("-", "_") for action in actions_of("window")]
    return {
        **for_each("Strategy", NAMES, _check_strategy),
        "Rounds are played out in thought": _check_playouts,
        "Games can be kept": _check_folder,
        "A game is played": _check_game,
        **for_each("Action", (name for name in actions if name not in _NOT_TRIED), _check_action),
        "Other games can be set up": _check_other_games,
        "A table is hosted": _check_hosting,
        "Tables on the network can be found": _check_nearby,
    }
