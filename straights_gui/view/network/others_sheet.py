"""The sheet for playing with others: a name, a tab for hosting, and one for joining with the known tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QUrl,
    QUrlQuery,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.fast_dataclass import dataclass
from engine.names import MAX_NAME_LENGTH
from engine.straights.interface.actions import named
from engine.straights.player import Player
from straights_gui.view.hosting.host_page import HostChoices, HostPage
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import AddButton, Kind, Text, label, label_of, mark_problem
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.layouts import add, column_of, row_of
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import Radius
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import shown

SEPARATOR = "  \N{MIDDLE DOT}  "
"""What stands between the parts of a text, of which the first one is the name."""

_LEAST_LINE, _EDGE, _GAP, _INSET, _PADDING = 21, 2, 6, 16, 6


class TableRow(QStyledItemDelegate):
    """Paints the boxes; that of the chosen table has a bright edge."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a box with two lines and the gap below it."""
        line = max(_LEAST_LINE, option.fontMetrics.height(), QFontMetrics(_bold(option)).height())
        return QSize(0, 2 * (line + _PADDING + _EDGE) + _GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        now, text = tokens(), str(index.data())
        name, _, rest = text.partition(SEPARATOR)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE - _GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(now.hover if is_chosen else now.box))
        painter.setPen(QPen(QColor(now.sheet_accent if is_chosen else now.hair), 2.0 if is_chosen else 1.0))
        painter.drawRoundedRect(box, Radius.PLATE, Radius.PLATE)
        upper = box.adjusted(_INSET, _PADDING, -_INSET, -box.height() / 2)
        lower = box.adjusted(_INSET, box.height() / 2, -_INSET, -_PADDING)
        align, elide = int(Qt.AlignmentFlag.AlignVCenter), Qt.TextElideMode.ElideRight
        painter.setFont(option.font)
        painter.setPen(QColor(now.sheet_quiet))
        painter.drawText(lower, align, option.fontMetrics.elidedText(rest, elide, int(lower.width())))
        font = _bold(option)
        painter.setFont(font)
        painter.setPen(QColor(now.sheet_text))
        painter.drawText(upper, align, QFontMetrics(font).elidedText(name, elide, int(upper.width())))
        painter.restore()


