"""The current theme: its colours as values and as Qt's palette and style sheet."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QPalette

from straights_gui.view.cards.colours import contrast, mix
from straights_gui.view.style.themes import FELT, Theme
from straights_gui.view.style.tokens import (
    MORE_CONTRAST,
    PAPER,
    Sheets,
    Tokens,
    plain,
)

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
