"""Parses what a human types: into an answer, or an error that says what may be typed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.errors import NoSuchCard
from engine.poker.errors import NotMoney
from engine.poker.game.money import cents_of, format_cents
from engine.poker.hands.card_names import card_named, name_of
from engine.poker.hands.hand import MAX_DISCARDS

BET_HELP = "Type f to fold, h to hold, or a number such as 5 or 2.50 to bet so many dollars."
MATCH_HELP = "Type m to match, or f to fold."
DRAW_HELP = (
    "Type the cards to drop, such as 2H 10D, or their places, such as 4 5, at most four; nothing keeps all."
)

BEST_FIRST = (
    "The best hand first: royal flush, straight flush, four of a kind, full house, flush, straight, "
    "three of a kind, two pair, one pair, high card; the ace is high, or low in a straight to five."
)

_FOLD = ("f", "fold")
_HOLD = ("h", "hold", "check", "pass")
_BET = ("b", "bet")
_MATCH = ("m", "match", "c", "call", "y", "yes")
_ALL = ("a", "all", "all-in", "allin", "all in")
_NO_CARD = ("none", "no", "0", "-", "k", "keep")
_OTHER_SUITS = str.maketrans("♠♥♦♣", "SHDC")


class BadAnswer(Exception):
    """An answer that cannot be understood, with a sentence for the person who typed it."""


def read_bet(text: str, balance: int) -> int | None:
    """The cents to bet, 0 to hold, None to fold.

    >>> read_bet("f", 2000), read_bet("Hold", 2000), read_bet("b 5", 2000), read_bet("$2.50", 2000)
    (None, 0, 500, 250)
    >>> read_bet("all", 2000)
    2000

    Raises BadAnswer.
    """
    text = " ".join(text.lower().split())
    if not text:
        raise BadAnswer(f"Nothing was typed. {BET_HELP}")
    if text in _FOLD:
        return None
    if text in _HOLD:
        return 0
    if text in _MATCH:
        raise BadAnswer(f"Nobody has bet, so there is nothing to match. {BET_HELP}")
    first, _, rest = text.partition(" ")
    amount = rest if first in _BET else text
    if not amount:
        raise BadAnswer(f"Bet how much? {BET_HELP}")
    cents = balance if amount in _ALL else _cents(amount)
    if cents > balance:
        raise BadAnswer(f"{format_cents(cents)} is more than you have: bet {format_cents(balance)} at most.")
    return cents


def read_match(text: str, bet: int, balance: int) -> bool:
    """Whether to match the bet, with the whole balance if that is less, or to fold; amounts in cents.

    >>> read_match("m", 500, 900), read_match("5", 500, 900), read_match("F", 500, 900)
    (True, True, False)
    >>> read_match("all", 500, 300), read_match("3", 500, 300)
    (True, True)

    Raises BadAnswer.
    """
    text = " ".join(text.lower().split())
    if text in _FOLD:
        return False
    if text in _MATCH or (text in _ALL and balance <= bet):
        return True
    if not text:
        raise BadAnswer(f"Nothing was typed. {MATCH_HELP}")
    if text in _HOLD:
        raise BadAnswer(f"There is a bet of {format_cents(bet)}, so you cannot hold. {MATCH_HELP}")
    first, _, rest = text.partition(" ")
    try:
        cents = cents_of(rest if first in _BET else text)
    except NotMoney:
        raise BadAnswer(f"{_quoted(text)} is no answer here. {MATCH_HELP}") from None
    if cents != min(bet, balance):
        raise BadAnswer(f"The bet is {format_cents(bet)}, and nobody may raise it or pay less. {MATCH_HELP}")
    return True


def read_drop(text: str, shown: Sequence[Card]) -> tuple[Card, ...]:
    """The cards to drop from a hand that was displayed in this order.

    >>> from engine.poker.hands.card_names import cards_named
    >>> hand = cards_named("KD KS 10H 4C 2S")
    >>> read_drop("2s, 4C", hand) == read_drop("5 4", hand) == cards_named("2S 4C")
    True
    >>> read_drop("", hand)
    ()

    Raises BadAnswer.
    """
    parts = text.translate(_OTHER_SUITS).strip("{} \t").replace(",", " ").split()
    if not parts or (len(parts) == 1 and parts[0].lower() in _NO_CARD):
        return ()
    cards = tuple(_card(part, shown) for part in parts)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadAnswer(f"You named {name_of(card)} twice. {DRAW_HELP}")
    if len(cards) > MAX_DISCARDS:
        raise BadAnswer(f"These are {len(cards)} cards, and you may drop {MAX_DISCARDS} at most.")
    return cards


def _cents(amount: str) -> int:
    try:
        cents = cents_of(amount)
    except NotMoney:
        if amount.startswith(("-", "$-")):
            raise BadAnswer(f"A bet cannot be negative. {BET_HELP}") from None
        raise BadAnswer(f"{_quoted(amount)} is neither an answer nor an amount. {BET_HELP}") from None
    if len(amount.partition(".")[2].rstrip("0")) > 2:
        raise BadAnswer(f"{_quoted(amount)} is no whole number of cents. {BET_HELP}")
    return cents


def _card(text: str, shown: Sequence[Card]) -> Card:
    """The card of the hand with this name, or at this place from 1 to 5."""
    if text in ("1", "2", "3", "4", "5"):
        return shown[int(text) - 1]
    try:
        card = card_named(text.upper())
    except NoSuchCard:
        raise BadAnswer(f"{_quoted(text)} is neither a card nor a place from 1 to 5. {DRAW_HELP}") from None
    if card not in shown:
        raise BadAnswer(f"You do not hold {name_of(card)}; you hold {', '.join(map(name_of, shown))}.")
    return card


def _quoted(text: str) -> str:
    """What was typed, shortened and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return f"'{shown[:20]}...'" if len(shown) > 20 else f"'{shown}'"
