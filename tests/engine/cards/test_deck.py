"""Decks: the deals of libstdc++ for every seed, round after round."""

import re

import pytest
from hypothesis import given

from engine.cards.card import CARDS
from engine.cards.deck import Deck
from tests.support.paths import GOLDEN
from tests.support.playing import SEEDS, cards

LINES = (GOLDEN / "decks.txt").read_text(encoding="ascii").splitlines()
HANDOUT = (
    "6S 2S 4C 2H 6C AD JD 8D 2D AS JH 7S AH 2C 3H 3S KD 5C 5H 9C 3D JC 6H AC TH 4D 5D TD 7D 4S 7H 4H "
    "TC 9D JS KC 8S KS TS QC 9H 7C 9S QS 5S 8C 8H KH 6D QD QH 3C"
)


def test_all_decks_are_there() -> None:
    assert len(LINES) == 13 * 5


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split(":")[0])
def test_5_3_decks_equal_those_of_libstdcpp(line: str) -> None:
    """5.1 and 5.3: seeded once, shuffled once a round, each round from the order of the one before."""
    match = re.fullmatch(r"seed (-?\d+) round (\d+): (.*)", line)
    assert match is not None
    deck = Deck.unshuffled(int(match[1]))
    for _ in range(int(match[2])):
        deck = deck.shuffled()

    assert " ".join(map(str, deck.order)) == match[3]


def test_5_3_hands_are_blocks_of_the_deck() -> None:
    """5.3: the first 13 cards belong to player 1, the next 13 to player 2, and so on."""
    order = cards(HANDOUT)

    assert Deck(order, 1).hands(4) == (order[:13], order[13:26], order[26:39], order[39:])


def test_a_reseeded_deck_keeps_its_order() -> None:
    """002's rule: the generator starts from the seed again, the order goes on."""
    first = Deck.unshuffled(13).shuffled()
    again = first.reseeded(13)

    assert again.order == first.order
    assert again.generator == Deck.unshuffled(13).generator
    assert again.shuffled() != first.shuffled()


@given(SEEDS)
def test_every_seed_deals_all_cards(seed: int) -> None:
    """The class of any seed from -2**31 to 2**32 - 1 works, and wraps as in C++."""
    deck = Deck.unshuffled(seed).shuffled()

    assert sorted(map(str, deck.order)) == sorted(map(str, CARDS))
    assert deck == Deck.unshuffled(seed % 2**32).shuffled()
