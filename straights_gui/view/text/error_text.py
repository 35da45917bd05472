"""Why something was not done, in the player's language: refused cards, unreadable files."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
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
    TooLargeSaveGame,
)
from engine.straights.commands import Command, Discard, Play
from straights_gui.view.text.table_text import card_name


def refusal_text(refusal: Refusal, command: Command, on_turn: str) -> str:
    """Why a command was not done; `on_turn` is the name of the seat that is to move."""
    translate = QCoreApplication.translate
    match refusal:
        case GameIsOver():
            return translate("words", "The game is over.")
        case NotYourTurn():
            return translate("words", "It's {name}'s turn.").replace("{name}", on_turn)
        case MustLeadSevenOfSpades():
            return translate("words", "Each round starts with the seven of spades.")
        case MustPlay():
            return translate("words", "You have a card that fits, so you can't discard.")
        case CardNotInHand():
            return translate("words", "You don't have that card.")
        case SeatIsComputer() | SeatIsHuman():
            return translate("words", "This seat is already set that way.")
        case _:
            return _not_playable(command.card) if isinstance(command, Play | Discard) else ""


def save_game_text(error: SaveGameError) -> str:
    """What is wrong with a file of a game."""
    translate = QCoreApplication.translate
    match error:
        case NewerSaveGame():
            return translate("words", "it was saved by a newer version of Straights")
        case NotASaveGame():
            return translate("words", "it isn't a Straights game, or it is incomplete")
        case TooLargeSaveGame():
            return translate("words", "it is too large for a saved game")
        case DamagedSaveGame():
            return translate("words", "it was changed after it was saved")
        case _:
            return translate("words", "it can't be read")


def queued_text(card: Card) -> str:
    """What becomes of a card that was played before its player's turn."""
    text = QCoreApplication.translate("words", "The {card} is queued. Esc cancels.")
    return text.replace("{card}", card_name(card))


def _not_playable(card: Card) -> str:
    translate = QCoreApplication.translate
    name = card_name(card)
    text = translate("words", "The {card} doesn't fit yet: its row has to reach it first.")
    return text.replace("{card}", name)
