"""What is read from text and values, at its limits: seats, cards, lists and numbers."""

from collections.abc import Callable
from math import inf, nan

import pytest

from engine.cards.card import CARDS
from engine.errors import EngineError
from engine.straights.commands import Discard, Play
from engine.straights.errors import BadMessage
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.storage.notation import format_action, parse_action
from engine.straights.storage.savegame import SaveGameText, dumps, loads
from engine.straights.storage.seal import seal_of, sealed_setup
from engine.straights.storage.wire import (
    MAX_TEXT_LENGTH,
    card_from,
    number_from,
    price_from,
    require_keys,
    seat_from,
    text_from,
)
from engine.straights.storage.wire_reader import cards_from, four_from, list_from
from tests.support.playing import HUMANS, play_on


@pytest.mark.parametrize(
    "seat, is_one", [("-1", False), ("0", False), ("1", True), ("4", True), ("5", False)]
)
def test_a_recorded_action_is_of_one_of_four_seats(seat: str, *, is_one: bool) -> None:
    """Counted from 1."""
    if is_one:
        assert Play(int(seat) - 1, CARDS[0]) == parse_action(f"{seat} play {CARDS[0]}")
        assert f"{seat} play {CARDS[0]}" == format_action(Play(int(seat) - 1, CARDS[0]))
    else:
        with pytest.raises(EngineError):
            parse_action(f"{seat} play {CARDS[0]}")


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_is_written_and_read(card: object) -> None:
    """Played and put down, at each seat."""
    for action in [each for seat in range(4) for each in (Play(seat, card), Discard(seat, card))]:  # type: ignore[arg-type]
        assert action == parse_action(format_action(action))


@pytest.mark.parametrize("count", [0, 1, 4, 5, 6])
def test_a_list_has_no_more_values_than_are_allowed(count: int) -> None:
    """Five here; none is a list as well."""
    values = ["7S"] * count
    if count <= 5:
        assert tuple(values) == list_from(values, str, 5)
    else:
        with pytest.raises(BadMessage):
            list_from(values, str, 5)


@pytest.mark.parametrize("count", range(6))
def test_four_are_four(count: int) -> None:
    """One more or one less is none."""
    if count == 4:
        assert ("1",) * 4 == four_from(["1"] * count, str)
    else:
        with pytest.raises(BadMessage):
            four_from(["1"] * count, str)


@pytest.mark.parametrize("count", [0, 1, 51, 52, 53])
def test_there_are_fifty_two_cards(count: int) -> None:
    """No list of cards is longer."""
    names = [str(CARDS[number % 52]) for number in range(count)]
    if count <= 52:
        assert names == [*map(str, cards_from(names))]
    else:
        with pytest.raises(BadMessage):
            cards_from(names)


@pytest.mark.parametrize("moves", [0, 1, 51, 52, 53, 104])
def test_a_text_that_grows_is_that_of_the_whole_game(moves: int) -> None:
    """Move by move, after some were taken back, and for fewer again."""
    session = play_on(Session(Setup.of(3, HUMANS)), moves)
    text = SaveGameText(session.setup)
    for count in [*range(moves + 1), 0, moves // 2, moves]:
        earlier = session.rewound(count)
        assert dumps(earlier) == text.of(earlier.actions)
        assert earlier.actions == loads(text.of(earlier.actions)).actions


@pytest.mark.parametrize("bits", [0, 1, 2**200])
def test_a_sealed_deal_has_a_seed_of_31_bits_and_a_salt_of_32_digits(bits: int) -> None:
    """Whatever is drawn, the smallest and the largest too."""
    asked: list[int] = []

    def draw(count: int) -> int:
        asked.append(count)
        return min(bits, (1 << count) - 1)

    seats = Setup.of(1, HUMANS).seats
    setup = sealed_setup(seats, Setup.of(1, HUMANS).variant, draw)

    assert {31, 128} == set(asked)
    assert 0 <= setup.seed < 2**31
    assert (32, True) == (len(setup.salt), seal_of(setup) is not None)
    assert seal_of(Setup.of(1, HUMANS)) is None


def from_two_to_five(value: object) -> int:
    """Read a number in a range."""
    return number_from(value, 2, 5, "a number")


def of_three_letters(value: object) -> str:
    """Read a text of three letters at most."""
    return text_from(value, "a text", 3)


def of_any_length(value: object) -> str:
    """Read a text whose length nobody has said."""
    return text_from(value, "a text")


@pytest.mark.parametrize(
    "read, value, is_one",
    [
        *((price_from, value, True) for value in (0, 0.0, 0.25, 1, 999_999.5, 1_000_000)),
        *((price_from, value, False) for value in (-0.25, 1_000_000.5, inf, nan, True, "1", None)),
        *((seat_from, value, True) for value in (0, 1, 2, 3)),
        *((seat_from, value, False) for value in (-1, 4, 1.0, True, "1", None)),
        *((from_two_to_five, value, True) for value in (2, 5)),
        *((from_two_to_five, value, False) for value in (1, 6, 2.0, True, "2", None)),
        *((of_three_letters, value, True) for value in ("a", "abc")),
        *((of_three_letters, value, False) for value in ("", "abcd", 7, None, ["a"])),
        *(
            (of_any_length, "x" * length, length <= MAX_TEXT_LENGTH)
            for length in (MAX_TEXT_LENGTH, MAX_TEXT_LENGTH + 1)
        ),
        *((card_from, str(card), True) for card in CARDS),
        *((card_from, value, False) for value in ("", "1S", "7", "7SS", "S7", 7, None)),
    ],
)
def test_a_value_of_a_message_keeps_its_limits(
    read: Callable[[object], object], value: object, *, is_one: bool
) -> None:
    """It is read as it was written, and of no other kind; anything else is refused."""
    if is_one:
        found = read(value)
        assert value in (found, str(found))
    else:
        with pytest.raises(BadMessage):
            read(value)


@pytest.mark.parametrize(
    "keys, are_these",
    [("a b", True), ("b a", True), ("a", False), ("a b c", False), ("", False), ("a c", False)],
)
def test_an_object_has_exactly_its_keys(keys: str, *, are_these: bool) -> None:
    """In any order; a refusal names all of them."""
    value: dict[object, object] = dict.fromkeys(keys.split())
    if are_these:
        require_keys(value, {"b", "a"})
    else:
        with pytest.raises(BadMessage, match=r"^expected the keys a, b$"):
            require_keys(value, {"b", "a"})
