"""Renders the engine's sentences in the player's language, and fills texts of the window with values.

Names, cards and numbers fill the placeholders of a text, all in one pass. Also numbers, dates and plural
forms as texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from engine.cards.card import Card
from engine.text import rendering, sentence
from engine.text.cards import card_words
from engine.text.rendering import card_parts, isolated, render_all
from engine.text.sentence import Sentence

if TYPE_CHECKING:
    from datetime import date


class _PlayersLanguage:
    """The loaded translation, and the locale of the application."""

    def text(self, sentence: Sentence) -> str:
        count = sentence.count
        if count is None:
            text = QCoreApplication.translate(sentence.context, sentence.template)
            return without_marks(text) if sentence.context == "Actions" else text
        text = QCoreApplication.translate(sentence.context, sentence.template, "", count)
        return text.replace(str(count), self.number(count))  # Qt writes %n as 1234

    def number(self, number: float, decimals: int = 0) -> str:
        return QLocale().toString(float(number), "f", decimals)

    def names(self, names: tuple[str, ...]) -> str:
        return QLocale().createSeparatedList(names)


_LANGUAGE = _PlayersLanguage()


def without_marks(text: str) -> str:
    """The text of a menu without the mark of its letter and without dots."""
    return text.replace("&", "").rstrip("\u00a0…")


def shown(*sentences: Sentence) -> str:
    """Sentences as they are shown, with cards as signs."""
    return render_all(sentences, _LANGUAGE)


def shown_parts(*sentences: Sentence) -> tuple[str | Card, ...]:
    """Sentences as they are shown, with their cards apart."""
    first, *others = (card_parts(each, _LANGUAGE) for each in sentences)
    return (*first, *(part for other in others for part in (" ", *other)))


def spoken(*sentences: Sentence) -> str:
    """Sentences for a screen reader, with cards in words."""
    return render_all(sentences, _LANGUAGE, in_words=True)


def spoken_cards(cards: Sequence[Card]) -> str:
    """The words of some cards."""
    return _LANGUAGE.names(tuple(spoken(card_words(card)) for card in cards))


class Plurals(QObject):
    """Phrases with a count."""

    def free_seats(self, count: int) -> str:
        """How many seats of a table are free."""
        return self.tr("%n free", "", count) if count else self.tr("full")


def points_text(points: int) -> str:
    """A number of points, such as "1 point" or "5 points"."""
    return shown(sentence.points(points))


def free_seats_text(count: int) -> str:
    """The free seats of a table in a list, such as "2 seats free" or "full"."""
    return Plurals().free_seats(count)


def number_text(number: int) -> str:
    """Format a number for the language."""
    return QLocale().toString(number)


_MAX_NAME_LENGTH = 18


def fill(text: str, /, **values: str | int) -> str:
    """Fill the placeholders of a text: `{card}` becomes the value named card; numbers are formatted."""
    return rendering.fill(text, {name: _shown(value) for name, value in values.items()})


def list_text(names: Iterable[str]) -> str:
    """Join names for a sentence, such as "Anna, Ben, and Clara"."""
    return QLocale().createSeparatedList([isolated(name) for name in names])


def short_name(name: str) -> str:
    """Shorten a long name for a heading."""
    if len(name) <= _MAX_NAME_LENGTH:
        return name
    return name[: _MAX_NAME_LENGTH - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def _shown(value: str | int) -> str:
    return number_text(value) if isinstance(value, int) else isolated(value)


_YEAR = re.compile(r"[\s,]*('[^']*')?[\s,]*y+$")
"""The year at the end of a format, with what joins it to the rest, such as 'de' in Spanish."""
_WEEKDAY = re.compile(r"[\s,]*dddd[\s,]*")


def day_text(day: date, *, has_weekday: bool = True) -> str:
    """The day of the week, the day and the month; with the year where a language begins with it."""
    form = _YEAR.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
    form = form if has_weekday else _WEEKDAY.sub("", form)
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
