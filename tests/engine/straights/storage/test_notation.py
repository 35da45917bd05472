"""Commands as text: typed at the prompt, and recorded in saved games."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.errors import NotationError
from engine.straights.commands import (
    Action,
    Discard,
    Play,
    RageQuit,
    SetStrategy,
    TakeSeat,
)
from engine.straights.errors import NoSuchSeat
from engine.straights.storage.notation import format_action, parse_action

SEATS = st.integers(0, 3)
STRATEGIES = st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True)
ACTIONS = st.one_of(
    st.builds(Play, SEATS, st.sampled_from(CARDS)),
    st.builds(Discard, SEATS, st.sampled_from(CARDS)),
    st.builds(RageQuit, SEATS, STRATEGIES),
    st.builds(TakeSeat, SEATS),
    st.builds(SetStrategy, SEATS, STRATEGIES),
)
SEVEN = Card.parse("7S")


@given(ACTIONS)
def test_a_recorded_action_is_read_as_it_was_written(action: Action) -> None:
    text = format_action(action)

    assert action == parse_action(text)
    assert [text] == text.splitlines()


@pytest.mark.parametrize(
    "action, text",
    [
        (Play(0, SEVEN), "1 play 7S"),
        (Discard(3, SEVEN), "4 discard 7S"),
        (RageQuit(1, "first-legal"), "2 ragequit first-legal"),
        (TakeSeat(1), "2 take"),
        (SetStrategy(2, "x"), "3 strategy x"),
    ],
)
def test_recorded_actions_keep_their_form(action: Action, text: str) -> None:
    """Saved games of earlier days must stay readable."""
    assert text == format_action(action)


@pytest.mark.parametrize(
    "text", ["0 take", "5 take", "-1 take", "01 take", "", "take", "\u0661 take", "1.0 take"]
)
def test_a_recorded_seat_is_one_of_four(text: str) -> None:
    with pytest.raises(NoSuchSeat):
        parse_action(text)


@given(st.text(alphabet="1234 playdiscrgequtk7SKH", max_size=20))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with suppress(NotationError):
        action = parse_action(text)
        assert action == parse_action(format_action(action))
