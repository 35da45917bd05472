"""Finds texts of widgets that are cut: the size of each text against the rectangle in which it is painted."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionToolButton,
    QTableView,
    QToolButton,
    QWidget,
)

from engine.fast_dataclass import dataclass

_ICON_GAP = 4
"""The space between the icon and the text of a button, in all styles of Qt."""

_FIELD_MARGIN = 2
"""The margin of the text of a line edit on both sides, which Qt does not tell."""

_TALL = 1 << 20


@dataclass(frozen=True, slots=True)
class PaintedText:
    """A text of a widget.

    Attributes:
        text: the text.
        needed: its size, with the icon beside it.
        room: the rectangle in which the widget paints it.
    """

    text: str
    needed: QSize
    room: QRect


def cut_texts(window: QWidget) -> list[str]:
    """The visible texts in a window that have less room than they need, one sentence each."""
    found = []
    for widget in (each for each in window.findChildren(QWidget) if each.isVisible()):
        for painted in _painted_texts(widget):
            room, needed = _unclipped(widget, painted.room).size(), painted.needed
            if needed.width() > room.width() or needed.height() > room.height():
                sizes = (f"{size.width()} x {size.height()}" for size in (needed, room))
                found.append("cut: “{}” needs {}, has {}".format(painted.text, *sizes))
    return found


def _painted_texts(widget: QWidget) -> Iterator[PaintedText]:
    match widget:
        case QLabel():
            yield from _of_label(widget)
        case QPushButton() | QCheckBox() | QRadioButton():
            yield from _of_button(widget)
        case QToolButton():
            yield from _of_tool_button(widget)
        case QComboBox():
            yield from _of_combo_box(widget)
        case QLineEdit():
            yield from _of_line_edit(widget)
        case QAbstractItemView():
            yield from _of_items(widget)
        case _:
            pass  # paints no text, or one that can be scrolled


def _of_label(label: QLabel) -> Iterator[PaintedText]:
    if not label.text():
        return
    margin = label.margin()
    room = label.contentsRect().adjusted(margin, margin, -margin, -margin)
    is_rich = label.textFormat() is Qt.TextFormat.RichText
    if label.textFormat() is Qt.TextFormat.AutoText:
        is_rich = Qt.mightBeRichText(label.text())
    if is_rich:
        yield PaintedText(label.text(), _rich_size(label, room.width()), room)
        return
    flags = Qt.TextFlag.TextWordWrap.value if label.wordWrap() else 0
    flags |= Qt.TextFlag.TextShowMnemonic.value if label.buddy() is not None else 0
    box = QRect(0, 0, room.width() if label.wordWrap() else _TALL, _TALL)
    needed = label.fontMetrics().boundingRect(box, flags, label.text()).size()
    yield PaintedText(label.text(), needed, room)


def _rich_size(label: QLabel, width: int) -> QSize:
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setDocumentMargin(0)
    document.setHtml(label.text())
    if label.wordWrap():
        document.setTextWidth(width)
    return document.size().toSize()


def _of_button(button: QPushButton | QCheckBox | QRadioButton) -> Iterator[PaintedText]:
    if not button.text():
        return
    if "paintEvent" in type(button).__dict__:  # it paints itself, anywhere in its rectangle
        box = QRect(0, 0, button.width(), _TALL)
        flags = Qt.TextFlag.TextWordWrap.value
        needed = button.fontMetrics().boundingRect(box, flags, button.text()).size()
        yield PaintedText(button.text(), needed, button.rect())
        return
    option = QStyleOptionButton()
    button.initStyleOption(option)
    element = {
        QPushButton: QStyle.SubElement.SE_PushButtonContents,
        QCheckBox: QStyle.SubElement.SE_CheckBoxContents,
        QRadioButton: QStyle.SubElement.SE_RadioButtonContents,
    }
    part = next(value for kind, value in element.items() if isinstance(button, kind))
    room = button.style().subElementRect(part, option, button)
    icon = QSize(0, 0) if button.icon().isNull() else button.iconSize()
    yield PaintedText(button.text(), _beside(icon, _text_size(button, button.text())), room)


def _of_tool_button(button: QToolButton) -> Iterator[PaintedText]:
    look = button.toolButtonStyle()
    if not button.text() or look is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    style = button.style()
    whole = style.subControlRect(
        QStyle.ComplexControl.CC_ToolButton, option, QStyle.SubControl.SC_ToolButton, button
    )
    frame = style.pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, option, button)
    has_icon = look is Qt.ToolButtonStyle.ToolButtonTextBesideIcon and not button.icon().isNull()
    icon = button.iconSize() if has_icon else QSize(0, 0)
    needed = _beside(icon, _text_size(button, button.text()))
    yield PaintedText(button.text(), needed, whole.adjusted(frame, frame, -frame, -frame))


def _of_combo_box(box: QComboBox) -> Iterator[PaintedText]:
    """All choices, since any may be chosen."""
    if box.isEditable():
        return
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for number in range(box.count()):
        icon = QSize(0, 0) if box.itemIcon(number).isNull() else box.iconSize()
        text = box.itemText(number)
        yield PaintedText(text, _beside(icon, box.fontMetrics().size(0, text)), room)


def _of_line_edit(field: QLineEdit) -> Iterator[PaintedText]:
    """The placeholder, or the number of a spin box; longer texts are scrolled."""
    text = field.displayText() if isinstance(field.parent(), QAbstractSpinBox) else field.placeholderText()
    if not text:
        return
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    room = room.adjusted(_FIELD_MARGIN, 0, -_FIELD_MARGIN, 0)
    yield PaintedText(text, field.fontMetrics().size(0, text), room)


def _of_items(view: QAbstractItemView) -> Iterator[PaintedText]:
    """The visible items of a list or table, whose ends Qt replaces by an ellipsis.

    A tooltip that tells the whole of a long name makes up for that.
    """
    model, root = view.model(), view.rootIndex()
    margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
    is_wrapped = isinstance(view, QTableView) and view.wordWrap()
    flags = Qt.TextFlag.TextWordWrap.value if is_wrapped else 0
    for row in range(model.rowCount(root)):
        for column in range(model.columnCount(root)):
            index = model.index(row, column, root)
            text, room = index.data(), view.visualRect(index).adjusted(margin, 0, -margin, 0)
            is_seen = isinstance(text, str) and room.intersects(view.viewport().rect())
            if is_seen and text != index.data(Qt.ItemDataRole.ToolTipRole):
                metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or view.font())
                box = QRect(0, 0, room.width() if is_wrapped else _TALL, _TALL)
                yield PaintedText(text, metrics.boundingRect(box, flags, text).size(), room)


def _text_size(widget: QWidget, text: str) -> QSize:
    return widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, text)


def _beside(icon: QSize, text: QSize) -> QSize:
    if icon.isEmpty():
        return text
    return QSize(icon.width() + _ICON_GAP + text.width(), max(icon.height(), text.height()))


def _unclipped(widget: QWidget, room: QRect) -> QRect:
    """The part of a rectangle of a widget that no parent cuts off; what scrolls into sight is not cut."""
    origin = QPoint(0, 0)
    while (parent := widget.parentWidget()) is not None and not widget.isWindow():
        origin -= widget.pos()
        cut, area = parent.rect().translated(origin), parent.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            if area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                room = room.intersected(QRect(cut.x(), room.y(), cut.width(), room.height()))
            break
        room = room.intersected(cut)
        widget = parent
    return room
