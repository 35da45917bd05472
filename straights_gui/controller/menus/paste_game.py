"""Games from pasted text: a saved game, a seed, console input or a transcript."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from engine.errors import EngineError, SaveGameError
from engine.games.new_game_sheet import rules_in
from engine.straights.console_text.import_game import ImportedGame, import_game
from engine.straights.duplicate.challenge import challenge_in
from engine.straights.errors import NoSeed, TooFewPlayers, TranscriptError
from engine.straights.local_table.game_texts import read_text
from engine.straights.session import Session
from engine.straights.setup import MIN_SEED, SeatSetup, read_seed
from engine.straights.text.refusals import refused_lines, unread_lines, unreadable_game, wrong_line
from engine.text.decoding import trim
from straights_gui.controller.games.new_games import deal_names
from straights_gui.model.preferences import Preferences
from straights_gui.view.dialogs.paste_dialog import PasteDialog
from straights_gui.view.text.rendering import shown

_MAX_LENGTH = 1_000_000  # characters; replaying a longer game would take too long


def shared_rules(text: str, say: Callable[[str], None]) -> str | None:
    """The rules that a text shares, None if it shares none; those that make no sense are told, and are ""."""
    try:
        return rules_in(text)
    except EngineError:
        say(
            QCoreApplication.translate("NewGameSheet", "These rules can’t be played. Ask for the link again.")
        )
        return ""


def pasted_game(
    parent: QWidget, text: str, seats: tuple[SeatSetup, ...], preferences: Preferences
) -> tuple[Session, str] | None:
    """The game in a text and a message about it; a dialog shows the text if it is ambiguous or wrong.

    `seats` are those at the table, who play what names nobody. A challenge is kept until there is another
    one. None if the player cancels.
    """
    text, read = trim(text[:_MAX_LENGTH]), partial(_read, seats, preferences)
    try:
        return read(text)
    except (SaveGameError, TranscriptError, NoSeed) as error:
        return _ask(parent, text, read, _problem(error, text) if text else "")


def _read(
    seats: tuple[SeatSetup, ...], preferences: Preferences, text: str, seed: int | None = None
) -> tuple[Session, str]:
    sent = challenge_in(text)
    if sent is None:
        return _told(read_text(text, seats, seed))
    preferences.challenge = sent.text
    return Session(sent.deal.setup(deal_names(preferences))), QCoreApplication.translate(
        "Challenge",
        "The cards of a challenge: the other result stays hidden until you have played. "
        "Nothing here prevents cheating.",
    )


def _ask(
    parent: QWidget, text: str, read: Callable[..., tuple[Session, str]], problem: str
) -> tuple[Session, str] | None:
    """Let the player edit the text until it is a game."""
    dialog = PasteDialog(parent, text)
    dialog.problem.setText(problem)
    found: list[tuple[Session, str]] = []

    def on_tried() -> None:
        tried = trim(dialog.editor.toPlainText()[:_MAX_LENGTH])
        try:
            found.append(read(tried, read_seed(dialog.seed.text())))
        except (SaveGameError, TranscriptError, NoSeed) as error:
            if tried != dialog.editor.toPlainText():
                dialog.editor.setPlainText(tried)  # whose lines the problem counts
            dialog.show_problem(_problem(error, tried), _line_of(error))
        else:
            dialog.accept()

    dialog.tried.connect(on_tried)
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return found[0] if is_accepted else None


def _problem(error: Exception, text: str) -> str:
    match error:
        case SaveGameError():
            return shown(unreadable_game(error))
        case TranscriptError():
            return shown(wrong_line(error))
        case _:
            return _problem_without_seed(text)


def _line_of(error: Exception) -> int | None:
    """The line to show, None for the field of the number."""
    if isinstance(error, TranscriptError):
        return error.line
    return 1 if isinstance(error, SaveGameError) else None


def _problem_without_seed(text: str) -> str:
    """Why a text without a seed cannot be played yet: it may be a game of the console, or none at all."""
    translate = QCoreApplication.translate
    if text.strip().lstrip("+-").isdigit():
        return translate("transcript", "This isn’t the number of a game.")
    try:
        import_game(text, MIN_SEED)
    except TooFewPlayers:
        return translate("transcript", "This text contains no game: it doesn’t set four players (h or c).")
    except TranscriptError:
        pass  # another seed may fit
    return translate("transcript", "What is the number of this game?")


def _told(game: ImportedGame) -> tuple[Session, str]:
    """The game, and which lines of its text were not used."""
    remarks = []
    if game.refused:
        remarks.append(refused_lines(len(game.refused), game.refused[0][0]))
    if game.unread:
        remarks.append(unread_lines(game.unread))
    return game.session, shown(*remarks)
