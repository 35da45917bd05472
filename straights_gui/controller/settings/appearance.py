"""The theme from preferences and desktop, whether the desktop wants animations, and where the window was."""

from __future__ import annotations

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from straights_gui.model.preferences import Preferences
from straights_gui.view.style.theme import Theme, compose_theme, tokens
from straights_gui.view.style.tokens import ForcedColours, Sheets
from straights_gui.view.window.main_window import MainWindow

_MIDDLE_GREY = 128
_OWN_COLOURS = "own-colours"
_DARK = ("#3a424b", "#22272c")
"""The colours of buttons and windows, from which Qt makes most others."""
_DARK_HIGHLIGHT = "#2f6fa5"
_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


def wanted_theme(preferences: Preferences) -> Theme:
    """The theme of the preferences, light or dark, in the colours that the desktop may force."""
    chosen = compose_theme(
        table=preferences.chosen("table"),
        faces=preferences.chosen("faces"),
        back=preferences.back(),
        four_colours=preferences.is_on("four-colours"),
        dark=is_dark(preferences.chosen("scheme")),
        sheets=Sheets.PAPER if preferences.chosen("sheets") == "paper" else Sheets.TABLE,
        more_contrast=preferences.is_on("more-contrast"),
    )
    forced = forced_colours()
    return chosen if forced is None else chosen.with_forced_colours(forced)


def forced_colours() -> ForcedColours | None:
    """The colours of a desktop with high contrast, None of any other; Qt knows from 6.10 on."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return None
    if hints.accessibility().contrastPreference() is not Qt.ContrastPreference.HighContrast:
        return None
    palette, kinds = QGuiApplication.palette(), QPalette.ColorRole
    roles = kinds.Window, kinds.WindowText, kinds.Highlight, kinds.HighlightedText
    return ForcedColours(*(palette.color(role).name() for role in roles))


def follow_contrast(changed: SignalInstance) -> None:
    """Emit a signal whenever the desktop forces its colours, or does so no longer."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(changed)


def use_scheme(scheme: str) -> None:
    """Make windows light or dark; with a dark palette of our own if the desktop provides none."""
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(_SCHEMES[scheme])
    application = QGuiApplication.instance()
    if application is None:
        return
    needs_own = scheme == "dark" and hints.colorScheme() is not Qt.ColorScheme.Dark
    if needs_own != bool(application.property(_OWN_COLOURS)):
        application.setProperty(_OWN_COLOURS, needs_own)
        palette = QPalette()
        if needs_own:
            palette = QPalette(*map(QColor, _DARK))
            palette.setColor(QPalette.ColorRole.Highlight, QColor(_DARK_HIGHLIGHT))
        QGuiApplication.setPalette(palette)


def use_tooltip_colours() -> None:
    """Give Qt's own tooltips the colours of the theme."""
    from PySide6.QtWidgets import QToolTip  # a class more, not needed before the first paint

    now = tokens()
    palette = QToolTip.palette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(now.sheet_field))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(now.sheet_text))
    QToolTip.setPalette(palette)


def is_dark(scheme: str) -> bool:
    """Whether windows are dark, by preference or by the desktop's setting."""
    if scheme != "system":
        return scheme == "dark"
    if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark:
        return True
    return QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < _MIDDLE_GREY


def wants_no_motion() -> bool:
    """Whether the desktop asks programs not to animate, as far as Qt knows."""
    if not QGuiApplication.platformName().startswith(("windows", "cocoa", "xcb", "wayland")):
        return False
    from PySide6.QtWidgets import QApplication, QStyle  # a large class, not needed before the first paint

    style = QApplication.style()
    return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def restore_window(window: MainWindow, preferences: Preferences) -> None:
    """Give a new window the stored geometry and panels."""
    # Qt does not restore the geometry of a screen of another width.
    window.fit_into(window.screen().availableSize())
    if preferences.geometry is not None:
        window.restoreGeometry(preferences.geometry)
    window.log.set_open(preferences.log_is_open)
    window.card_tracker.set_open(preferences.card_tracker_is_open)


def store_window(window: MainWindow, preferences: Preferences) -> None:
    """Store the geometry of the window and which panels are open."""
    with preferences.changed_together():
        if not window.isFullScreen():
            preferences.geometry = window.saveGeometry()
        preferences.log_is_open = window.log.is_open
        preferences.card_tracker_is_open = window.card_tracker.is_open
