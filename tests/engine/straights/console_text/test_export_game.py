"""Games for the console: what is export_game, read by the console, is the game that was played."""

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


@pytest.mark.parametrize("limit", [ONE_ROUND, 20, 150])
def test_a_game_to_another_score_goes_to_the_console(limit: int) -> None:
    session = play_on(Session(Setup.of(7, (Computer(FIRST_LEGAL),) * 4, Variant(score_limit=limit))))
    game = export_game(session)
    assert game.command == f"straights 7 --score-limit {limit}"
    assert import_game(f"{game.command}\n{game.output}").session.setup.variant == session.setup.variant


@settings(max_examples=70)  # each is played three times
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
