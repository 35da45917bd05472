"""Cards in text: as signs, such as 7♠, and in words for those who listen."""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.text.sentence import Sentence, sentence

SUIT_SIGNS = {
    Suit.CLUBS: "\N{BLACK CLUB SUIT}",
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}",
    Suit.HEARTS: "\N{BLACK HEART SUIT}",
    Suit.SPADES: "\N{BLACK SPADE SUIT}",
}
SUIT_WORDS = {
    Suit.CLUBS: sentence("TableText", "clubs"),
    Suit.DIAMONDS: sentence("TableText", "diamonds"),
    Suit.HEARTS: sentence("TableText", "hearts"),
    Suit.SPADES: sentence("TableText", "spades"),
}
RANK_WORDS = {
    Rank.ACE: sentence("TableText", "ace"),
    Rank.TWO: sentence("TableText", "two"),
    Rank.THREE: sentence("TableText", "three"),
    Rank.FOUR: sentence("TableText", "four"),
    Rank.FIVE: sentence("TableText", "five"),
    Rank.SIX: sentence("TableText", "six"),
    Rank.SEVEN: sentence("TableText", "seven"),
    Rank.EIGHT: sentence("TableText", "eight"),
    Rank.NINE: sentence("TableText", "nine"),
    Rank.TEN: sentence("TableText", "ten"),
    Rank.JACK: sentence("TableText", "jack"),
    Rank.QUEEN: sentence("TableText", "queen"),
    Rank.KING: sentence("TableText", "king"),
}


def card_sign(card: Card) -> str:
    """A card in two or three characters, such as 7♠."""
    return f"{rank_sign(card.rank)}{SUIT_SIGNS[card.suit]}"


def rank_sign(rank: Rank) -> str:
    """A rank in one or two characters, such as 7 or 10."""
    return "10" if rank is Rank.TEN else rank.value


def card_words(card: Card) -> Sentence:
    """The name of a card, such as "seven of spades"."""
    return sentence("TableText", "{rank} of {suit}", rank=RANK_WORDS[card.rank], suit=SUIT_WORDS[card.suit])


def card_in_sentence(card: Card) -> Sentence:
    """A card where a sentence has it, such as "the seven of spades"; ranks differ in gender."""
    suit = SUIT_WORDS[card.suit]
    match card.rank:
        case Rank.ACE:
            return sentence("TableText", "the ace of {suit}", suit=suit)
        case Rank.JACK:
            return sentence("TableText", "the jack of {suit}", suit=suit)
        case Rank.QUEEN:
            return sentence("TableText", "the queen of {suit}", suit=suit)
        case _:
            return sentence("TableText", "the {rank} of {suit}", rank=RANK_WORDS[card.rank], suit=suit)
