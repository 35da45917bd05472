"""Dark colours for menus and dialogs, for desktops that provide no dark palette to Qt."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from straights_gui.view.cards.colours import mix

_ROLES = {
    QPalette.ColorRole.Window: "#22272c",
    QPalette.ColorRole.WindowText: "#eceff1",
    QPalette.ColorRole.Base: "#353d46",
    QPalette.ColorRole.AlternateBase: "#3b444d",
    QPalette.ColorRole.Text: "#eceff1",
    QPalette.ColorRole.Button: "#3a424b",
    QPalette.ColorRole.ButtonText: "#eceff1",
    QPalette.ColorRole.BrightText: "#ffffff",
    QPalette.ColorRole.ToolTipBase: "#343b43",
    QPalette.ColorRole.ToolTipText: "#f4f6f7",
    QPalette.ColorRole.PlaceholderText: "#b4bdc5",
    QPalette.ColorRole.Highlight: "#2f6fa5",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#86bdf2",
    QPalette.ColorRole.LinkVisited: "#c3a6ea",
    QPalette.ColorRole.Light: "#3d454d",
    QPalette.ColorRole.Midlight: "#343b43",
    QPalette.ColorRole.Mid: "#1f2429",
    QPalette.ColorRole.Dark: "#15181b",
    QPalette.ColorRole.Shadow: "#0c0e10",
}
_QUIET = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)
_DISABLED = "#7c868f"

INDICATORS = ("QCheckBox", "QRadioButton", "QMenu")
"""The widget classes whose check indicators the style fills with `Base` and outlines in nearly black."""

_OF_WHITE = 0.37
_DISABLED_OF_WHITE = 0.2


def indicator_palette(window: QColor) -> QPalette:
    """The palette of `INDICATORS` that makes their check indicators visible on a dark window."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(mix(window.name(), "#ffffff", _OF_WHITE)))
    palette.setColor(QPalette.ColorRole.Text, QColor("#ffffff"))
    disabled = QColor(mix(window.name(), "#ffffff", _DISABLED_OF_WHITE))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Base, disabled)
    return palette


def dark_palette() -> QPalette:
    """Return a palette of light text on dark backgrounds."""
    palette = QPalette()
    for role, colour in _ROLES.items():
        palette.setColor(role, QColor(colour))
    for role in _QUIET:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_DISABLED))
    return palette
