"""Games from pasted text: a saved game, a seed, console input or a transcript."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from engine.errors import SetupError
from engine.fast_dataclass import replace
from engine.straights.console_text.import_game import ImportedGame, import_game, read_command
from engine.straights.duplicate.duplicate_deal import shared_deal
from engine.straights.errors import SaveGameError, TooFewPlayers, TranscriptError
from engine.straights.session import Session
from engine.straights.setup import MIN_SEED, SEATS, SeatSetup, Setup, Variant, read_seed
from engine.straights.storage.decoding import trim
from engine.straights.storage.savegame import loads
from engine.straights.text.refusals import refused_lines, unread_lines, unreadable_game, wrong_line
from straights_gui.view.dialogs.paste_dialog import PasteDialog
from straights_gui.view.text.rendering import shown

_MAX_LENGTH = 1_000_000  # characters; replaying a longer game would take too long


def pasted_game(
    parent: QWidget, text: str, seats: tuple[SeatSetup, ...], names: tuple[str, ...] = ()
) -> tuple[Session, str] | None:
    """The game in a text and a message about it; a dialog shows the text if it is ambiguous or wrong.

    `seats` are used if the text is only a seed, `names` if it is a shared deal. None if the player cancels.
    """
    text = trim(text[:_MAX_LENGTH])
    deal = shared_deal(text) if names else None
    if deal is not None:
        return Session(deal.setup(names)), ""
    try:
        return read_pasted(text, seats)
    except SaveGameError as error:
        problem = shown(unreadable_game(error))
    except TranscriptError as error:
        problem = shown(wrong_line(error))
    except LookupError:
        problem = _problem_without_seed(text) if text else ""
    return _ask(parent, text, seats, problem)


def read_pasted(text: str, seats: tuple[SeatSetup, ...]) -> tuple[Session, str]:
    """The game of a text that needs no question; raises SaveGameError, TranscriptError or LookupError."""
    if text.startswith("{"):
        return loads(text), ""
    is_command = "\n" not in text  # a command line followed by more text is a game
    seed, variant = read_command(text) if is_command else (None, Variant())
    seed = read_seed(text) if seed is None else seed
    if seed is None:
        raise LookupError
    # A pasted seed is known, so the deal is not sealed.
    return Session(Setup(seed, seats, variant)), ""


def _ask(
    parent: QWidget, text: str, seats: tuple[SeatSetup, ...], problem: str
) -> tuple[Session, str] | None:
    """Let the player edit the text until it is a game."""
    dialog = PasteDialog(parent, text)
    dialog.problem.setText(problem)
    found: list[tuple[Session, str]] = []

    def on_tried() -> None:
        game = _parse_dialog(dialog, seats)
        if game is not None:
            found.append(game)
            dialog.accept()

    dialog.tried.connect(on_tried)
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return found[0] if is_accepted else None


def _parse_dialog(dialog: PasteDialog, seats: tuple[SeatSetup, ...]) -> tuple[Session, str] | None:
    """The game in the dialog, or None after showing the problem."""
    text = dialog.editor.toPlainText()[:_MAX_LENGTH]
    try:
        return read_pasted(text.strip(), seats)
    except SaveGameError as error:
        dialog.show_problem(shown(unreadable_game(error)), 1)
        return None
    except TranscriptError as error:
        dialog.show_problem(shown(wrong_line(error)), error.line)
        return None
    except LookupError:
        pass  # neither a saved game nor a seed, so it should be console input
    seed = read_seed(dialog.seed.text())
    try:
        if seed is None and read_command(text)[0] is None:
            dialog.show_problem(_problem_without_seed(text))
            return None
        game = import_game(text, seed)
        return _with_names(game.session, seats), _remarks(game)
    except TranscriptError as error:
        dialog.show_problem(shown(wrong_line(error)), error.line)
    except SetupError:
        dialog.show_problem(QCoreApplication.translate("transcript", "This isn’t the number of a game."))
    return None


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


def _with_names(session: Session, seats: tuple[SeatSetup, ...]) -> Session:
    played = session.setup.seats
    named = tuple(replace(played[seat], name=seats[seat].name) for seat in range(SEATS))
    return Session(replace(session.setup, seats=named), session.actions)


def _remarks(game: ImportedGame) -> str:
    remarks = []
    if game.refused:
        remarks.append(refused_lines(len(game.refused), game.refused[0][0]))
    if game.unread:
        remarks.append(unread_lines(game.unread))
    return shown(*remarks)
