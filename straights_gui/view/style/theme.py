"""The colours of the table, of what is written on it and of the cards, as one value; the margin of panels."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.colours import FOUR_COLOURS, BackColours, FaceColours, mix

PANEL_MARGIN = 6
"""Pixels around what is in a side panel."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as Qt reads them; text stands on `panel`, `bubble` or `sheet`, never on the table itself.

    Attributes:
        faces, back: the colours of the cards.
        is_large_print: whether the cards bear one large index and one large pip.
    """

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
    faces: FaceColours = FaceColours()
    back: BackColours = BackColours()
    is_large_print: bool = False

    def at_night(self) -> Theme:
        """The same colours, darker, for a dark desktop."""
        return replace(
            self,
            felt_light=mix(self.felt_light, "#000000", 0.42),
            felt_dark=mix(self.felt_dark, "#000000", 0.5),
            panel=mix(self.panel, "#000000", 0.35),
            bubble=mix(self.bubble, "#000000", 0.35),
            sheet=mix(self.sheet, "#000000", 0.35),
            active_panel=mix(self.active_panel, "#000000", 0.3),
            faces=replace(self.faces, paper=mix(self.faces.paper, "#000000", 0.09)),
        )


GREEN = Theme()
BLUE = Theme(
    felt_light="#37699a",
    felt_dark="#152f50",
    place="#d9e6f5",
    panel="#0f2440",
    panel_edge="#47719e",
    active_panel="#1b3d66",
    text="#f5f9fd",
    quiet_text="#bccfe4",
    bubble="#0b1c33",
    sheet="#122a49",
    sheet_line="#33597f",
)
BURGUNDY = Theme(
    felt_light="#8c4050",
    felt_dark="#4a1722",
    place="#f3dde1",
    panel="#3a111b",
    panel_edge="#96525f",
    active_panel="#5a2130",
    text="#fdf7f8",
    quiet_text="#e3c3c9",
    bubble="#2f0d15",
    sheet="#421520",
    sheet_line="#7c3b49",
)
SLATE = Theme(
    felt_light="#5f6975",
    felt_dark="#2b323b",
    place="#e5e9ee",
    panel="#20262e",
    panel_edge="#6b7683",
    active_panel="#39434f",
    text="#f8f9fb",
    quiet_text="#c9d0d8",
    bubble="#191e25",
    sheet="#262d36",
    sheet_line="#4d5763",
)

TABLES: dict[str, Theme] = {"green": GREEN, "blue": BLUE, "burgundy": BURGUNDY, "slate": SLATE}
"""The tables that a player may choose, by the name that is kept."""

BACKS: dict[str, BackColours] = {
    "blue": BackColours(),
    "red": BackColours(background="#7a1f2b", deep="#551019", line="#b8606c"),
    "green": BackColours(background="#1f5a43", deep="#123c2c", line="#5d9a81"),
    "plum": BackColours(background="#4a2a5e", deep="#311a41", line="#8a68a1"),
}
"""The backs that a player may choose, by the name that is kept."""


def compose_theme(*, table: str, back: str, four_colours: bool, large_print: bool, dark: bool) -> Theme:
    """The theme that these choices make; an unknown name is the first of its kind."""
    chosen = replace(
        TABLES.get(table, GREEN),
        faces=FOUR_COLOURS if four_colours else FaceColours(),
        back=BACKS.get(back, BACKS["blue"]),
        is_large_print=large_print,
    )
    return chosen.at_night() if dark else chosen


class _Current:
    """The theme in use. Like Qt's own palette and style there is one for the whole program."""

    theme = GREEN


def theme() -> Theme:
    """The current theme; everything asks for it whenever it paints."""
    return _Current.theme


def use_theme(chosen: Theme) -> None:
    """Change the current theme; what is on screen must be painted anew."""
    _Current.theme = chosen


def button_style() -> str:
    """The style sheet of buttons on the table."""
    now = theme()
    return f"""
QPushButton {{
    background: {now.panel}; color: {now.text};
    border: 2px solid {now.panel_edge}; border-radius: 8px; padding: 4px 18px;
}}
QPushButton:hover, QPushButton:focus {{ border-color: {now.active}; background: {now.active_panel}; }}
QPushButton:pressed {{ background: {now.felt_dark}; }}
"""


def panel_palette() -> QPalette:
    """The palette of widgets that stand on the table."""
    now = theme()
    roles = QPalette.ColorRole
    colours = {
        roles.Window: now.sheet,
        roles.WindowText: now.text,
        roles.Base: now.bubble,
        roles.AlternateBase: now.panel,
        roles.Text: now.text,
        roles.PlaceholderText: now.quiet_text,
        roles.Button: now.active_panel,
        roles.ButtonText: now.text,
        roles.Light: mix(now.active_panel, "#ffffff", 0.2),
        roles.Midlight: mix(now.active_panel, "#ffffff", 0.1),
        roles.Mid: now.panel_edge,
        roles.Dark: now.panel,
        roles.Shadow: "#000000",
        roles.Highlight: now.active,
        roles.HighlightedText: now.bubble,
        roles.Link: now.active,
    }
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    return palette
