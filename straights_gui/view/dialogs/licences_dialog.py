"""The components of the program with their licences, and the texts of these."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QLabel,
    QPlainTextEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.fast_dataclass import dataclass
from straights_gui.view.sheets.sheet import WIDEST, Sheet
from straights_gui.view.style.plain_text import SELECTABLE, link

_NAME_LETTERS = 60
_ROW_LINES = 1.6
_HEIGHTS = [190, 370]


@dataclass(frozen=True, slots=True)
class ComponentInfo:
    """A component in the list."""

    name: str
    version: str
    licence: str
    home_page: str


class LicencesDialog(Sheet):
    """Shows components and the texts of their licences; deleted on close.

    Attributes:
        list, about, text: the list of components; name, version and address of the selected one; its texts.
    """

    width_wanted, height_wanted = WIDEST, 680

    def __init__(
        self,
        parent: QWidget,
        components: tuple[ComponentInfo, ...],
        load: Callable[[int], str],
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self._components, self._load = components, load
        self.list, self.about, self.text = QTreeWidget(self), QLabel(self), QPlainTextEdit(self)
        self._fill_list()
        self._fit_text()
        layout = self.body
        layout.addWidget(self._parts(), 1)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.first = self.list
        self.list.setCurrentIndex(self.list.model().index(0, 0))

    def _parts(self) -> QSplitter:
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.about)
        column.addWidget(self.text, 1)
        parts = QSplitter(Qt.Orientation.Vertical, self)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.list)
        parts.addWidget(right)
        parts.setStretchFactor(1, 1)
        parts.setSizes(_HEIGHTS)
        return parts

    def _fill_list(self) -> None:
        self.list.setAccessibleName(self.tr("Components"))
        self.list.setHeaderLabels([self.tr("Component"), self.tr("Licence")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        height = round(self.fontMetrics().lineSpacing() * _ROW_LINES)
        for component in self._components:
            item = QTreeWidgetItem(self.list, [component.name, component.licence])
            for column in range(2):
                item.setToolTip(column, item.text(column))
                item.setSizeHint(column, QSize(0, height))
        self.list.setColumnWidth(0, self.fontMetrics().averageCharWidth() * _NAME_LETTERS)

    def _fit_text(self) -> None:
        """Make the text read-only and selectable; Tab leaves it."""
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(SELECTABLE)
        self.text.setAccessibleName(self.tr("Licence text"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.about.setWordWrap(True)
        self.about.setOpenExternalLinks(True)
        self.about.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        number = self.list.indexOfTopLevelItem(item)
        shown = self._components[number]
        name = f"<b>{escape(shown.name)}</b> {escape(shown.version)}"
        parts = (escape(shown.licence), shown.home_page and link(shown.home_page, shown.home_page))
        self.about.setText(f"{name}<br>{' · '.join(filter(None, parts))}")
        self.text.setPlainText(self._load(number))
