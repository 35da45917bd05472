"""Games for the console: what is export_game, read by the console, is the game that was played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.straights.commands import Action, Choice, Discard, Play, RageQuit
from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import import_game
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, Setup, Variant
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import CHANCES, SEEDS, play_on, walk


def last_card(observation: Observation) -> Choice:
    """What nobody of the assignment's computers would choose."""
    assert observation.seat is not None
    if observation.legal_plays:
        return Play(observation.seat, observation.legal_plays[-1])
    return Discard(observation.seat, observation.hand[-1])


def played(session: Session, moves: int, extra: dict[int, Action] | None = None) -> Session:
    """A game after some moves: computers as they do, humans with their last card, exchanges before a move."""
    for number in range(moves):
        if session.turn is None:
            break
        if extra and number in extra:
            session.submit(extra[number])
        observation = session.observe(session.turn)
        choose: Callable[[Observation], Choice] = last_card
        if isinstance(player := session.player_of(session.turn), Computer):
            choose = strategy_named(player.strategy).choose
        session.submit(choose(observation))
    return session


def moves_of(session: Session) -> list[Action]:
    return [action for action in session.actions if isinstance(action, Play | Discard)]


SEATS = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Human())


def test_a_seat_left_in_anger_is_left_in_the_console() -> None:
    session = played(Session(Setup.of(3, SEATS)), 80, {20: RageQuit(0)})
    game = export_game(session)
    assert game.input.split()[:4] == ["h", "c", "c", "h"]
    assert game.input.count("ragequit\n") == 1
    assert "Player1 ragequits." in game.output
    assert moves_of(import_game(game.input, 3).session)[:80] == moves_of(session)


def test_one_round_is_left_at_the_next_question() -> None:
    """The rounds before it are needed, since one shuffle follows from another."""
    session = played(Session(Setup.of(3, (Human(),) * 4)), 130)
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


@pytest.mark.parametrize(
    "seed, written", [(2**31 - 1, 2**31 - 1), (2**31, -(2**31)), (2**32 - 5, -5), (-(2**31), -(2**31))]
)
def test_a_large_seed_is_written_as_the_console_reads_it(seed: int, written: int) -> None:
    """The console takes a C++ int; the deals are the same."""
    session = played(Session(Setup.of(seed, (Human(),) * 4)), 30)
    game = export_game(session)
    assert game.command == f"straights {written}"
    assert moves_of(import_game(f"{game.command}\n{game.output}").session) == moves_of(session)


def test_a_game_that_is_over_with_its_last_round_is_not_left() -> None:
    """Nobody is asked any more: the text of all its rounds is that of the whole game."""
    session = play_on(Session(Setup.of(7, (Human(),) * 4)))
    rounds = len(session.state.results)

    assert export_game(session, rounds) == export_game(session)
    assert export_game(session, rounds + 1) == export_game(session)
    assert export_game(session, rounds - 1).input.endswith("\nquit\n")
