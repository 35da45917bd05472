"""Games for the console: what is export_game, read by the console, is the game that was played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.straights.commands import Action, Discard, Play
from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import import_game
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, Setup, Variant
from tests.support.playing import CHANCES, SEEDS, play_on, walk


def moves_of(session: Session) -> list[Action]:
    return [action for action in session.actions if isinstance(action, Play | Discard)]


def test_one_round_is_left_at_the_next_question() -> None:
    """The rounds before it are needed, since one shuffle follows from another."""
    session = play_on(Session(Setup.of(3, (Human(),) * 4)), 130)
    game = export_game(session, rounds=2)
    assert game.input.endswith("quit\n")
    assert game.input.count("\n") == 4 + 104 + 1
    assert game.output.count("Player1's score") == 2
    assert export_game(session, rounds=3).input == export_game(session).input
    assert "quit" not in export_game(session).input


@pytest.mark.parametrize("limit", [ONE_ROUND, 20, 150])
def test_a_game_to_another_score_goes_to_the_console(limit: int) -> None:
    session = play_on(Session(Setup.of(7, (Computer(FIRST_LEGAL),) * 4, Variant(score_limit=limit))))
    game = export_game(session)
    assert game.command == f"straights 7 --score-limit {limit}"
    assert import_game(f"{game.command}\n{game.output}").session.setup.variant == session.setup.variant


@settings(max_examples=70)  # each is played five times
@given(seed=SEEDS, chance=CHANCES, length=st.integers(0, 200), reseeds=st.booleans())
def test_any_game_goes_to_the_console_and_back(
    seed: int, chance: Random, length: int, *, reseeds: bool
) -> None:
    """Whoever played its seats, and however often they changed: the moves are the same, the rest follows."""
    strategies = tuple(chance.choice((Human(), Computer(FIRST_LEGAL))) for _ in range(4))
    session = Session(Setup.of(seed, strategies, Variant(reseed_each_round=reseeds)))
    list(walk(session, chance, length))
    moves = moves_of(session)
    game = export_game(session)
    for text in (game.input, game.output):
        again = import_game(f"{game.command}\n{text}").session
        assert moves == moves_of(again)[: len(moves)]
    rounds = chance.randrange(1, 5)
    begun = export_game(session, rounds)
    again = import_game(f"{begun.command}\n{begun.input}").session
    assert moves[: 52 * rounds] == moves_of(again)[: len(moves[: 52 * rounds])]


def test_a_game_that_is_over_with_its_last_round_is_not_left() -> None:
    """Nobody is asked any more: the text of all its rounds is that of the whole game."""
    session = play_on(Session(Setup.of(7, (Human(),) * 4)))
    rounds = len(session.state.results)

    assert export_game(session, rounds) == export_game(session)
    assert export_game(session, rounds + 1) == export_game(session)
    assert export_game(session, rounds - 1).input.endswith("\nquit\n")
