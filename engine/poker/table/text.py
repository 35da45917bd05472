"""What is said of five-card draw, in English."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card, Rank
from engine.poker.game.state import Phase
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.text.cards import RANK_WORDS
from engine.text.sentence import EventText, Sentence, plural, sentence, signs

NAME = sentence("Draw", "Five-card draw")
MUCK = sentence("DiscardPile", "Discards")
POT, MAIN_POT, SIDE_POT = sentence("Draw", "Pot"), sentence("Draw", "Main pot"), sentence("Draw", "Side pot")
BET, CHIPS = sentence("Draw", "Bet"), sentence("Sevens", "Chips")

_SAID_AND_WRITTEN = {
    "hand": sentence("Draw", "Hand {number} begins."),
    "ante": sentence("Draw", "{name} pays {chips}."),
    "fold": sentence("Draw", "{name} folds."),
    "check": sentence("Draw", "{name} checks."),
    "bet": sentence("Draw", "{name} bets {chips}."),
    "call": sentence("Draw", "{name} calls with {chips}."),
    "all_in": sentence("Draw", "{name} is all in with {chips}."),
    "exchange": sentence("Draw", "{name} exchanges {count}."),
    "keep": sentence("Draw", "{name} keeps all cards."),
    "renewed": sentence("Draw", "The discards are shuffled and drawn again."),
    "returned": sentence("Draw", "{name} takes back an uncalled bet of {chips}."),
    "shown": sentence("Draw", "{name} shows {cards}."),
    "won": sentence("Draw", "{name} wins {chips}."),
    "out": sentence("Draw", "{name} can’t pay the ante and is out."),
    "game_won": sentence("spoken", "{name} wins the game."),
    "left": sentence("Web", "A computer is now playing for {name}."),
    "seat_back": sentence("Web", "{name} is back."),
}
EVENT_TEXTS = {key: EventText((each,), (each,)) for key, each in _SAID_AND_WRITTEN.items()}
"""What is said of an event, by its key."""

CHECKS, FOLDED, ALL_IN = sentence("Draw", "checks"), sentence("Draw", "folded"), sentence("Draw", "all in")
KEEPS = sentence("Draw", "keeps all")
FOLD, CHECK = sentence("Draw", "Fold"), sentence("Draw", "Check")
KEEP_ALL = sentence("Draw", "Keep all")
HALF_POT, WHOLE_POT, ALL = sentence("Draw", "½ pot"), sentence("Draw", "Pot"), sentence("Draw", "All in")
FOLD_ANYWAY = sentence("Draw", "Checking is free. Fold anyway?")
YOUR_TURN = sentence("Draw", "Your turn: check or bet")
EXCHANGE_CARDS = sentence("Draw", "Your turn: choose up to four cards to exchange")
ALL_FOLDED = sentence("Draw", "All others folded.")
OTHERS_FOLDED = sentence("Draw", "The others in this pot folded.")
NO_HAND = signs("")  # no None, which would be as everybody knows the seat
GAINED = sentence("Draw", "This hand")

_TITLES = {
    Phase.FIRST_BETS: sentence("Draw", "Hand {number} · first bets"),
    Phase.DRAWING: sentence("Draw", "Hand {number} · exchange"),
    Phase.FINAL_BETS: sentence("Draw", "Hand {number} · last bets"),
}
_OVER = sentence("Draw", "Hand {number} · over")
_RANKS = {
    Rank.ACE: sentence("Draw", "aces"),
    Rank.TWO: sentence("Draw", "twos"),
    Rank.THREE: sentence("Draw", "threes"),
    Rank.FOUR: sentence("Draw", "fours"),
    Rank.FIVE: sentence("Draw", "fives"),
    Rank.SIX: sentence("Draw", "sixes"),
    Rank.SEVEN: sentence("Draw", "sevens"),
    Rank.EIGHT: sentence("Draw", "eights"),
    Rank.NINE: sentence("Draw", "nines"),
    Rank.TEN: sentence("Draw", "tens"),
    Rank.JACK: sentence("Draw", "jacks"),
    Rank.QUEEN: sentence("Draw", "queens"),
    Rank.KING: sentence("Draw", "kings"),
}
_HANDS = {
    HandType.HIGH_CARD: sentence("Draw", "{rank} high"),
    HandType.ONE_PAIR: sentence("Draw", "pair of {ranks}"),
    HandType.TWO_PAIR: sentence("Draw", "{ranks} and {others}"),
    HandType.THREE_KIND: sentence("Draw", "three {ranks}"),
    HandType.STRAIGHT: sentence("Draw", "straight up to {rank}"),
    HandType.FLUSH: sentence("Draw", "flush up to {rank}"),
    HandType.FULL_HOUSE: sentence("Draw", "full house: {ranks} and {others}"),
    HandType.FOUR_KIND: sentence("Draw", "four {ranks}"),
    HandType.STRAIGHT_FLUSH: sentence("Draw", "straight flush up to {rank}"),
    HandType.ROYAL_FLUSH: sentence("Draw", "royal flush"),
}


def hand_name(cards: Sequence[Card]) -> Sentence:
    """The name of five cards, such as "kings and nines"; it may stand in a sentence."""
    hand = Hand(cards)
    ranks = [card.rank for card in hand.in_order()]
    other = next((rank for rank in ranks if rank is not ranks[0]), ranks[0])
    named = _HANDS[hand.determine_rank()]
    values = {"rank": RANK_WORDS[ranks[0]], "ranks": _RANKS[ranks[0]], "others": _RANKS[other]}
    used = {name: value for name, value in values.items() if f"{{{name}}}" in named.template}
    return Sentence(named.context, named.template, used)


def beats(won: Sequence[Card], lost: Sequence[Card], *, is_own: bool) -> Sentence:
    """Why a hand has won against another one, or the viewer's own."""
    hand, other, hand_type = hand_name(won), hand_name(lost), Hand(won).determine_rank()
    if hand == other:
        return sentence("Draw", "Both have {hand}: the next highest card decides.", hand=hand)
    count = 1 + (hand_type in (HandType.TWO_PAIR, HandType.THREE_KIND, HandType.FOUR_KIND))
    if is_own:
        return plural(
            "Draw", "{hand} beats your {other}.", "{hand} beat your {other}.", count, hand=hand, other=other
        )
    return plural("Draw", "{hand} beats {other}.", "{hand} beat {other}.", count, hand=hand, other=other)


def title(number: int, phase: Phase) -> Sentence:
    """The game, the number of the hand, and how far it is."""
    named = _TITLES.get(phase, _OVER)
    hand = Sentence(named.context, named.template, {"number": number})
    return signs("{game} · {hand}", game=NAME, hand=hand)
