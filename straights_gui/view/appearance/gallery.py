"""The gallery: previews of faces, backs, tables and schemes, each an exclusive choice.

It folds to fewer columns if it is narrow.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.fast_dataclass import replace
from straights_gui.view.appearance import previews
from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.names import back_names, face_names, scheme_names, table_names
from straights_gui.view.appearance.section import SPACING, Section
from straights_gui.view.appearance.tile import CheckBox

_MARGIN = 8
_FOUR_COLOURS = "four-colour"


class AppearanceGallery(QWidget):
    """Shows the designs; choices take effect at once through signals.

    Attributes:
        table_chosen, faces_chosen, back_chosen, scheme_chosen: a design, by its name in the preferences.
        four_colours_chosen: whether each suit has its own colour, in any design.
    """

    table_chosen = Signal(str)
    faces_chosen = Signal(str)
    back_chosen = Signal(str)
    scheme_chosen = Signal(str)
    four_colours_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Appearance | None = None
        tile, narrow = QSize(112, 66), QSize(80, 66)
        self._tables = Section(self, previews.paint_table, tuple(table_names()), 3, tile)
        self._faces = Section(self, previews.paint_faces, tuple(face_names()), 3, tile)
        self._four_colours = CheckBox(self)
        self._backs = Section(self, previews.paint_back, tuple(back_names()), 4, narrow)
        self._schemes = Section(self, previews.paint_scheme, tuple(scheme_names()), 3, tile)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, SPACING, _MARGIN, _MARGIN)
        column.setSpacing(2 * SPACING)
        column.addWidget(self._tables)
        column.addWidget(self._faces)
        column.addWidget(self._four_colours)
        column.addWidget(self._backs)
        column.addWidget(self._schemes)
        column.addStretch()
        self._tables.chosen.connect(self.table_chosen)
        self._faces.chosen.connect(self.faces_chosen)
        self._backs.chosen.connect(self.back_chosen)
        self._schemes.chosen.connect(self.scheme_chosen)
        self._four_colours.clicked.connect(self.four_colours_chosen)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def least_width(self) -> int:
        """The minimum width with all columns; `minimumSizeHint` is that of one column."""
        sections = (self._tables, self._faces, self._backs, self._schemes)
        return max(section.least_width() for section in sections) + 2 * _MARGIN

    def show_choice(self, shown: Appearance) -> None:
        """Mark the chosen designs, and preview each alternative together with the other choices."""
        if shown == self._shown:
            return
        self._shown = shown
        # Normalize choices that a preview does not show, so that it is not repainted for them.
        front = replace(shown, back="")
        rear = replace(shown, faces="", has_four_colours=False)
        self._tables.follow(shown.table, {name: replace(front, table=name) for name in table_names()})
        self._faces.follow(shown.faces, {name: replace(front, faces=name) for name in face_names()})
        self._backs.follow(shown.back, {name: replace(rear, back=name) for name in back_names()})
        self._schemes.follow(shown.scheme, {name: replace(front, scheme=name) for name in scheme_names()})
        has_its_own = shown.faces == _FOUR_COLOURS
        self._four_colours.setChecked(shown.has_four_colours or has_its_own)
        self._four_colours.setEnabled(not has_its_own)
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._tables.name(self.tr("Table"), table_names())
        self._faces.name(self.tr("Faces"), face_names())
        self._backs.name(self.tr("Backs"), back_names())
        self._schemes.name(self.tr("Light and dark"), scheme_names())
        self._four_colours.setText(self.tr("A colour for each suit"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate the gallery when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
