"""Renders the engine's sentences in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from engine.cards.card import Card
from engine.text.cards import card_words
from engine.text.rendering import card_parts, render_all
from engine.text.sentence import Sentence


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
