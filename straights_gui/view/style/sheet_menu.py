"""Menus in the colours of sheets; they get their style sheet when they open first, not at the start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import BAR_TEXT, DISABLED_OPACITY, Radius, bar_scale

_ICON = 20


class _SheetMenu(QMenu):
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the corners off on X11, where a transparent window may be painted black."""
        super().resizeEvent(event)
        if QGuiApplication.platformName() == "xcb":
            outline = rounded_box(QRectF(self.rect()), Radius.PLATE)
            self.setMask(QRegion(outline.toFillPolygon().toPolygon()))


def sheet_menu(parent: QWidget, title: str = "") -> QMenu:
    """Return an empty menu in the colours of the theme."""
    menu = _SheetMenu(title, parent)
    menu.aboutToShow.connect(partial(_use_theme, menu))
    return menu


def _use_theme(menu: QMenu) -> None:
    now = tokens()
    above: QWidget = menu
    while isinstance(above, QMenu) and (parent := above.parentWidget()) is not None:
        above = parent  # a menu of a menu belongs to the same window
    window = above.window()
    size = round(BAR_TEXT * bar_scale(window.width(), window.height()))
    is_translucent = QGuiApplication.platformName() != "xcb"
    menu.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, is_translucent)
    style = f"""
QMenu {{ background: {now.sheet}; color: {now.sheet_text}; border: 1px solid {now.sheet_line};
    border-radius: {Radius.PLATE}px; padding: 6px; font-size: {size}px; icon-size: {_ICON}px; }}
QMenu::item {{ padding: 8px 14px 8px 10px; border-radius: {Radius.FIELD}px; min-width: 180px;
    min-height: {_ICON}px; }}
QMenu::item:selected {{ background: {now.hover}; }}
QMenu::item:disabled {{ color: {mix(now.sheet, now.sheet_text, DISABLED_OPACITY)}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {now.hair}; margin: 6px 4px; }}
QMenu::indicator {{ width: 8px; height: 8px; margin-left: 12px; border-radius: 4px; }}
QMenu::indicator:checked {{ background: {now.sheet_accent}; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::icon:checked {{ background: {now.hover}; border: 1px solid {now.edge}; border-radius: 6px; }}
"""
    if style != menu.styleSheet():
        menu.setStyleSheet(style)
