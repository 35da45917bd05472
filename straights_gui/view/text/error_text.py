"""Why something was not done, in the player's language: refused cards, unreadable files."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal
from engine.straights.commands import Command, Discard, Play
from engine.straights.errors import (
    DamagedSaveGame,
    MustLeadSevenOfSpades,
    MustPlay,
    NewerSaveGame,
    NotASaveGame,
    SaveGameError,
    SeatIsComputer,
    SeatIsHuman,
    TooLargeSaveGame,
)
from straights_gui.view.text.table_text import card_name


def refusal_text(refusal: Refusal, command: Command, on_turn: str) -> str:
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


def save_game_text(error: SaveGameError) -> str:
    """What is wrong with a file of a game."""
    translate = QCoreApplication.translate
    match error:
        case NewerSaveGame():
            return translate("words", "it was saved by a newer version of Straights")
        case NotASaveGame():
            return translate("words", "it is no saved game of Straights, or it was cut off")
        case TooLargeSaveGame():
            return translate("words", "it is too large for a saved game")
        case DamagedSaveGame():
            return translate("words", "it was altered after it was saved")
        case _:
            return translate("words", "it cannot be read")


def waiting_text(card: Card, on_turn: str) -> str:
    """What becomes of a card that was played before its player's turn."""
    text = QCoreApplication.translate("words", "{name} is to play first; the {card} follows. Esc keeps it.")
    return text.replace("{name}", on_turn).replace("{card}", card_name(card))


def _not_playable(card: Card) -> str:
    """Why a card does not fit: which neighbour is missing."""
    translate = QCoreApplication.translate
    name = card_name(card)
    text = translate(
        "words", "The {card} does not fit: its neighbour towards the seven is not on the table yet."
    )
    return text.replace("{card}", name)
