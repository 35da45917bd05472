"""Error messages in the player's language: refused cards, unreadable files."""

from __future__ import annotations

import errno

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal
from engine.straights.commands import Command, Discard, Play
from engine.straights.errors import (
    DamagedSaveGame,
    DifferentMatch,
    DifferentResult,
    MustLeadSevenOfSpades,
    MustPlay,
    NewerSaveGame,
    NotASaveGame,
    OwnTeamLine,
    SaveGameError,
    SeatIsComputer,
    SeatIsHuman,
    TeamLineError,
    TooLargeSaveGame,
)
from engine.straights.setup import is_name
from straights_gui.view.text.fill import fill
from straights_gui.view.text.table_text import card_name


def refusal_text(refusal: Refusal, command: Command, on_turn: str) -> str:
    """Explain why a command was refused; `on_turn` is the name of the seat on turn."""
    translate = QCoreApplication.translate
    match refusal:
        case GameIsOver():
            return translate("ErrorText", "The game is over.")
        case NotYourTurn():
            return fill(translate("ErrorText", "It's {name}'s turn."), name=on_turn)
        case MustLeadSevenOfSpades():
            return translate("ErrorText", "Each round starts with the seven of spades.")
        case MustPlay():
            return translate("ErrorText", "You have a card that fits, so you can't discard.")
        case CardNotInHand():
            return translate("ErrorText", "You don't have that card.")
        case SeatIsComputer() | SeatIsHuman():
            return translate("ErrorText", "This seat is already set that way.")
        case _ if isinstance(command, Play | Discard):
            text = translate("ErrorText", "The {card} doesn't fit yet: its row has to reach it first.")
            return fill(text, card=card_name(command.card))
        case _:
            return ""


def save_game_text(error: SaveGameError) -> str:
    """Describe the error in the file of a game."""
    translate = QCoreApplication.translate
    match error:
        case NewerSaveGame():
            return translate("ErrorText", "it was saved by a newer version of Straights")
        case NotASaveGame():
            return translate("ErrorText", "it isn't a Straights game, or it is incomplete")
        case TooLargeSaveGame():
            return translate("ErrorText", "it is too large for a saved game")
        case DamagedSaveGame():
            return translate("ErrorText", "it was changed after it was saved")
        case _:
            return translate("ErrorText", "it can't be read")


def reason_text(error: SaveGameError | OSError) -> str:
    """Explain why a file could not be read or written; rare errors have the system's text."""
    if isinstance(error, SaveGameError):
        return save_game_text(error)
    translate = QCoreApplication.translate
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return translate("ErrorText", "the disk is full")
        case errno.EROFS:
            return translate("ErrorText", "the disk is read-only")
        case errno.EACCES | errno.EPERM:
            return translate("ErrorText", "access is denied")
        case errno.EIO:
            return translate("ErrorText", "the disk doesn't work")
        case errno.ENOENT:
            return translate("ErrorText", "it isn't there")
        case _:
            return error.strerror or str(error)


def damaged_installation_text(file: str, reason: str) -> str:
    """Describe the error in a file of the installation; without a reason, its content is damaged."""
    translate = QCoreApplication.translate
    if not reason:
        text = translate("ErrorText", "The file {file} is damaged. Reinstall Straights.")
        return fill(text, file=file)
    text = translate("ErrorText", "Could not read the file {file} ({reason}). Reinstall Straights.")
    return fill(text, file=file, reason=reason)


def statistics_text(file: str, reason: str, moved_to: str) -> str:
    """Explain why statistics cannot be used, and where an unreadable file was moved; "" if it was not."""
    translate = QCoreApplication.translate
    if moved_to:
        text = translate(
            "ErrorText",
            "Could not read the statistics ({reason}). They are kept as {file}, and new ones are started.",
        )
        return fill(text, reason=reason, file=moved_to)
    text = translate(
        "ErrorText", "Could not use the statistics in {file} ({reason}). The game continues without them."
    )
    return fill(text, file=file, reason=reason)


def name_problem_text(name: str) -> str:
    """Explain why nobody can have this name, "" if one can."""
    translate = QCoreApplication.translate
    if not name:
        return translate("ErrorText", "Enter a name.")
    if not is_name(name):
        return translate("ErrorText", "This name contains characters that cannot be shown.")
    return ""


def queued_text(card: Card) -> str:
    """Explain that a card played before the player's turn is queued."""
    text = QCoreApplication.translate("ErrorText", "The {card} is queued. Esc cancels.")
    return fill(text, card=card_name(card))


def unqueued_text(card: Card) -> str:
    """Explain that a queued card was clicked again and is no longer queued."""
    text = QCoreApplication.translate("ErrorText", "The {card} is no longer queued.")
    return fill(text, card=card_name(card))


def team_line_text(error: TeamLineError) -> str:
    """Explain why a line of a team match was not added."""
    translate = QCoreApplication.translate
    match error:
        case DifferentMatch():
            text = translate("ErrorText", "This line is of the match “{name}”.")
            return fill(text, name=error.name)
        case DifferentResult():
            text = translate("ErrorText", "Player {player} already has another result in deal {deal}.")
            return fill(text, player=error.player + 1, deal=error.deal + 1)
        case OwnTeamLine():
            text = translate("ErrorText", "You are player {player} yourself. Agree on who is which player.")
            return fill(text, player=error.player + 1)
        case _:
            return translate("ErrorText", "This line is incomplete, or no line of a team match.")
