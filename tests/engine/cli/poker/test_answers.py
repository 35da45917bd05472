"""What a human may type, and what is said of anything else."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cli.poker.human import BadAnswer, read_bet, read_drop, read_match
from engine.poker.hands.card_names import cards_named

HAND = cards_named("KD KS 10H 4C 2S")


def bet(text: str) -> object:
    return read_bet(text, 9900)


def match(text: str) -> object:
    return read_match(text, 500, 100_000)


def drop(text: str) -> object:
    return {*read_drop(text, HAND)}


@pytest.mark.parametrize(
    "read, expected, texts",
    [
        (bet, None, "f| FOLD "),
        (bet, 0, "h|Hold|check|0"),
        (bet, 5, "b $.05"),
        (bet, 250, "BET   2.50|2.500"),
        (bet, 300, "$3"),
        (bet, 500, "5|b 5|5."),
        (bet, 9900, "all|b all|All in|99"),
        (match, True, "m|Match|y|call|5|$5|b 5|5.00"),
        (drop, {*HAND[3:]}, "4c 2S|2s,4C|{4C, 2S}|4 5|5, 4|4C 5|4♣ 2♠"),
        (drop, set(), "|  |none|No|0|-|keep|{}"),
    ],
)
def test_an_answer_is_typed_in_many_ways(read: Callable[[str], object], expected: object, texts: str) -> None:
    """Short words, long words, amounts with and without a dollar sign, cards and their places."""
    for text in texts.split("|"):
        assert expected == read(text)


@pytest.mark.parametrize(
    "text, sentence",
    [
        *((text, "Nothing was typed.") for text in ("", "  ")),
        *((text, f"'{text}' is neither") for text in ("1e9", "nan", "inf", "5,50", "5 6", "raise 5")),
        ("b", "Bet how much?"),
        ("-5", "A bet cannot be negative."),
        ("b -$5", "A bet cannot be negative."),
        ("99.01", "$99.01 is more than you have: bet $99 at most."),
        ("0.005", "'0.005' is no whole number of cents."),
        ("m", "Nobody has bet, so there is nothing to match."),
        ("\x1b[2J", "'?[2j' is neither an answer nor an amount."),
        ("x" * 500, f"'{'x' * 20}...' is neither"),
        ("5" * 400, "'55555555555555555555...' is neither an answer nor an amount."),
    ],
)
def test_what_is_no_bet_is_told(text: str, sentence: str) -> None:
    with pytest.raises(BadAnswer) as told:
        read_bet(text, 9900)

    assert str(told.value).startswith(sentence)
    assert "Type f to fold" in str(told.value) or "at most" in str(told.value)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "Nothing was typed."),
        ("h", "There is a bet of $5, so you cannot hold."),
        *((text, "The bet is $5, and nobody may raise it or pay less.") for text in ("6", "b 4")),
        *((text, f"'{text}' is no answer here.") for text in ("maybe", "b", "-5", "all")),
    ],
)
def test_what_is_no_match_is_told(text: str, sentence: str) -> None:
    with pytest.raises(BadAnswer, match="Type m to match, or f to fold") as told:
        read_match(text, 500, 100_000)

    assert str(told.value).startswith(sentence)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("3C", "You do not hold 3C; you hold KD, KS, 10H, 4C, 2S."),
        *((text, "You named 4C twice.") for text in ("4C 4c", "4 4C")),
        ("1 2 3 4 5", "These are 5 cards, and you may drop 4 at most."),
        *((text, f"'{text}' is neither a card nor a place from 1 to 5.") for text in ("6", "10", "45", "٣")),
        ("none 4", "'none' is neither a card nor a place from 1 to 5."),
        ("\x07", "'?' is neither a card nor a place from 1 to 5."),
    ],
)
def test_what_is_no_draw_is_told(text: str, sentence: str) -> None:
    with pytest.raises(BadAnswer) as told:
        read_drop(text, HAND)

    assert str(told.value).startswith(sentence)


@given(st.text(max_size=30) | st.text("bfhm0123456789.$, -ackqjtshdc", max_size=12))
def test_anything_that_is_typed_is_an_answer_or_told_what_was_wrong(text: str) -> None:
    """No reader raises anything else, and what it understands keeps to the rules."""
    with suppress(BadAnswer):
        assert (read_bet(text, 9900) or 0) in range(9901)
    with suppress(BadAnswer):
        assert read_match(text, 500, 100_000) in (True, False)
    with suppress(BadAnswer):
        cards = read_drop(text, HAND)
        assert len(set(cards)) == len(cards) <= 4
        assert set(cards) <= set(HAND)


@pytest.mark.parametrize(
    "bet, balance, matching, other",
    [(500, 500, ("all", "5", "m"), "4"), (2000, 1200, ("all", "12", "m"), "11")],
)
def test_who_has_no_more_than_the_bet_gives_all(
    bet: int, balance: int, matching: tuple[str, ...], other: str
) -> None:
    """The question says how much that is; more, or less, is not asked for."""
    assert all(read_match(answer, bet, balance) for answer in matching)
    with pytest.raises(BadAnswer):
        read_match(other, bet, balance)
