"""The colours of the table and of what is written on it, as one value: another table is another value."""

from __future__ import annotations

from engine.lean import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as Qt reads them; text stands on `panel`, `bubble` or `sheet`, never on the bare felt."""

    felt_light: str = "#2f7d5d"
    felt_dark: str = "#134633"
    place: str = "#d8efe2"
    panel: str = "#0e3325"
    panel_edge: str = "#3f8468"
    active: str = "#ffd257"
    active_panel: str = "#1c4d2f"
    text: str = "#f6fbf7"
    quiet_text: str = "#bcd8ca"
    bubble: str = "#0b2a1e"
    sheet: str = "#10382a"
    sheet_line: str = "#2f6b52"


TABLE = Theme()

BUTTON_STYLE = f"""
QPushButton {{
    background: {TABLE.panel}; color: {TABLE.text};
    border: 2px solid {TABLE.panel_edge}; border-radius: 8px; padding: 4px 18px;
}}
QPushButton:hover, QPushButton:focus {{ border-color: {TABLE.active}; background: {TABLE.active_panel}; }}
QPushButton:pressed {{ background: {TABLE.felt_dark}; }}
"""
"""Buttons that stand on the table."""
