"""Renders sentences: chooses the translation and its plural form, and fills the values in.

>>> from engine.cards.card import Card
>>> from engine.text.sentence import points, sentence
>>> advice = sentence("hints", "{card} costs {points}.", card=Card.parse("7S"), points=points(1))
>>> render(advice), render(advice, in_words=True)
('7♠ costs 1 point.', 'The seven of spades costs 1 point.')
"""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import TYPE_CHECKING, Protocol
from engine.text.cards import RANK_WORDS, SUIT_SIGNS, SUIT_WORDS, card_in_sentence, card_sign, card_words
from engine.text.sentence import Names, Sentence, Tenths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.text.sentence import Value

_RIGHT_TO_LEFT = (
    ("\u0590", "\u08ff"),
    ("\ufb1d", "\ufdff"),
    ("\ufe70", "\ufefe"),
    ("\U00010800", "\U00010fff"),
    ("\U0001e800", "\U0001efff"),
)
"""The blocks of scripts that are written from right to left; `translate.js` of the page has the same."""
_ISOLATE, _END_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


class Language(Protocol):
    """What a language decides about a sentence."""

    def text(self, sentence: Sentence) -> str:
        """The translation of the template, for the count in its plural form with %n filled in."""

    def number(self, number: float, decimals: int = 0) -> str:
        """The number as it is written, such as 12,345."""

    def names(self, names: tuple[str, ...]) -> str:
        """Names as a list, such as "Anna and Hugo"."""


class _English:
    def text(self, sentence: Sentence) -> str:
        if sentence.count is None:
            return sentence.template
        text = sentence.singular if sentence.count == 1 else sentence.template
        return text.replace("%n", self.number(sentence.count))

    def number(self, number: float, decimals: int = 0) -> str:
        return f"{number:,.{decimals}f}"

    def names(self, names: tuple[str, ...]) -> str:
        if len(names) < 3:
            return " and ".join(names)
        return f"{', '.join(names[:-1])}, and {names[-1]}"


ENGLISH: Language = _English()


def render(
    sentence: Sentence, language: Language = ENGLISH, *, in_words: bool = False, is_start: bool = True
) -> str:
    """The sentence in a language.

    Args:
        sentence: what is said.
        language: translates it.
        in_words: for a screen reader: the seven of spades for 7♠, with a capital at the start of the text.
        is_start: whether the text starts here, and not with another sentence that has this one as a value.
    """

    def shown(value: Value, place: int) -> str:
        is_first = is_start and place == 0
        match value:
            case Sentence():
                return render(value, language, in_words=in_words, is_start=is_first)
            case Card() | Suit() | Rank():
                if in_words and isinstance(value, Card):
                    text = render(card_in_sentence(value), language)
                else:
                    text = _card_text(value, language, in_words=in_words)
                return capitalized(text) if is_first else text
            case Names():
                return language.names(tuple(map(isolated, value.names)))
            case Tenths():
                return language.number(value.number, 1)
            case tuple():
                cards = [_card_text(card, language, in_words=in_words) for card in value]
                return (", " if in_words else " ").join(cards)
            case int():
                return language.number(value)
            case _:
                return isolated(value)

    text = language.text(sentence) if sentence.context else sentence.template
    values = sentence.values
    return _filled(text, lambda name, place: shown(values[name], place) if name in values else None)


def card_parts(sentence: Sentence, language: Language = ENGLISH) -> tuple[str | Card, ...]:
    """The sentence in a language with its cards apart, which a screen draws.

    >>> from engine.text.sentence import sentence
    >>> card_parts(sentence("hints", "Play {card}.", card=Card.parse("7S")))
    ('Play ', Card.parse('7S'), '.')
    """
    text = language.text(sentence) if sentence.context else sentence.template
    head, *pieces = text.split("{")
    found: list[str | Card] = [head]
    for piece in pieces:
        name, _close, tail = piece.partition("}")
        match sentence.values[name]:
            case Card() as card:
                found.append(card)
            case Sentence() as inner:
                found += card_parts(inner, language)
            case other:
                found.append(render(Sentence("", "{value}", {"value": other}), language, is_start=False))
        found.append(tail)
    return tuple(part for part in found if part)


def render_all(sentences: Iterable[Sentence], language: Language = ENGLISH, *, in_words: bool = False) -> str:
    """Sentences one after the other, as a paragraph."""
    return " ".join(render(each, language, in_words=in_words) for each in sentences)


def fill(text: str, values: Mapping[str, str]) -> str:
    """Fill the places of a text: `{card}` becomes the value named card.

    A value is not searched for places, and a place without a value remains.
    """
    return _filled(text, lambda name, _place: values.get(name))


def isolated(value: str) -> str:
    """Isolate a value with right-to-left letters, which would reorder the sentence around it, once."""
    if value.isascii() or _ISOLATE in value:
        return value
    if not any(first <= letter <= last for letter in value for first, last in _RIGHT_TO_LEFT):
        return value
    return f"{_ISOLATE}{value}{_END_ISOLATE}"


def capitalized(text: str) -> str:
    """The text with a capital as its first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]


def _filled(text: str, value_at: Callable[[str, int], str | None]) -> str:
    head, *pieces = text.split("{")
    parts, place = [head], len(head)
    for piece in pieces:
        name, close, tail = piece.partition("}")
        value = value_at(name, place) if close else None
        parts.append(f"{{{piece}" if value is None else f"{value}{tail}")
        place += len(piece) + 1
    return "".join(parts)


def _card_text(value: Card | Suit | Rank, language: Language, *, in_words: bool) -> str:
    if isinstance(value, Card):
        return render(card_words(value), language) if in_words else card_sign(value)
    if isinstance(value, Suit):
        return render(SUIT_WORDS[value], language) if in_words else SUIT_SIGNS[value]
    return render(RANK_WORDS[value], language)
