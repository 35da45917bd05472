"""The style sheet of sheets: set with the first of them, since it is slow to read for the first paint."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from straights_gui.view.cards.colours import mix
from straights_gui.view.style.theme import Theme, tokens_of
from straights_gui.view.style.tokens import BAR_TEXT, DISABLED_OPACITY, LEAST_HIT, TextSize, bar_scale

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

KIND = "kind"
"""The dynamic property that tells the kinds of buttons, labels and boxes apart."""

GROUND, TABLE = "ground", "table"
"""The dynamic property, and its value, of what stands on the table itself, not on a sheet."""

SCROLL_BARS = """
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {edge}; border-radius: 4px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: transparent; width: 0; height: 0;
}}
"""

_STYLE = """
QWidget {{ color: {text}; font-size: {body}px; }}
QLabel, QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QLabel[kind="quiet"] {{ color: {quiet}; font-size: {small}px; }}
QLabel[kind="strong"] {{ font-weight: 600; }}
QLabel[kind="heading"] {{ font-size: {heading}px; font-weight: 600; }}
QLabel[kind="title"] {{ font-size: {title}px; font-weight: 700; }}
QLabel[kind="headline"] {{ font-size: {headline}px; font-weight: 700; }}
QLabel[kind="key"] {{
    color: {quiet}; font-size: {caption}px; border: 1px solid {edge}; border-radius: 4px; padding: 1px 5px;
    qproperty-indent: 0;
}}
QLabel[kind="mark"] {{
    color: {accent}; background: {hover}; font-size: {caption}px; font-weight: 600;
    border-radius: 10px; padding: 3px 10px;
}}
QLabel[ground="table"] {{ color: {table_text}; border-color: {table_text}; }}
QLabel[kind="problem"] {{ color: {danger}; font-size: {small}px; }}
QFrame[kind="box"] {{ background: {box}; border: 1px solid {hair}; border-radius: 18px; }}
QFrame[kind="line"] {{ background: {hair}; border: 0; max-height: 1px; min-height: 1px; }}
QPushButton {{
    min-height: 30px; border-radius: 10px; padding: 4px 18px; font-weight: 600;
    background: {control}; border: 1px solid {edge}; outline: 0;
}}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {box}; }}
QPushButton:disabled {{ color: {disabled}; border-color: {hair}; }}
QPushButton[kind="primary"] {{ background: {active}; color: {on_active}; border-color: {active}; }}
QPushButton[kind="primary"]:hover {{ background: {bright}; }}
QPushButton[kind="primary"]:pressed {{ background: {dull}; }}
QPushButton[kind="primary"]:disabled {{ background: {control}; color: {disabled}; border-color: {hair}; }}
QPushButton[kind="quiet"], QPushButton[kind="danger"] {{
    background: transparent; border-color: transparent; padding: 4px 12px;
}}
QPushButton[kind="danger"] {{ color: {danger}; }}
QPushButton[kind="danger"]:disabled {{ color: {disabled}; }}
QPushButton[kind="quiet"]:hover, QPushButton[kind="danger"]:hover {{ background: {control}; }}
QFrame[kind="segments"] {{ background: {field}; border: 1px solid {hair}; border-radius: 10px; }}
QFrame[kind="segments"] QPushButton {{
    min-height: 26px; border: 1px solid transparent; border-radius: 7px; padding: 2px 10px;
    background: transparent; color: {quiet}; font-weight: 400;
}}
QFrame[kind="segments"] QPushButton:hover {{ background: {control}; }}
QFrame[kind="segments"] QPushButton:checked {{
    background: {hover}; color: {text}; font-weight: 600; border-color: {edge};
}}
QFrame[kind="segments"] QPushButton:disabled {{ color: {disabled}; border-color: transparent; }}
QFrame[kind="segments"] QPushButton[kind="tab"] {{ padding: 2px 8px; }}
QTabBar::tab {{
    background: transparent; color: {quiet}; border: 0; border-bottom: 2px solid transparent;
    min-height: 26px; padding: 2px 8px;
}}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:selected {{ color: {text}; border-color: {accent}; }}
QSlider:horizontal {{ min-height: 24px; }}
QSlider::groove:horizontal {{
    background: {field}; border: 1px solid {edge}; border-radius: 4px; height: 6px;
}}
QSlider::sub-page:horizontal {{ background: {active}; border-radius: 4px; }}
QSlider::sub-page:horizontal:disabled {{ background: {hair}; }}
QSlider::handle:horizontal {{
    background: {text}; border: 0; border-radius: 9px; width: 18px; margin: -7px 0;
}}
QProgressBar {{ background: {faint}; border: 0; border-radius: 2px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 2px; }}
QToolButton {{ background: transparent; border: 0; border-radius: 10px; }}
QToolButton:hover, QToolButton:checked {{ background: {control}; }}
QPushButton[kind="tile"] {{
    background: {box}; border: 1px solid {hair}; border-radius: 10px; padding: 1px; min-height: 56px;
}}
QPushButton[kind="tile"]:hover {{ background: {control}; }}
QPushButton[kind="tile"]:checked {{ background: {hover}; border: 2px solid {accent}; padding: 0; }}
QLineEdit, QComboBox, QSpinBox {{
    background: {field}; border: 1px solid {edge}; border-radius: 8px; min-height: 36px; padding: 0 10px;
    selection-background-color: {active}; selection-color: {on_active};
}}
QSpinBox:focus {{ border: 2px solid {accent}; }}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{ color: {disabled}; border-color: {hair}; }}
QPlainTextEdit, QTextBrowser, QTableWidget, QListWidget, QTreeWidget {{
    background: {field}; border: 1px solid {hair}; border-radius: 8px; padding: 4px;
    selection-background-color: {active}; selection-color: {on_active};
    alternate-background-color: {box};
}}
QTableWidget[kind="quiet"], QTableWidget[kind="quiet"] QHeaderView {{ font-size: {small}px; }}
QHeaderView, QHeaderView::section {{ background: transparent; color: {quiet}; border: 0; }}
QHeaderView::section {{ padding: 4px; }}
QTableCornerButton::section {{ background: transparent; border: 0; }}
QComboBox::drop-down {{ border: 0; width: 32px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {sheet}; border: 1px solid {line}; outline: 0; padding: 4px;
    selection-background-color: {hover}; selection-color: {text};
}}
QComboBox QAbstractItemView::item {{ min-height: 34px; padding: 0 8px; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; }}
QToolTip {{ background: {field}; color: {text}; border: 1px solid {line}; padding: 6px 10px; }}
"""


_BAR = """
QToolBar {{ background: {bar}; border: 0; border-top: 1px solid {hair}; padding: 4px 8px; spacing: 2px; }}
QPushButton {{ min-height: 24px; }}
QToolButton {{ min-width: {tool}px; min-height: {tool}px; }}
QSlider:horizontal {{ min-height: {hit}px; }}
QPushButton:checked {{ background: {hover}; border: 2px solid {accent}; padding: 3px 17px; }}
QSlider::groove:horizontal {{ height: 4px; background: {edge}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {accent}; border-radius: 2px; }}
QSlider::handle:horizontal {{ background: {text}; width: 16px; margin: -6px 0; border-radius: 8px; }}
"""


def bar_style(theme: Theme, window: QWidget) -> str:
    """The style of a bar beside the table of a window, which is not there at the first paint."""
    now = tokens_of(theme)
    bar = _BAR.format(
        bar=now.bar,
        hair=now.hair,
        edge=now.edge,
        accent=now.sheet_accent,
        text=now.sheet_text,
        hover=now.hover,
        hit=LEAST_HIT,
        tool=LEAST_HIT - 3,  # which Qt adds
    )
    return sheet_style(theme, BAR_TEXT * bar_scale(window.width(), window.height())) + bar


@lru_cache(maxsize=4)
def sheet_style(theme: Theme, unit: float) -> str:
    """The style of what is on a sheet, for body text of that size in pixels."""
    tokens = tokens_of(theme)
    sizes = {each.name.lower(): each.pixels(unit) for each in TextSize}
    return (_STYLE + SCROLL_BARS).format(
        text=tokens.sheet_text,
        table_text=theme.text,
        quiet=tokens.sheet_quiet,
        field=tokens.sheet_field,
        sheet=tokens.sheet,
        line=tokens.sheet_line,
        accent=tokens.sheet_accent,
        danger=tokens.sheet_danger,
        active=theme.active,
        bright=mix(theme.active, "#ffffff", 0.15),
        dull=mix(theme.active, "#000000", 0.15),
        disabled=mix(tokens.sheet, tokens.sheet_text, DISABLED_OPACITY),
        box=tokens.box,
        faint=mix(tokens.box, tokens.sheet_text, 0.14),
        control=tokens.control,
        hover=tokens.hover,
        hair=tokens.hair,
        edge=tokens.edge,
        on_active=tokens.on_active,
        **sizes,
    )
