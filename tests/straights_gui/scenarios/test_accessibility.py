"""Access: readable themes, suits apart without colour, large fonts, large targets, focus, the voice."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QPainterPath, QPalette, QTransform
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from engine.cards.card import Suit
from engine.straights.text.table import row, seat, seat_turn
from straights_gui.controller.settings.appearance import use_scheme
from straights_gui.model.preferences import Scheme
from straights_gui.view.cards.artwork import pip
from straights_gui.view.cards.designs import FACES
from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.style.themes import TABLES, Theme, compose_theme
from straights_gui.view.text.rendering import spoken
from tests.support.window.contrast import READABLE, contrast, luminance
from tests.support.window.player import Seating, at_turn

THEMES = {
    f"{table}-{faces}-{'dark' if dark else 'light'}-{'four' if four else 'two'}": compose_theme(
        table=table, faces=faces, back="lattice", four_colours=four, dark=dark
    )
    for table in TABLES
    for faces in FACES
    for dark in (False, True)
    for four in (False, True)
}


def over(top: str, alpha: float, ground: str) -> QColor:
    """A translucent colour on a ground."""
    upper, lower = QColor(top), QColor(ground)
    red = alpha * upper.redF() + (1 - alpha) * lower.redF()
    green = alpha * upper.greenF() + (1 - alpha) * lower.greenF()
    return QColor.fromRgbF(red, green, alpha * upper.blueF() + (1 - alpha) * lower.blueF())


def texts_of(theme: Theme) -> Iterator[tuple[str, QColor, QColor]]:
    """Every pair of text and ground on the table: panels and strips let some felt through."""
    for background in (theme.felt_light, theme.felt_dark):
        for name, panel in (
            ("panel", over(theme.panel, 0.82, background)),
            ("panel on turn", over(theme.active_panel, 0.96, background)),
        ):
            yield f"name on {name}", QColor(theme.text), panel
            yield f"kind on {name}", QColor(theme.quiet_text), panel
        yield "sentence", QColor(theme.text), over(theme.bubble, 0.9, background)
        yield "label of a pile", QColor(theme.text), QColor(background)
    yield "count of a pile", QColor(theme.text), QColor(theme.bubble)
    yield "result", QColor(theme.text), QColor(theme.sheet)
    yield "points of a result", QColor(theme.active), QColor(theme.sheet)
    yield "table of scores", QColor(theme.text), QColor(theme.bubble)
    yield "head of the scores", QColor(theme.text), QColor(theme.active_panel)
    for name, ground in (
        ("button", theme.panel),
        ("hovered", theme.active_panel),
        ("pressed", theme.felt_dark),
    ):
        yield name, QColor(theme.text), QColor(ground)
    for kind, faces in (("card", theme.faces.colours), ("dimmed card", theme.faces.dimmed().colours)):
        for suit in Suit:
            yield f"{suit.name} on a {kind}", QColor(faces.ink(suit)), QColor(faces.paper)


@pytest.mark.parametrize("name", THEMES)
def test_text_is_readable_in_every_theme(name: str) -> None:
    """At least 4.5 : 1, as WCAG 2.2 asks of ordinary text."""
    pale = {what: round(contrast(text, ground), 2) for what, text, ground in texts_of(THEMES[name])}
    assert {} == {what: ratio for what, ratio in pale.items() if ratio < READABLE}


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_text_of_windows_is_readable_by_day_and_by_night(qapp: QApplication, scheme: Scheme) -> None:
    use_scheme(scheme)
    palette = qapp.palette()
    roles = QPalette.ColorRole
    pairs = [
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.PlaceholderText, roles.Base) if scheme is Scheme.DARK else (roles.Text, roles.AlternateBase),
        (roles.ButtonText, roles.Button),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.HighlightedText, roles.Highlight) if scheme is Scheme.DARK else (roles.Text, roles.Window),
    ]
    found = {text.name: contrast(palette.color(text), palette.color(ground)) for text, ground in pairs}
    is_really_dark = luminance(palette.color(roles.Window)) < 0.2
    use_scheme(Scheme.SYSTEM)
    assert is_really_dark == (scheme is Scheme.DARK)
    assert {} == {name: ratio for name, ratio in found.items() if ratio < READABLE}


def box_and_surroundings(box: QCheckBox) -> tuple[QColor, QColor]:
    """The colours of an unchecked box to check, and of the window around it."""
    option = QStyleOptionButton()
    option.initFrom(box)
    indicator = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    image = box.grab().toImage()
    return image.pixelColor(indicator.center()), image.pixelColor(image.width() - 1, 0)


def test_boxes_to_check_are_seen_at_night(qapp: QApplication) -> None:
    """At least 3 : 1 against the window, as WCAG 2.2 asks of what is clicked; so does the mark in the box."""
    use_scheme(Scheme.DARK)
    box = QCheckBox("x")
    box.resize(120, 40)
    filled, window = box_and_surroundings(box)
    mark = box.palette().color(QPalette.ColorRole.Text)
    use_scheme(Scheme.SYSTEM)
    assert contrast(filled, window) >= 3.0
    assert contrast(mark, filled) >= 3.0
    assert box_and_surroundings(box)[0].lightness() > 200


def area(path: QPainterPath) -> float:
    """How much a shape covers, counted in a grid of 40 by 40."""
    box = QRectF(-1.0, -1.0, 2.0, 2.0)
    steps = [box.left() + box.width() * (place + 0.5) / 40 for place in range(40)]
    return sum(path.contains(QPointF(x, y)) for x in steps for y in steps) / 1600


def test_suits_are_told_apart_without_colour() -> None:
    shapes = {}
    for suit in Suit:
        path = pip(suit)
        box = path.boundingRect()
        moved = path.translated(-box.center())
        factor = 2.0 / max(box.width(), box.height())
        shapes[suit] = QTransform.fromScale(factor, factor).map(moved)
    for first in Suit:
        for second in Suit:
            if first is not second:
                both = area(shapes[first].intersected(shapes[second]))
                either = area(shapes[first].united(shapes[second]))
                assert 1 - both / either > 1 / 6, (first, second)


def targets(widget: QWidget) -> list[QWidget]:
    kinds = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit)
    found: list[QWidget] = []
    for kind in kinds:
        found += [each for each in widget.findChildren(kind) if each.isVisible()]
    return [
        each
        for each in found
        if not isinstance(each, QScrollBar) and not isinstance(each.parent(), QComboBox | QLineEdit)
        if each.size() != QSize(0, 0)
    ]


def small(widget: QWidget) -> dict[str, tuple[int, int]]:
    return {
        f"{type(each).__name__} {each.accessibleName()} {each.objectName()}": (each.width(), each.height())
        for each in targets(widget)
        if min(each.width(), each.height()) < SMALLEST
    }


def test_targets_are_large_in_the_smallest_window(seating: Seating) -> None:
    player = at_turn(seating, size=(900, 640))
    player.program.window.act.log.trigger()
    player.program.window.act.replay.trigger()
    player.program.window.act.replay.trigger()
    player.until_settled()
    player.program.replay.bar.show()
    QApplication.processEvents()
    assert {} == small(player.program.window)
    homes = [item.home.point.x() for item in player.scene.hand.items]
    assert SMALLEST <= min(right - left for left, right in pairwise(homes))
    for panel in player.scene.panels:
        assert SMALLEST <= min(panel.rect.width(), panel.rect.height())


def test_bar_rows_and_seats_are_named_for_screen_readers(seating: Seating) -> None:
    """As the tree of Qt has them, each in its place on the table."""
    player = at_turn(seating)
    names: dict[str, QRect] = {}

    def collect(each: QAccessibleInterface) -> None:
        if not each.state().invisible:
            names[each.text(QAccessible.Text.Name)] = each.rect()
        for number in range(each.childCount()):
            collect(each.child(number))

    window = player.program.window
    collect(QAccessible.queryAccessibleInterface(window))
    said = [spoken(row(player.observation, suit)) for suit in Suit]
    turn = spoken(*seat_turn(player.observation))
    said += [f"{turn} " * (number == 0) + spoken(*seat(player.observation, number)) for number in range(4)]

    assert {"Undo", "Hint", "More", "Game", "Round 1 · game to 80", *said} <= set(names)
    panels = [player.scene.panels[number].rect.toRect().size() for number in range(4)]
    assert all(
        abs(panel.width() - names[name].width()) <= 2 for panel, name in zip(panels, said[4:], strict=True)
    )
