"""Whatever helps is counted against exactly the round in which it helps, from its first move to its last."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.fast_dataclass import replace
from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.storage.seal import seal_of
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.statistics.store import FILE
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from tests.support.window.player import Player, Seating, counted_game

ROUNDS = 2
CARDS = (13, 7, 1)  # before the first move of a round, one in the middle, and the last


def demonstrate(player: Player) -> None:
    moves = player.count_moves()
    player.key(Qt.Key.Key_D)
    player.until(lambda: player.count_moves() > moves)
    player.program.window.act.demo.setChecked(False)


def ask_for_hint(player: Player) -> None:
    player.key(Qt.Key.Key_H)


def look_at_deck(player: Player) -> None:
    player.program.window.act.deck.trigger()


def open_hands(player: Player) -> None:
    act, bar = player.program.window.act, player.program.replay.bar
    act.replay.trigger()
    bar.last.click()
    bar.hands.click()
    act.replay.trigger()


HELPS = (demonstrate, ask_for_hint, look_at_deck, open_hands)


def own_turns() -> Iterator[Session]:
    """A game before some moves of the player in its first rounds; each with records of its own."""
    session = counted_game()
    first_legal = strategy_named(FIRST_LEGAL)
    while session.turn is not None and session.state.number <= ROUNDS:
        observation = session.observe(session.turn)
        if session.player_of(session.turn) == Human() and len(observation.hand) in CARDS:
            setup = replace(session.setup, salt=f"{len(session.actions):08x}")
            yield Session(setup, session.actions)
        session.submit(first_legal.choose(observation))


def recorded(folder: Path, session: Session) -> dict[int, tuple[int, bool]]:
    """For each round of a game with help, the number of hints and whether it is practice."""
    query = "SELECT number, hints, practice FROM rounds WHERE game = ? AND (hints OR practice)"
    with closing(sqlite3.connect(folder / FILE)) as connection:
        rows = connection.execute(query, (seal_of(session.setup),)).fetchall()
    return {number: (hints, bool(practice)) for number, hints, practice in rows}


@pytest.mark.parametrize("help_with", HELPS)
def test_help_counts_against_exactly_its_round(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, help_with: Callable[[Player], None]
) -> None:
    """Also at the last move of a round, after which the next is dealt at once."""
    monkeypatch.setattr(DeckDialog, "exec", lambda _dialog: None)
    player = seating(counted_game())
    player.preferences.asks_before_deck = False
    found, expected = [], []
    for session in own_turns():
        player.program.game_menu.begin(session)
        player.until_my_turn()
        number = session.state.number
        is_hint = help_with is ask_for_hint
        help_with(player)
        if help_with is not demonstrate:
            player.play_by_dragging()
        player.until_my_turn_or_result()
        found.append(recorded(tmp_path, session))
        expected.append({number: (1, False) if is_hint else (0, True)})

    assert {1, 2} == {number for each in expected for number in each}
    assert expected == found
