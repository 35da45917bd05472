"""What players read about cards and refusals, in their language. Sentences only; no widget, no decision."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card, Rank, Suit
from engine.errors import (
    CardNotInHand,
    DamagedSaveGame,
    GameIsOver,
    MustLeadSevenOfSpades,
    MustPlay,
    NewerSaveGame,
    NotASaveGame,
    NotYourTurn,
    Refusal,
    SaveGameError,
    SeatIsComputer,
    SeatIsHuman,
)
from engine.straights.commands import Command, Discard, Play
from engine.straights.observation import Observation
from engine.straights.setup import FIRST_LEGAL


def suit_name(suit: Suit) -> str:
    """The name of a suit: spades."""
    translate = QCoreApplication.translate
    return {
        Suit.CLUBS: translate("words", "clubs"),
        Suit.DIAMONDS: translate("words", "diamonds"),
        Suit.HEARTS: translate("words", "hearts"),
        Suit.SPADES: translate("words", "spades"),
    }[suit]


def rank_name(rank: Rank) -> str:
    """The name of a rank: seven."""
    translate = QCoreApplication.translate
    return {
        Rank.ACE: translate("words", "ace"),
        Rank.TWO: translate("words", "two"),
        Rank.THREE: translate("words", "three"),
        Rank.FOUR: translate("words", "four"),
        Rank.FIVE: translate("words", "five"),
        Rank.SIX: translate("words", "six"),
        Rank.SEVEN: translate("words", "seven"),
        Rank.EIGHT: translate("words", "eight"),
        Rank.NINE: translate("words", "nine"),
        Rank.TEN: translate("words", "ten"),
        Rank.JACK: translate("words", "jack"),
        Rank.QUEEN: translate("words", "queen"),
        Rank.KING: translate("words", "king"),
    }[rank]


def card_name(card: Card) -> str:
    """The name of a card: seven of spades."""
    return (
        QCoreApplication.translate("words", "{rank} of {suit}")
        .replace("{rank}", rank_name(card.rank))
        .replace("{suit}", suit_name(card.suit))
    )


def strategy_name(strategy: str | None) -> str:
    """Who plays a seat: you, or a computer of a kind."""
    translate = QCoreApplication.translate
    if strategy is None:
        return translate("words", "human")
    if strategy == FIRST_LEGAL:
        return translate("words", "computer · simple")
    return translate("words", "computer · {kind}").replace("{kind}", strategy)


def refusal_words(refusal: Refusal, command: Command, on_turn: str) -> str:
    """Why a command was not done; `on_turn` is the name of the seat that is to move."""
    translate = QCoreApplication.translate
    match refusal:
        case GameIsOver():
            return translate("words", "The game is over.")
        case NotYourTurn():
            return translate("words", "It is {name}'s turn.").replace("{name}", on_turn)
        case MustLeadSevenOfSpades():
            return translate("words", "A round begins with the seven of spades.")
        case MustPlay():
            return translate("words", "You have a card to play, so you may not put one face down.")
        case CardNotInHand():
            return translate("words", "You do not hold that card.")
        case SeatIsComputer() | SeatIsHuman():
            return translate("words", "The seat is played so already.")
        case _:
            return _not_playable(command.card) if isinstance(command, Play | Discard) else ""


def save_game_words(error: SaveGameError) -> str:
    """What is wrong with a file of a game."""
    translate = QCoreApplication.translate
    match error:
        case NewerSaveGame():
            return translate("words", "it was saved by a newer version of Straights")
        case NotASaveGame():
            return translate("words", "it is no saved game of Straights, or it was cut off")
        case DamagedSaveGame():
            return translate("words", "it was altered after it was saved")
        case _:
            return translate("words", "it cannot be read")


def _not_playable(card: Card) -> str:
    """Why a card does not fit: which neighbour is missing."""
    translate = QCoreApplication.translate
    name = card_name(card)
    text = translate(
        "words", "The {card} does not fit: its neighbour towards the seven is not on the table yet."
    )
    return text.replace("{card}", name)


def turn_words(observation: Observation) -> str:
    """What is to do now, for the viewer."""
    translate = QCoreApplication.translate
    if observation.turn is None:
        return ""
    if not observation.is_my_turn:
        name = observation.seats[observation.turn].name
        return translate("words", "{name} is to play.").replace("{name}", name)
    if not observation.legal_plays:
        return translate(
            "words", "None of your cards fits: choose one to put face down. Its rank counts against you."
        )
    if observation.table.is_empty:
        return translate("words", "You hold the seven of spades: begin the round with it.")
    return translate("words", "Your turn: play one of the raised cards.")


def waiting_words(card: Card, on_turn: str) -> str:
    """What becomes of a card that was played before its player's turn."""
    text = QCoreApplication.translate("words", "{name} is to play first; the {card} follows. Esc keeps it.")
    return text.replace("{name}", on_turn).replace("{card}", card_name(card))


def status_words(observation: Observation) -> str:
    """Whose turn it is, in a few words."""
    translate = QCoreApplication.translate
    if observation.turn is None:
        return translate("words", "The game is over.")
    if observation.is_my_turn:
        return translate("words", "Your turn")
    return translate("words", "{name}'s turn").replace("{name}", observation.seats[observation.turn].name)
