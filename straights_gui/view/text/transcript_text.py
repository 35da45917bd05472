"""Error messages about console transcripts, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.straights.errors import DifferentGame, RefusedMove, TooFewPlayers, TranscriptError
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import Plurals


def transcript_text(error: TranscriptError) -> str:
    """Describe the error and name its line."""
    translate = QCoreApplication.translate
    match error:
        case TooFewPlayers():
            what = translate("transcript", "the text ends before the four players are set (h or c)")
        case DifferentGame() if error.expected:
            what = translate("transcript", "the game with this seed continues with “{expected}”")
            what = fill(what, expected=error.expected)
        case DifferentGame():
            what = translate("transcript", "the game is already over here")
        case RefusedMove():
            what = translate("transcript", "the rules don't allow this move")
        case _:
            what = translate("transcript", "the console doesn't print such a line")
    text = translate("transcript", "Line {number}: {what}.")
    return fill(text, number=error.line, what=what)


def refused_text(count: int, line: int) -> str:
    """The number of lines that the console refused."""
    text = Plurals().refused_lines(count)
    return fill(text, line=line)


def unread_text(line: int) -> str:
    """Name the line from which on an input was not used."""
    text = QCoreApplication.translate("transcript", "The input from line {line} on was not used.")
    return fill(text, line=line)
