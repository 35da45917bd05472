"""A sentence with its values apart, so that a window or a page can translate it before it fills them in."""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import TYPE_CHECKING, dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias

    Value: TypeAlias = "str | int | Card | Suit | Rank | tuple[Card, ...] | Names | Tenths | Sentence"


@dataclass(frozen=True, slots=True)
class Names:
    """Names that are joined as a list of the language, such as "Anna and Hugo"."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tenths:
    """A number that is written with one decimal, such as 2.5."""

    number: float


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text for a player, in English.

    Attributes:
        context: the part of the catalogue of translations; "" for signs that are the same in each language.
        template: the English text; `{card}` stands for the value named card, `%n` for the count.
        values: what stands in these places. A text is a name, which no language translates.
        singular: the English text for a count of one; "" for a sentence without a count.
        count: the number that chooses among the plural forms of a language.
    """

    context: str
    template: str
    values: Mapping[str, Value]
    singular: str = ""
    count: int | None = None


@dataclass(frozen=True, slots=True)
class EventText:
    """What is said of an event: lines of the log, and sentences for those who listen."""

    log: tuple[Sentence, ...] = ()
    spoken: tuple[Sentence, ...] = ()


def sentence(context: str, template: str, /, **values: Value) -> Sentence:
    """A sentence; both texts are literals, since `make translations` reads them from the source."""
    return Sentence(context, template, values)


def signs(template: str, /, **values: Value) -> Sentence:
    """A sentence of values and signs, which is the same in each language, such as "{first}, {second}"."""
    return Sentence("", template, values)


def plural(context: str, one: str, other: str, count: int, /, **values: Value) -> Sentence:
    """A sentence with a count, its English singular and plural; all three texts are literals."""
    return Sentence(context, other, values, one, count)


def points(count: int) -> Sentence:
    """Points, such as "1 point" or "5 points"."""
    return plural("Plurals", "%n point", "%n points", count)


def cards(count: int) -> Sentence:
    """Cards, such as "1 card" or "5 cards"."""
    return plural("Plurals", "%n card", "%n cards", count)


def signed(difference: int) -> Sentence:
    """A difference of points with its sign, such as +5."""
    if difference > 0:
        return sentence("Signs", "+{points}", points=difference)
    if difference < 0:
        return sentence("Signs", "\N{MINUS SIGN}{points}", points=-difference)
    return signs("{points}", points=0)
