"""Texts about cards, seats and turns, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import assert_never
from engine.straights.player import Computer, Human, Player
from engine.straights.text.levels import level
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.observation import Observation

_SYMBOLS = {
    Suit.CLUBS: "\N{BLACK CLUB SUIT}",
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}",
    Suit.HEARTS: "\N{BLACK HEART SUIT}",
    Suit.SPADES: "\N{BLACK SPADE SUIT}",
}
_SUITS = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("TableText", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("TableText", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("TableText", "hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("TableText", "spades"),
}
_RANKS = {
    Rank.ACE: QT_TRANSLATE_NOOP("TableText", "ace"),
    Rank.TWO: QT_TRANSLATE_NOOP("TableText", "two"),
    Rank.THREE: QT_TRANSLATE_NOOP("TableText", "three"),
    Rank.FOUR: QT_TRANSLATE_NOOP("TableText", "four"),
    Rank.FIVE: QT_TRANSLATE_NOOP("TableText", "five"),
    Rank.SIX: QT_TRANSLATE_NOOP("TableText", "six"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("TableText", "seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("TableText", "eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("TableText", "nine"),
    Rank.TEN: QT_TRANSLATE_NOOP("TableText", "ten"),
    Rank.JACK: QT_TRANSLATE_NOOP("TableText", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("TableText", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("TableText", "king"),
}


def suit_name(suit: Suit) -> str:
    """The name of a suit, such as "spades"."""
    return QCoreApplication.translate("TableText", str(_SUITS[suit]))


def rank_name(rank: Rank) -> str:
    """The name of a rank, such as "seven"."""
    return QCoreApplication.translate("TableText", str(_RANKS[rank]))


def capitalized(text: str) -> str:
    """The text with a capital as its first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]


def card_name(card: Card) -> str:
    """The name of a card, such as "seven of spades"."""
    return fill(
        QCoreApplication.translate("TableText", "{rank} of {suit}"),
        rank=rank_name(card.rank),
        suit=suit_name(card.suit),
    )


def card_label(card: Card) -> str:
    """A card in two or three characters, such as 7♠ or 10♥."""
    return rank_label(card.rank) + _SYMBOLS[card.suit]


def rank_label(rank: Rank) -> str:
    """A rank in one or two characters, such as 7 or 10."""
    return "10" if rank is Rank.TEN else rank.value


def button_text(card: Card, number: int, count: int, *, is_my_turn: bool, legal: frozenset[Card]) -> str:
    """The accessible name of a card in the hand."""
    translate = QCoreApplication.translate
    if not is_my_turn:
        text = translate("TableText", "{card}, {number} of {count}")
    elif card in legal:
        text = translate("TableText", "{card}, playable, {number} of {count}, press to play")
    elif legal:
        text = translate("TableText", "{card}, not playable, {number} of {count}")
    else:
        text = translate("TableText", "{card}, {number} of {count}, press to discard")
    return fill(text, number=number, count=count, card=capitalized(card_name(card)))


def player_text(player: Player) -> str:
    """The player of a seat: human, or a kind of computer."""
    translate = QCoreApplication.translate
    match player:
        case Human():
            return translate("TableText", "human")
        case Computer(strategy):
            return fill(translate("TableText", "computer · {kind}"), kind=shown(level(strategy)))
        case _:
            return assert_never(player)


def level_text(player: Player) -> str:
    """The player of a seat in short: human, or the level of a computer."""
    return shown(level(player.strategy)) if isinstance(player, Computer) else player_text(player)


def turn_text(observation: Observation) -> str:
    """Tell the viewer what to do now."""
    translate = QCoreApplication.translate
    if observation.turn is None:
        return ""
    if not observation.is_my_turn or isinstance(observation.seats[observation.turn].player, Computer):
        return seat_turn_text(observation)
    if not observation.legal_plays:
        return translate("TableText", "None of your cards fits. Discard one: its rank counts against you.")
    if observation.table.is_empty:
        return translate("TableText", "You have the seven of spades: start the round with it.")
    return translate("TableText", "Your turn: play one of the raised cards.")


def seat_turn_text(observation: Observation) -> str:
    """Name the player on turn, for a viewer who cannot move."""
    if observation.turn is None:
        return ""
    text = QCoreApplication.translate("TableText", "{name}'s turn.")
    return fill(text, name=observation.seats[observation.turn].name)


def demo_text() -> str:
    """The message during the demo."""
    return QCoreApplication.translate("TableText", "Demo: the computer plays for you. Press D to stop.")


def status_text(observation: Observation) -> str:
    """Whose turn it is, in a few words."""
    translate = QCoreApplication.translate
    if observation.turn is None:
        return translate("TableText", "The game is over.")
    if observation.is_my_turn and isinstance(observation.seats[observation.turn].player, Human):
        return translate("TableText", "Your turn")
    return fill(translate("TableText", "{name}'s turn"), name=observation.seats[observation.turn].name)
