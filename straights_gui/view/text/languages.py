"""The language of the window: the player's choice, else the system's, else English."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from straights_gui import resources
from straights_gui.resources import DIRECTIONS, LANGUAGES

CODES = tuple(LANGUAGES)
"""The available languages."""

_FOLDER = resources.folder("translations")


class _Current:
    """The current language, and its translators, to which Qt keeps no reference."""

    code = ""
    translators: tuple[QTranslator, ...] = ()


def language_for(chosen: str) -> str:
    """The language to use: the chosen one, else the first available one of the system's."""
    if chosen in CODES:
        return chosen
    found = map(resources.language_of, QLocale.system().uiLanguages())
    return next(filter(None, found), CODES[0])


def set_language(chosen: str) -> bool:
    """Change the language; returns whether it differs from the previous one."""
    code = language_for(chosen)
    if code == _Current.code:
        return False
    application = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication):
        return False
    for translator in _Current.translators:
        application.removeTranslator(translator)
    _Current.code = code
    _Current.translators = tuple(_translators(code))
    for translator in _Current.translators:
        application.installTranslator(translator)
    QLocale.setDefault(QLocale(code))
    is_mirrored = DIRECTIONS[code] == "rtl"
    application.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight
    )
    return True


def in_all_languages(context: str, source: str) -> frozenset[str]:
    """A text of ours in all languages."""
    found = (each.translate(context, source) for code in CODES for each in _translators(code))
    return frozenset((source, *filter(None, found)))


def _translators(code: str) -> list[QTranslator]:
    """Qt's own for its buttons and dialogs, the plural forms of English for what is not translated, ours."""
    of_qt = QTranslator()
    of_qt.load(QLocale(code), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    found = [of_qt]
    for each in dict.fromkeys((CODES[0], code)):
        translator = QTranslator()
        if translator.load(f"straights_{each}", str(_FOLDER)):
            found.append(translator)
    return found
