"""The themes: colours of a table and of its texts, designs of cards; and the current one, as Qt has it."""

from __future__ import annotations

import json
from enum import Enum
from functools import lru_cache

from PySide6.QtGui import QColor, QPalette

from engine.fast_dataclass import dataclass, replace
from straights_gui.resources import folder
from straights_gui.view.cards.backs import LATTICE, is_own
from straights_gui.view.cards.colours import contrast, mix
from straights_gui.view.cards.face_design import CLASSIC, FaceDesign
from straights_gui.view.style.tokens import (
    MORE_CONTRAST,
    PAPER,
    ForcedColours,
    Sheets,
    Tokens,
    plain,
)


class Surface(Enum):
    """The material of the table top."""

    FELT = "felt"
    LINEN = "linen"
    WOOD = "wood"
    SLATE = "slate"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours in Qt's notation; text is on `panel`, `bubble` or `sheet`, never directly on the table.

    Attributes:
        felt_light, felt_dark: the colours of the table top in the middle and at the edges, for any surface.
        faces, back: the design of the faces, and the name of the back.
        sheets: what the bar, sheets and panels are made of.
        has_more_contrast: whether this is the result of `with_more_contrast`.
        forced: the colours of the desktop that stand for all others but those of cards and faces.
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
    surface: Surface = Surface.FELT
    faces: FaceDesign = CLASSIC
    back: str = LATTICE
    sheets: Sheets = Sheets.TABLE
    has_more_contrast: bool = False
    forced: ForcedColours | None = None

    def at_night(self) -> Theme:
        """Return the same theme with darker colours, for a dark desktop."""
        colours = self.faces.colours
        return replace(
            self,
            felt_light=mix(self.felt_light, "#000000", 0.42),
            felt_dark=mix(self.felt_dark, "#000000", 0.5),
            panel=mix(self.panel, "#000000", 0.35),
            bubble=mix(self.bubble, "#000000", 0.35),
            sheet=mix(self.sheet, "#000000", 0.35),
            active_panel=mix(self.active_panel, "#000000", 0.3),
            faces=replace(self.faces, colours=replace(colours, paper=mix(colours.paper, "#000000", 0.09))),
        )

    def with_more_contrast(self) -> Theme:
        """Return the same theme with black plates, white edges and a flat table top."""
        flat = self._flat("#000000", "#ffffff")
        return replace(flat, has_more_contrast=True, felt_light=self.felt_dark, felt_dark=self.felt_dark)

    def with_forced_colours(self, colours: ForcedColours) -> Theme:
        """Return the same cards on a table in the colours of the desktop."""
        faces = replace(self.faces, colours=replace(self.faces.colours, highlight=colours.highlight))
        flat = self._flat(colours.canvas, colours.text)
        return replace(flat, forced=colours, faces=faces, active=colours.highlight)

    def _flat(self, canvas: str, text: str) -> Theme:
        """The same cards on a flat table top, with plates and edges in two colours."""
        return replace(
            self,
            felt_light=canvas,
            felt_dark=canvas,
            surface=Surface.PLAIN,
            place=text,
            panel=canvas,
            panel_edge=text,
            active_panel=canvas,
            text=text,
            quiet_text=text,
            bubble=canvas,
            sheet=canvas,
            sheet_line=text,
        )


FELT = Theme()

_OTHERS = json.loads((folder() / "tables.json").read_text(encoding="utf-8"))
TABLES: dict[str, Theme] = {"felt": FELT} | {
    name: Theme(**colours | {"surface": Surface(colours["surface"])}) for name, colours in _OTHERS.items()
}
"""The tables that a player may choose, by the names used in the preferences."""


