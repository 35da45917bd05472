"""Commands as text: typed at the prompt, and recorded in saved games."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.errors import NoSuchCard, NotationError
from engine.straights.commands import (
    Action,
    Command,
    Discard,
    Play,
    Quit,
    RageQuit,
    SetStrategy,
    ShowDeck,
    TakeSeat,
)
from engine.straights.errors import NoSuchSeat, UnknownCommand
from engine.straights.storage.notation import format_action, parse_action, parse_command

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


@pytest.mark.parametrize(
    "line, command",
    [
        ("play 7S", Play(2, SEVEN)),
        ("discard 7S and more", Discard(2, SEVEN)),
        ("deck", ShowDeck(2)),
        ("quit", Quit(2)),
        ("ragequit now", RageQuit(2)),
    ],
)
def test_5_5_2_the_five_commands_are_read(line: str, command: Command) -> None:
    """5.5.2: play, discard, deck, quit and ragequit; further words do not count."""
    assert command == parse_command(line.split(), 2)


@pytest.mark.parametrize("line", ["", "Play 7S", "take", "strategy first-legal", "7S"])
def test_nothing_else_is_a_command_at_the_prompt(line: str) -> None:
    """Neither other words nor what only saved games record."""
    with pytest.raises(UnknownCommand):
        parse_command(line.split(), 0)


@pytest.mark.parametrize("line", ["play", "discard", "play 10S", "discard 7s"])
def test_a_command_without_a_card_that_exists_is_no_such_card(line: str) -> None:
    with pytest.raises(NoSuchCard):
        parse_command(line.split(), 0)


@given(ACTIONS)
def test_a_recorded_action_is_read_as_it_was_written(action: Action) -> None:
    """parse(format(x)) == x, on one line."""
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
    """Damaged records raise nothing else; what is read has a form that is read again as the same."""
    with suppress(NotationError):
        action = parse_action(text)
        assert action == parse_action(format_action(action))
