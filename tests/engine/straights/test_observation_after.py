"""A client that was told events knows what the host would tell it of the whole game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.fast_dataclass import replace
from engine.straights.commands import Quit, RageQuit, ShowDeck, TakeSeat
from engine.straights.events import RoundEnded
from engine.straights.observation import Observation
from engine.straights.observation_after import observation_after, steps
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from tests.support.playing import HUMANS, SEEDS, legal_turns

VIEWERS = (0, 1, 2, 3, None)


def told(session: Session, before: Observation, count: int) -> Observation:
    """What a viewer knows after the events since the first `count` ones, each as it was told of it.

    The end of a round is told without its moves, which are those that were told one by one.
    """
    known, now = before, session.observe(before.seat)
    for event in session.history[count:]:
        heard = redact(event, before.seat)
        if isinstance(heard, RoundEnded):
            heard = replace(heard, result=replace(heard.result, moves=()))
        known = observation_after(known, heard)
    return replace(known, turn=now.turn, legal_plays=now.legal_plays)


@given(SEEDS, st.lists(st.integers(0, 12), min_size=1, max_size=160), st.sampled_from(VIEWERS))
def test_what_is_followed_is_what_is_seen(seed: int, picks: list[int], viewer: int | None) -> None:
    session = Session(Setup.of(seed, HUMANS, Variant(score_limit=20)))
    known = session.observe(viewer)
    for pick in picks:
        if session.turn is None:
            break
        count = len(session.history)
        turns = legal_turns(session.state)
        session.submit(turns[pick % len(turns)])
        known = told(session, known, count)
        assert session.observe(viewer) == known


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_game_with_an_exchange_of_seats_is_followed_to_its_end(viewer: int | None) -> None:
    session = Session(Setup.of(5, HUMANS, Variant(score_limit=80)))
    known, count, number = session.observe(viewer), len(session.history), 0
    while session.turn is not None:
        if number in {30, 70}:
            session.submit(RageQuit(2) if number == 30 else TakeSeat(2))
            assert session.observe(viewer) == told(session, known, count)
        session.submit(legal_turns(session.state)[0])
        number += 1

    assert number > 100
    assert session.observe(viewer) == told(session, known, count)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_each_event_comes_with_the_observation_after_it(viewer: int | None) -> None:
    """Of the last move of a round too, which ends the round and deals the next one."""
    session = Session(Setup.of(5, HUMANS))
    before, count = session.observe(viewer), len(session.history)
    while not session.state.results:
        session.submit(legal_turns(session.state)[0])
    events = [redact(event, viewer) for event in session.history[count:]]
    taken = steps(before, events, session.observe(viewer))

    assert events == [step.event for step in taken]
    assert session.observe(viewer) == taken[-1].observation
    for step in taken[:-1]:
        before = observation_after(before, step.event)
        assert before == step.observation


@pytest.mark.parametrize("command", [ShowDeck(0), Quit(0)])
def test_who_looks_at_the_deck_or_leaves_changes_nothing(command: ShowDeck | Quit) -> None:
    session = Session(Setup.of(5, HUMANS))
    known = session.observe(1)
    (event,) = session.submit(command)

    assert known == observation_after(known, event)
