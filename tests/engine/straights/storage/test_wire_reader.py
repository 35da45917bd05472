"""Events and observations through JSON and back; anything else is refused, whatever it is."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.fast_dataclass import replace
from engine.straights.errors import BadMessage
from engine.straights.events import Event, RoundEnded
from engine.straights.observation import Observation
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.storage.wire import event_value, observation_value
from engine.straights.storage.wire_reader import event_from, observation_from
from tests.support.playing import games, session_with

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


def as_told(event: Event) -> Event:
    """An event without what the messages leave out: the moves of a round that has ended."""
    if isinstance(event, RoundEnded):
        return replace(event, result=replace(event.result, moves=()))
    return event


def seen_as_told(observation: Observation) -> Observation:
    return replace(observation, results=tuple(replace(each, moves=()) for each in observation.results))


@given(games(), st.sampled_from((0, 1, 2, 3, None)))
def test_what_is_told_is_what_is_read(session: Session, viewer: int | None) -> None:
    """Every event and observation of any game, as any viewer may know it."""
    for event in session.history:
        told = redact(event, viewer)
        assert as_told(told) == event_from(json.loads(json.dumps(event_value(told))))
    seen = session.observe(viewer)
    assert seen_as_told(seen) == observation_from(json.loads(json.dumps(observation_value(seen))))


@given(JSON)
def test_anything_else_is_a_bad_message(value: object) -> None:
    for read in (event_from, observation_from):
        with pytest.raises(BadMessage):
            read(value)


@given(games(), st.data())
def test_a_damaged_observation_is_refused_or_read(session: Session, data: st.DataObject) -> None:
    """Any field replaced by anything: an observation or a BadMessage."""
    value = json.loads(json.dumps(observation_value(session.observe(0))))
    value[data.draw(st.sampled_from(sorted(value)))] = data.draw(JSON)
    with suppress(BadMessage):
        assert isinstance(observation_from(value), Observation)


@pytest.mark.parametrize(
    "field, value, reason",
    [
        ("seats", [], "4 seats"),
        ("seats", [7] * 4, "object"),
        ("seats", {}, "list of at most 4"),
        ("table", [[]] * 3, "4 seats"),
        ("table", [[]] * 5, "list of at most 4"),
        ("table", [["8C"], [], [], []], "row"),
        ("table", [["7D"], [], [], []], "row"),
        ("hand", ["7S"] * 53, "list of at most 52"),
        ("moves", [{"seat": 0, "card": None}] * 53, "list of at most 52"),
        ("moves", [7], "object"),
        ("winners", [0] * 5, "list of at most 4"),
        ("round", 0.5, "number"),
        ("score_limit", -1, "score limit"),
    ],
)
def test_a_field_that_no_game_has_is_refused(field: str, value: object, reason: str) -> None:
    told = json.loads(json.dumps(observation_value(session_with().observe(0))))
    assert isinstance(observation_from(told), Observation)
    with pytest.raises(BadMessage, match=reason):
        observation_from({**told, field: value})


def test_a_table_with_a_gap_is_refused() -> None:
    value = {"type": "none"}
    with pytest.raises(BadMessage):
        event_from(value)
    rows = [["5C", "7C"], [], [], []]
    with pytest.raises(BadMessage, match="row"):
        observation_from({**blank(), "table": rows})


def blank() -> dict[str, object]:
    """The fields of an observation, as far as they are read before the table."""
    return {
        "seat": None,
        "round": 1,
        "score_limit": 80,
        "turn": 0,
        "hand": [],
        "discards": [],
        "legal_plays": [],
    }
