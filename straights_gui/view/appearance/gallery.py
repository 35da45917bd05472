"""The gallery: previews of tables, faces and backs, each an exclusive choice."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.fast_dataclass import replace
from straights_gui.view.appearance import previews
from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.names import back_names, face_names, table_names
from straights_gui.view.appearance.section import Section
from straights_gui.view.style.parts.buttons import label
from straights_gui.view.style.parts.choices import Switch

_FOUR_COLOURS = "four-colour"


class AppearanceGallery(QWidget):
    """Shows the designs; choices take effect at once through signals.

    Attributes:
        table_chosen, faces_chosen, back_chosen: a design, by its name in the preferences.
        four_colours_chosen: whether each suit has its own colour, in any design.
    """

    table_chosen = Signal(str)
    faces_chosen = Signal(str)
    back_chosen = Signal(str)
    four_colours_chosen = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: Appearance | None = None
        tile, narrow = QSize(56, 56), QSize(42, 56)
        tables, faces, backs = table_names(), face_names(), back_names()
        self._tables = Section(self, self.tr("Table"), tables, previews.paint_table, tile)
        self._faces = Section(self, self.tr("Faces"), faces, previews.paint_faces, tile)
        self._backs = Section(self, self.tr("Backs"), backs, previews.paint_back, narrow)
        text = self.tr("A colour for each suit")
        self._four_colours = Switch(self, text)
        row = QHBoxLayout()
        row.addWidget(label(self, text, wraps=True), 1)
        row.addWidget(self._four_colours)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(10)
        column.addWidget(self._tables)
        column.addWidget(self._faces)
        column.addLayout(row)
        column.addWidget(self._backs)
        self._tables.chosen.connect(self.table_chosen)
        self._faces.chosen.connect(self.faces_chosen)
        self._backs.chosen.connect(self.back_chosen)
        self._four_colours.clicked.connect(self.four_colours_chosen)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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
        has_its_own = shown.faces == _FOUR_COLOURS
        self._four_colours.setChecked(shown.has_four_colours or has_its_own)
        self._four_colours.setEnabled(not has_its_own)
        self.update()