def _bold(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@dataclass(frozen=True, slots=True)
class TableOffer:
    """A table that can be joined.

    Attributes:
        link: its address.
        text: the players at it.
        has_room: whether a seat is empty.
        is_mine: whether the player has a seat there.
    """

    link: str
    text: str
    has_room: bool
    is_mine: bool = False

    @property
    def table(self) -> str:
        """Its name, which is the same at each address of its server."""
        return QUrlQuery(QUrl(self.link)).queryItemValue("table")


class JoinPage(QWidget):
    """Asks for a table.

    Attributes:
        shown: the player can see it.
        chosen: the player has chosen a table; `is_watching` is whether to look on.
        entry: the field for the address with its label, which stand beside that for the name.
        address, heading, tables, looking, problem, nearby_problem: its parts.
        last: the table at which the player sat last, which is offered first; "" if that is not known.
        list_label: what is known of the address, if there is more to say than its tables.
        refresh, look_on, sit_down: its buttons, which are not in it.
    """

    shown = Signal()
    chosen = Signal()

    def __init__(self, parent: QWidget, address: str, name: QLineEdit, add_button: AddButton) -> None:
        """`name` is the field for the player's name; `add_button` adds one to the sheet."""
        super().__init__(parent)
        self.is_watching, self.last = False, ""
        self._name = name
        self._is_table = False
        self._kept, self._has_chosen, self._remembered = "", False, address.strip()
        self._listed: tuple[TableOffer, ...] = ()
        self._nearby: tuple[TableOffer, ...] = ()
        self.entry = QWidget(self)
        self.address = QLineEdit(address, self.entry)
        self.tables = QListWidget(self)
        self.problem, self.nearby_problem = label(self, "", wraps=True), label(self, "", wraps=True)
        self._lay_out()
        self.refresh = add_button(self.tr("&Refresh"), Kind.QUIET)
        self.look_on = add_button(self.tr("&Watch"), Kind.SECONDARY)
        self.sit_down = add_button(self.tr("&Sit down"), Kind.PRIMARY)
        self.refresh.clicked.connect(self.ask_for_address)
        self.look_on.clicked.connect(lambda: self._choose(is_watching=True))
        self.sit_down.clicked.connect(lambda: self._choose(is_watching=False))
        self.address.textChanged.connect(self._on_address)
        name.textChanged.connect(self._check)
        self.tables.currentRowChanged.connect(self._on_row)
        self.tables.itemPressed.connect(lambda _item: self._on_row(self.tables.currentRow()))
        self.tables.itemActivated.connect(self._on_activated)
        self._fill()
        self.address.selectAll()

    @property
    def link(self) -> str:
        """The address of the selected table, or the typed one."""
        offer = self._chosen()
        return self.address.text().strip() if offer is None else offer.link

    @property
    def asks_for_address(self) -> bool:
        """Whether the player has asked for the address now, and not only some time ago."""
        return self.address.text().strip() != self._remembered

    def ask_for_address(self) -> None:
        """Take the address as asked for."""
        self._remembered = ""

    def show_offers(self, offers: Sequence[TableOffer], note: str) -> None:
        """Show the tables at the address, and a note."""
        self._listed = tuple(offers)
        self.list_label.setText(note)
        self._fill()

    def show_nearby(self, offers: Sequence[TableOffer], problem: str) -> None:
        """Show the tables on the local network above the others, or why none can be found."""
        self._nearby = tuple(offers)
        self.nearby_problem.setText(problem)
        self.nearby_problem.setVisible(bool(problem))
        self._fill()

    @property
    def _offers(self) -> tuple[TableOffer, ...]:
        """All tables; of one that is also listed, its server says more than the network."""
        listed = {each.table for each in self._listed}
        return (*(each for each in self._nearby if each.table not in listed), *self._listed)

    def _fill(self) -> None:
        """Fill the list again and keep the selection; offer the first table until the player chooses one."""
        names = [offer.table for offer in self._offers]
        if names and not self._has_chosen and not self.asks_for_address:
            self._kept = next((each for each in (self.last, self._kept) if each in names), names[0])
        with QSignalBlocker(self.tables):
            self.tables.clear()
            self.tables.addItems([self._text(offer) for offer in self._offers])
            self.tables.setCurrentRow(names.index(self._kept) if self._kept in names else -1)
        self.tables.setEnabled(bool(names))
        self.tables.setVisible(bool(names))
        self._name_list()
        self._check()

    def _text(self, offer: TableOffer) -> str:
        is_last = offer.table == self.last != ""
        return SEPARATOR.join((offer.text, self.tr("your last table"))) if is_last else offer.text

    def _name_list(self) -> None:
        """Say above the list, and to screen readers, where its tables are."""
        if not self._listed:
            text = self.tr("Tables near you")
        elif self._nearby:
            text = self.tr("Tables near you and at this address")
        else:
            text = self.tr("Tables at this address")
        self.heading.setText(text)
        self.tables.setAccessibleName(text)
        is_of_nearby = bool(self._nearby) or not self._listed
        self.looking.setVisible(is_of_nearby and not self.nearby_problem.text())

    def show_address(self, *, is_table: bool, problem: str) -> None:
        """Show whether the address is that of a table, or the error in it."""
        self._is_table = is_table
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.refresh.setEnabled(bool(self.address.text().strip()) and not problem)
        self._check()

    def _lay_out(self) -> None:
        self.address.setPlaceholderText(self.tr("Paste it here"))
        name = label_of(self.address, self.tr("&Link or address"))
        column_of(name, self.address, spacing=4, parent=self.entry)
        self.list_label = label(self, "", wraps=True)
        self.looking = label(self, self.tr("looking…"), Text.QUIET)
        self.heading = label(self, "", Text.HEADING)
        for each in (self.problem, self.nearby_problem):
            each.hide()
        self.tables.setItemDelegate(TableRow(self.tables))
        self.tables.setStyleSheet("QListWidget { background: transparent; border: 0; padding: 0; }")
        self.tables.setMinimumHeight(self.fontMetrics().lineSpacing() * 8)
        text = self.tr("If you lose the connection, your seat waits for you.")
        heading, waits = row_of((self.heading, 1), self.looking), label(self, text, Text.QUIET, wraps=True)
        above = self.problem, self.list_label, heading
        column_of(*above, (self.tables, 1), self.nearby_problem, waits, None, spacing=4, parent=self)

    def _chosen(self) -> TableOffer | None:
        row = self.tables.currentRow()
        return self._offers[row] if 0 <= row < len(self._offers) else None

    def _check(self) -> None:
        """Enable the buttons that the fields allow."""
        offer = self._chosen()
        has_table = self._is_table or offer is not None
        has_seat = offer is None or offer.has_room or offer.is_mine
        self.look_on.setEnabled(has_table)
        problem = name_problem_text(self._name.text().strip())
        self.sit_down.setEnabled(has_table and has_seat and not problem)

    def _on_row(self, row: int) -> None:
        """Remember the table that the player has chosen, which may be gone for a moment."""
        self._has_chosen = self._has_chosen or row >= 0
        offer = self._chosen()
        self._kept = "" if offer is None else offer.table
        self._check()

    def _on_address(self) -> None:
        self.tables.setCurrentRow(-1)
        self._kept = ""

    def _on_activated(self, _item: QListWidgetItem) -> None:
        if self.sit_down.isEnabled():
            self._choose(is_watching=False)

    def _choose(self, *, is_watching: bool) -> None:
        self.is_watching = is_watching
        self.chosen.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()


_HEIGHT = 620


class OthersSheet(Sheet):
    """Asks for the player's name, and for a table to host or to join.

    Attributes:
        name: the field for the name, which both tabs use.
        tabs: hosting, and joining. host, join: what is in them.
        problem: what is wrong with the name.
    """

    width_wanted = USUAL

    def __init__(
        self, parent: QWidget, choices: HostChoices, players: tuple[Player, ...], address: str, *, joins: bool
    ) -> None:
        """The fields show `choices`, the last address, and the tab for joining if the player `joins`."""
        super().__init__(parent)
        self.setWindowTitle(shown(named("&Play with others")))
        self.tabs = Segments(
            self,
            self.windowTitle(),
            (self.tr("Open"), QCoreApplication.translate("TodayBoxes", "Join")),
            int(joins),
        )
        self.header.insertWidget(2, self.tabs)
        self.name = QLineEdit(choices.name, self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setPlaceholderText(self.tr("What the others see"))
        self.problem = label(self, "", Text.PROBLEM, wraps=True)
        self.join = JoinPage(self, address, self.name, self.add_button)
        self.host = HostPage(self, choices, players, self.name, self.add_button)
        self._lay_out()
        self.tabs.chosen.connect(self._show_tab)
        self.name.textChanged.connect(self._check_name)
        self.host.open_button.clicked.connect(self.accept)
        self.join.chosen.connect(self.accept)
        self._show_tab()

    @property
    def joins(self) -> bool:
        """Whether the player joins a table, and does not host one."""
        return bool(self.tabs.index)

    def _lay_out(self) -> None:
        name = column_of(label_of(self.name, self.tr("Your &name")), self.name, spacing=4)
        fields = row_of((self.join.entry, 1), (name, 1), (self.host.entry, 1), spacing=12)
        add(self.body, fields, self.problem, self.host, self.join)
        self.problem.hide()
        self.footer.insertStretch(self.footer.indexOf(self.join.look_on))

    def _show_tab(self) -> None:
        if not self.joins:
            self.height_wanted = _HEIGHT  # kept on the other tab, so that the tabs stay where they are
        self.join.setVisible(self.joins)
        self.host.setVisible(not self.joins)
        for part in (self.join.entry, self.join.refresh, self.join.look_on, self.join.sit_down):
            part.setVisible(self.joins)
        for part in (self.host.entry, self.host.open_button):
            part.setVisible(not self.joins)
        self.first = self.join.address if self.joins and self.name.text() else self.name

    def _check_name(self) -> None:
        """Say what is wrong with a name that was typed; that one is missing is said only then."""
        problem = name_problem_text(self.name.text().strip())
        mark_problem(self.name, problem)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