def compose_theme(
    *,
    table: str,
    faces: str,
    back: str,
    four_colours: bool,
    dark: bool,
    sheets: Sheets = Sheets.TABLE,
    more_contrast: bool = False,
) -> Theme:
    """Return the theme for these choices; an unknown name stands for the first of its kind."""
    faces = "contrast" if more_contrast else faces
    chosen = replace(
        TABLES.get(table, FELT),
        faces=_face_design(faces, four_colours=four_colours),
        back=_back(back),
        sheets=sheets,
    )
    by_day = chosen.at_night() if dark else chosen
    return by_day.with_more_contrast() if more_contrast else by_day


def _face_design(name: str, *, four_colours: bool) -> FaceDesign:
    if name == "classic" and not four_colours:
        return CLASSIC
    from straights_gui.view.cards.designs import FACES  # the default design needs no file

    design = FACES.get(name, CLASSIC)
    return design.in_four_colours() if four_colours else design


def _back(name: str) -> str:
    if name == LATTICE:
        return LATTICE
    from straights_gui.view.cards.designs import BACKS  # see above

    return name if name in BACKS or is_own(name) else LATTICE


PANEL_MARGIN = 20
"""The margin of a side panel's content, in pixels."""
PANEL_SHADOW, PANEL_EDGE = 12, 1
"""The width in pixels of the shadow around a panel on the table, and of the edge of one beside it."""

_EDGE_CONTRAST = 3.05


class _Current:
    """Holds the current theme; like Qt's palette and style, there is one for the whole program."""

    theme = FELT
    tokens: Tokens | None = None


def theme() -> Theme:
    """The current theme; everything that paints calls this function."""
    return _Current.theme


def use_theme(chosen: Theme) -> None:
    """Set the current theme; the caller has to repaint everything on screen."""
    _Current.theme = chosen
    _Current.tokens = None


def tokens() -> Tokens:
    """The colours of the bar and of sheets in the current theme."""
    if _Current.tokens is None:
        _Current.tokens = tokens_of(_Current.theme)
    return _Current.tokens


def tokens_of(theme: Theme) -> Tokens:
    """The colours that belong to a theme."""
    if theme.forced is not None:
        return plain(theme.forced)
    if theme.has_more_contrast:
        return MORE_CONTRAST
    if theme.sheets is Sheets.PAPER:
        return PAPER
    control = mix(theme.sheet, theme.panel_edge, 0.24)
    return Tokens(
        bar=mix(theme.panel, "#000000", 0.08),
        sheet=theme.sheet,
        sheet_line=theme.sheet_line,
        sheet_text=theme.text,
        sheet_quiet=theme.quiet_text,
        box=mix(theme.sheet, theme.panel_edge, 0.12),
        control=control,
        hover=mix(theme.sheet, theme.panel_edge, 0.36),
        hair=mix(theme.sheet, theme.panel_edge, 0.42),
        edge=_visible_edge(theme.panel_edge, control),
        sheet_field=theme.bubble,
        sheet_accent=theme.active,
        sheet_danger="#ff9d94",
    )


def _visible_edge(edge: str, background: str) -> str:
    """The edge with as little white as makes it visible."""
    share = 0
    while contrast(lighter := mix(edge, "#ffffff", share / 100), background) < _EDGE_CONTRAST:
        share += 1
    return lighter


def panel_palette() -> QPalette:
    """The palette of what is painted on sheets and panels."""
    return _palette_of(tokens())


@lru_cache(maxsize=2)
def _palette_of(now: Tokens) -> QPalette:
    roles = QPalette.ColorRole
    colours = {
        roles.Window: now.sheet,
        roles.WindowText: now.sheet_text,
        roles.Base: now.sheet_field,
        roles.AlternateBase: now.box,
        roles.Text: now.sheet_text,
        roles.PlaceholderText: now.sheet_quiet,
        roles.Button: now.control,
        roles.ButtonText: now.sheet_text,
        roles.Light: now.hover,
        roles.Midlight: now.hover,
        roles.Mid: now.edge,
        roles.Dark: now.box,
        roles.Shadow: "#000000",
        roles.Highlight: now.sheet_accent,
        roles.HighlightedText: now.sheet,
        roles.Link: now.sheet_accent,
    }
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    return palette
