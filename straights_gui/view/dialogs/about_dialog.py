"""What the program is, by whom it may be used, and what it is built with; the versions can be copied."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.fast_dataclass import dataclass
from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.window.icons import PROGRAM, icon

_LETTERS = 72
_ICON_LINES = 5
_TOGETHER = "\N{WORD JOINER}"
_SOURCES = ("code.qt.io", "download.qt.io")


@dataclass(frozen=True, slots=True)
class AboutInfo:
    """What is to be read.

    Attributes:
        qt_folder: where the libraries of Qt lie.
        report: all of it in a line, to be copied.
        log_file: where problems are logged.
    """

    version: str
    qt: str
    pyside: str
    python: str
    qt_folder: str
    report: str
    log_file: str = ""


class AboutDialog(QDialog):
    """Says what the program is; closed, it is gone.

    Attributes:
        licences_asked: the player wants to read the licences.
        words, copy_button, licences_button: its parts.
    """

    licences_asked = Signal()

    def __init__(self, parent: QWidget | None, shown: AboutInfo) -> None:
        """A box with these versions in it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Straights"))
        self._shown = shown
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        row.setSpacing(self.fontMetrics().lineSpacing())
        row.addWidget(self._picture(), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words(), 1)
        layout.addLayout(row)
        layout.addSpacing(self.fontMetrics().lineSpacing())
        layout.addWidget(self._buttons())
        ensure_hit_size(self)

    def _picture(self) -> QLabel:
        """The icon of the program."""
        picture = QLabel(self)
        side = self.fontMetrics().lineSpacing() * _ICON_LINES
        picture.setPixmap(icon(PROGRAM).pixmap(QSize(side, side), self.devicePixelRatioF()))
        return picture

    def _words(self) -> QLabel:
        """The text, with links that can be reached by the keyboard."""
        self.words = QLabel(self._html(), self)
        self.words.setWordWrap(True)
        self.words.setOpenExternalLinks(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS)
        self.words.setAccessibleName(self.windowTitle())
        return self.words

    def _html(self) -> str:
        """What there is to say."""
        parts = (
            self.tr("A card game of the Sevens family for four players."),
            self.tr(
                "A computer player knows its own hand and what everybody at the table can see, nothing else."
            ),
            self.tr(
                "The cards of a game are fixed before the first is dealt. A seed that the program draws is "
                "sealed: you see its hash from the start, and can check it when the game is over."
            ),
            self.tr("Straights is free software under the MIT licence."),
            self._words_on_qt(),
            self.tr("It runs on Python {python}.").replace("{python}", self._shown.python),
            self._log_text(),
        )
        paragraphs = "".join(f"<p>{part}</p>" for part in parts)
        return f"<h3>Straights {self._shown.version}</h3>{paragraphs}"

    def _words_on_qt(self) -> str:
        """What the licence of Qt wants to be said."""
        words = self.tr(
            "The window is made with Qt {qt} and PySide6 {pyside}, which are used under the GNU Lesser "
            "General Public License, version 3. They are linked dynamically: you may put other versions of "
            "their libraries in the place of those in {folder}. Their source is to be had at {places}."
        )
        places = ", ".join(f'<a href="https://{host}">{host}</a>' for host in _SOURCES)
        folder = self._shown.qt_folder.replace("&", "&amp;").replace("<", "&lt;")
        if folder.startswith("/"):
            folder = f"/{_TOGETHER}{folder[1:]}"  # a line may end after any slash, but not after this one
        words = words.replace("{qt}", self._shown.qt).replace("{pyside}", self._shown.pyside)
        return words.replace("{folder}", folder).replace("{places}", places)

    def _log_text(self) -> str:
        """Where problems are logged, with a link that opens the folder."""
        file = Path(self._shown.log_file)
        link = f'<a href="{QUrl.fromLocalFile(str(file.parent)).toString()}">{escape(str(file))}</a>'
        return self.tr("Problems are logged in {file}.").replace("{file}", link)

    def _buttons(self) -> QDialogButtonBox:
        """Close, licences, copy."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()  # and not the text, with a cursor
        self.licences_button = QPushButton(self.tr("&Licences…"), self)
        self.copy_button = QPushButton(self.tr("C&opy the versions"), self)
        self.copy_button.setToolTip(self.tr("For a report of what went wrong"))
        for button in (self.licences_button, self.copy_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.setAutoDefault(False)  # Enter closes
        self.licences_button.clicked.connect(self.licences_asked)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._shown.report))
        buttons.rejected.connect(self.reject)
        return buttons
