"""The About dialog: description, licence and libraries of the program; the versions can be copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QWidget,
)

from engine.fast_dataclass import dataclass
from straights_gui.view.dialogs.dialog_parts import link, wrapped_label
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.icons import PROGRAM, icon
from straights_gui.view.style.parts.buttons import Kind
from straights_gui.view.text.fill import fill

_ICON_LINES = 5
_TOGETHER = "\N{WORD JOINER}"
_SOURCES = ("code.qt.io", "download.qt.io")


@dataclass(frozen=True, slots=True)
class AboutInfo:
    """The contents of the dialog.

    Attributes:
        qt_folder: the folder of the Qt libraries.
        report: the version information in one line, for copying.
        log_file: the log file.
    """

    version: str
    qt: str
    pyside: str
    python: str
    qt_folder: str
    report: str
    log_file: str = ""


class AboutDialog(Sheet):
    """Describes the program; deleted on close.

    Attributes:
        licences_requested: the player wants to read the licences.
        text, copy_button, licences_button: its parts.
    """

    licences_requested = Signal()

    width_wanted = USUAL

    def __init__(self, parent: QWidget, info: AboutInfo) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Straights"))
        self._info = info
        layout = self.body
        row = QHBoxLayout()
        row.setSpacing(self.fontMetrics().lineSpacing())
        row.addWidget(self._picture(), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._make_text(), 1)
        layout.addLayout(row)
        self.copy_button = self.add_button(self.tr("C&opy version information"), Kind.QUIET, self._on_copy)
        self.copy_button.setToolTip(self.tr("Include this when you report a problem"))
        self.footer.addStretch()
        self.licences_button = self.add_button(self.tr("&Licences…"), on_click=self.licences_requested.emit)
        self.first = self.cross  # not the text, with a cursor

    def _picture(self) -> QLabel:
        picture = QLabel(self)
        side = self.fontMetrics().lineSpacing() * _ICON_LINES
        picture.setPixmap(icon(PROGRAM).pixmap(QSize(side, side), self.devicePixelRatioF()))
        return picture

    def _make_text(self) -> QLabel:
        """Create the text; its links can be reached with the keyboard."""
        self.text = wrapped_label(self, self._html())
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setOpenExternalLinks(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(self.windowTitle())
        return self.text

    def _html(self) -> str:
        parts = (
            self.tr("A card game for four players, of the Sevens family."),
            self.tr("Computer players see only their own hand and what everyone at the table can see."),
            self.tr(
                "All cards of a game are fixed before the first one is dealt. A number chosen by the "
                "program is sealed: its hash is shown from the start, and you can check it when the "
                "game is over."
            ),
            self.tr("Straights is free software under the MIT licence."),
            self._qt_text(),
            fill(self.tr("Running on Python {python}."), python=self._info.python),
            self._log_text(),
        )
        paragraphs = "".join(f"<p>{part}</p>" for part in parts)
        return f"<h3>Straights {self._info.version}</h3>{paragraphs}"

    def _qt_text(self) -> str:
        text = self.tr(
            "The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public "
            "License, version 3. They are linked dynamically: you can replace their libraries in "
            "{folder} with other versions. Their source code is available at {places}."
        )
        places = ", ".join(link(f"https://{host}", host) for host in _SOURCES)
        folder = self._info.qt_folder.replace("&", "&amp;").replace("<", "&lt;")
        if folder.startswith("/"):
            folder = f"/{_TOGETHER}{folder[1:]}"  # lines may break after any slash but the first
        return fill(text, qt=self._info.qt, pyside=self._info.pyside, folder=folder, places=places)

    def _log_text(self) -> str:
        file = Path(self._info.log_file)
        folder = QUrl.fromLocalFile(str(file.parent)).toString()
        return fill(self.tr("Problems are logged in {file}."), file=link(folder, str(file)))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._info.report)
