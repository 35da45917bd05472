"""The running or finished game as the console's input and expected output."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.straights.console_text.export_game import export_game
from engine.straights.session import Session
from straights_gui.model.storage.autosave import write_durably
from straights_gui.view.dialogs.console_dialog import ConsoleDialog, ConsoleText
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill


def show_export(parent: QWidget, session: Session, show_message: Callable[[str], None]) -> None:
    """Show the game as console input and output."""

    def load(rounds: int | None) -> ConsoleText:
        game = export_game(session, rounds)
        return ConsoleText(game.command, game.input, game.output)

    dialog = ConsoleDialog(parent, session.state.number, load)
    dialog.save_requested.connect(lambda: _save(dialog, show_message))
    dialog.exec()


def _save(dialog: ConsoleDialog, show_message: Callable[[str], None]) -> None:
    """Write input and output to two files in the same folder."""
    translate = QCoreApplication.translate
    name, _kind = QFileDialog.getSaveFileName(
        dialog,
        translate("console", "Save for console"),
        translate("console", "game.in"),
        translate("console", "Console input (*.in)"),
    )
    if not name:
        return
    path = Path(name).with_suffix(".in")
    beside = path.with_suffix(".out")
    try:
        write_durably(path, dialog.console_text.input.encode())
        write_durably(beside, dialog.console_text.output.encode())
    except OSError as error:
        text = translate("GameFiles", "Could not save the game to {file}: {reason}.")
        show_message(fill(text, file=str(path), reason=reason_text(error)))
        return
    text = translate("console", "Saved as {input} and {output}.")
    show_message(fill(text, input=path.name, output=beside.name))
