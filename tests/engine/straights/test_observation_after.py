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
    """What a viewer knows after the events since the first `count` ones, each as it was told of it."""
    now = session.observe(before.seat)
    events = tuple(redact(event, before.seat) for event in session.history[count:])
    return observation_after(before, events, now.turn, now.legal_plays)


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
def test_what_was_missed_can_be_told_at_once(viewer: int | None) -> None:
    """A client that was away for two rounds and an exchange of seats needs no more than the events."""
    session = Session(Setup.of(5, HUMANS))
    known, count = session.observe(viewer), len(session.history)
    for number in range(120):
        if number == 30:
            session.submit(RageQuit(2))
        if number == 70:
            session.submit(TakeSeat(2))
        session.submit(legal_turns(session.state)[0])
    assert session.observe(viewer) == told(session, known, count)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_message_without_the_moves_of_a_round_is_enough(viewer: int | None) -> None:
    """The end of a round is told without its moves, which are those that were told one by one."""
    session = Session(Setup.of(5, HUMANS))
    known, count = session.observe(viewer), len(session.history)
    while not session.state.results:
        session.submit(legal_turns(session.state)[0])
    now = session.observe(viewer)
    events = tuple(
        replace(event, result=replace(event.result, moves=())) if isinstance(event, RoundEnded) else event
        for event in (redact(event, viewer) for event in session.history[count:])
    )

    assert now.results[0].moves
    assert now == observation_after(known, events, now.turn, now.legal_plays)


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
    for number, step in enumerate(taken[:-1], 1):
        assert observation_after(before, events[:number], before.turn, before.legal_plays) == step.observation


@pytest.mark.parametrize("command", [ShowDeck(0), Quit(0)])
def test_who_looks_at_the_deck_or_leaves_changes_nothing(command: ShowDeck | Quit) -> None:
    session = Session(Setup.of(5, HUMANS))
    known = session.observe(1)
    events = session.submit(command)

    assert events
    assert known == observation_after(known, events, known.turn, known.legal_plays)
