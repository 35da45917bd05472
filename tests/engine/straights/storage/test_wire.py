"""Values of the game as JSON: each has the form of docs/protocol.md, and commands come back as they were."""

import json
from collections.abc import Callable
from contextlib import suppress
from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card, Suit
from engine.errors import EngineError
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import BadMessage
from engine.straights.events import DeckShown, TableLeft
from engine.straights.projection import redact
from engine.straights.session import Session
from engine.straights.storage.wire import (
    MAX_TEXT_LENGTH,
    command_from,
    command_value,
    event_value,
    number_from,
    observation_value,
    price_from,
    seat_from,
    text_from,
)
from tests.support.hosting import validator_of
from tests.support.playing import COMPUTERS, games, play_on, session_with

SEATS = st.integers(0, 3)
STRATEGIES = st.text(min_size=1, max_size=20)
COMMANDS = st.one_of(
    st.builds(Play, st.just(2), st.sampled_from(CARDS)),
    st.builds(Discard, st.just(2), st.sampled_from(CARDS)),
    st.builds(RageQuit, st.just(2), STRATEGIES),
    st.builds(TakeSeat, SEATS),
    st.builds(SetStrategy, SEATS, STRATEGIES),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=5,
)


@given(COMMANDS)
def test_a_command_is_read_as_it_was_written(command: Action) -> None:
    value = command_value(command)
    validator_of("Command").validate(value)

    assert command == command_from(json.loads(json.dumps(value)), 2)


@given(
    st.fixed_dictionaries(
        {"type": JSON | st.sampled_from(["play", "discard", "rage_quit", "take_seat", "set_strategy"])},
        optional={"card": JSON, "seat": JSON, "strategy": JSON, "more": JSON},
    )
    | JSON
)
def test_any_value_is_a_command_or_a_bad_message(value: object) -> None:
    """What is read is what the schema allows, and nothing else is raised."""
    with suppress(BadMessage):
        command_from(value, 2)
        validator_of("Command").validate(value)


@pytest.mark.parametrize(
    "value",
    [
        {"type": "play"},
        {"type": "play", "card": "7S", "seat": 0},
        {"type": "play", "card": "7s"},
        {"type": "play", "card": "7S" * 1000},
        {"type": "take_seat", "seat": True},
        {"type": "take_seat", "seat": 4},
        {"type": "take_seat", "seat": 1.0},
        {"type": "rage_quit", "strategy": ""},
        {"type": "rage_quit", "strategy": "x" * 201},
        {"type": "quit"},
        {"type": ["play"]},
        [],
    ],
)
def test_what_is_no_command_is_refused(value: object) -> None:
    with pytest.raises(BadMessage):
        command_from(value, 0)


def test_a_refusal_names_the_keys_that_are_expected() -> None:
    """All of them, whichever is missing or unknown."""
    for command in ({"type": "play"}, {"type": "play", "card": "7S", "seat": 0}):
        with pytest.raises(BadMessage, match=r"^expected the keys card, type$"):
            command_from(command, 0)


@pytest.mark.parametrize(
    "read, lowest, highest, others",
    [
        (seat_from, 0, 3, (1.0,)),
        (lambda value: number_from(value, 2, 5, "a number"), 2, 5, (2.0,)),
        (price_from, 0, 1_000_000, (-0.25, 1_000_000.5, inf, nan)),
        (price_from, 0.25, 999_999.5, (inf,)),
    ],
    ids=["a seat", "a number", "a price", "a part of a price"],
)
def test_a_number_is_read_from_the_lowest_to_the_highest(
    read: Callable[[object], float], lowest: float, highest: float, others: tuple[float, ...]
) -> None:
    """Truth is none, nor is a text of digits."""
    assert (lowest, highest) == (read(lowest), read(highest))
    for value in (*others, lowest - 1, highest + 1, True, "2", None, [2]):
        with pytest.raises(BadMessage):
            read(value)


@pytest.mark.parametrize("longest", [3, MAX_TEXT_LENGTH])
def test_a_text_has_one_letter_or_more_up_to_its_limit(longest: int) -> None:
    """Of commands: two hundred."""
    assert ["x", "x" * longest] == [text_from("x" * count, "a text", longest) for count in (1, longest)]
    assert "x" * MAX_TEXT_LENGTH == text_from("x" * MAX_TEXT_LENGTH, "a text")
    for value in ("", "x" * (longest + 1), 7, None, ["x"]):
        with pytest.raises(BadMessage):
            text_from(value, "a text", longest)


@given(games(), st.sampled_from([None, 0, 1, 2, 3]))
def test_observations_and_events_have_the_form_of_the_schema(session: Session, viewer: int | None) -> None:
    """Of random games, at random moments, for every viewer."""
    validator_of("Observation").validate(observation_value(session.observe(viewer)))
    for event in session.history:
        validator_of("GameEvent").validate(event_value(redact(event, viewer)))


def test_an_observation_tells_what_the_seat_sees() -> None:
    """Field by field, in the middle of the second round."""
    session = play_on(session_with(COMPUTERS, seed=5), 84)
    seen = session.observe(1)
    value = observation_value(seen)

    assert (1, 2, 80, seen.turn) == (value["seat"], value["round"], value["score_limit"], value["turn"])
    assert [str(card) for card in seen.hand] == value["hand"]
    rows = [[str(Card(rank, suit)) for rank in seen.table.ranks(suit)] for suit in Suit]
    assert rows == value["table"]
    assert "CDHS" == "".join(row[0][1] for row in rows)


def test_what_is_told_to_one_seat_alone_has_a_value_too() -> None:
    order = event_value(DeckShown(1, CARDS))["order"]

    assert [str(card) for card in CARDS] == order
    assert {"type": "deck_shown", "seat": 1, "order": None} == event_value(DeckShown(1, None))
    assert {"type": "table_left", "seat": 2} == event_value(TableLeft(2))


def test_a_bad_message_is_an_error_of_the_engine() -> None:
    """So that who catches those catches it."""
    assert issubclass(BadMessage, EngineError)


def test_an_observation_says_whether_a_card_must_be_put_down() -> None:
    """Only on the viewer's own turn, where nothing fits."""
    session = session_with(COMPUTERS, seed=5)
    told = {True: 0, False: 0}
    while session.state.number == 1:
        for seat in range(4):
            seen = session.observe(seat)
            must_discard = seat == session.turn and not session.legal_plays()
            assert must_discard is observation_value(seen)["must_discard"]
            told[must_discard] += 1
        play_on(session, 1)

    assert all(told.values())
