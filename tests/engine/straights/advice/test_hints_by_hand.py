"""What a hint tells of positions made by hand: every fact, and nothing else."""

import pytest

from engine.straights.advice.hints import hint_about
from engine.straights.commands import Discard, Play
from tests.support.playing import VALUES, cards
from tests.support.positions import seen


@pytest.mark.parametrize(
    "card, hand, laid, discards, behind, opened",
    [
        pytest.param("8H", "8H KH TH 6H 5H", "7S 7H", "", "TH KH", "9H", id="upwards from an eight"),
        pytest.param("6H", "6H 2H 8H 9H AH", "7S 7H", "", "2H AH", "5H", id="downwards from a six"),
        pytest.param("7H", "7H 8H 5H 3H KH", "7S", "", "8H 5H 3H KH", "6H", id="both ways from a seven"),
        pytest.param("7H", "7H QC 2S", "7S", "", "", "6H 8H", id="a seven alone opens two"),
        pytest.param("JS", "JS QS", "7S 8S 9S TS", "", "QS", "", id="an own card is opened for nobody else"),
        pytest.param("JS", "JS 2C", "7S 8S 9S TS", "QS", "", "", id="nor is what the seat has put down"),
        pytest.param("KD", "KD QS 2D", "7S 7D 8D 9D TD JD QD", "", "", "", id="behind a king lies nothing"),
        pytest.param("6C", "6C 4D 9C", "7S 7C 8C", "", "", "5C", id="not what lies behind the other end"),
    ],
)
def test_a_hint_to_play_tells_what_lies_behind_the_card(
    card: str, hand: str, laid: str, discards: str, behind: str, opened: str
) -> None:
    observation = seen(hand, laid, discards)
    hint = hint_about(Play(0, *cards(card)), observation)

    assert cards(behind) == hint.behind
    assert set(cards(opened)) == set(hint.opened)
    assert (card[0] in "AK") == hint.ends_row
    assert (VALUES[card[0]], 0) == (hint.points, hint.needed)


@pytest.mark.parametrize(
    "card, laid, needed",
    [
        ("JC", "7S", 4),
        ("JC", "7S 7C", 3),
        ("JC", "7S 7C 6C 5C 4C", 3),
        ("JC", "7S 7C 8C 9C", 1),
        ("2C", "7S 7C 8C 9C TC", 4),
        ("2C", "7S 7C 6C 8C 9C", 3),
        ("AC", "7S", 6),
        ("KC", "7S 8S 9S", 6),
    ],
)
def test_a_hint_to_put_down_tells_how_far_the_card_is_from_its_row(card: str, laid: str, needed: int) -> None:
    """The cards between it and the nearer end of the row; the seven counts where it is missing."""
    observation = seen(f"{card} KH", laid)
    hint = hint_about(Discard(0, *cards(card)), observation)

    assert needed == hint.needed
    assert (VALUES[card[0]], 2) == (hint.points, hint.alternatives)
    assert ((), (), False) == (hint.behind, hint.opened, hint.ends_row)
