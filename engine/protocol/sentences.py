"""Sentences for players in messages; what stands in their places says its kind by the name of its field."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Annotated

from engine.cards.card import Card, Rank, Suit
from engine.errors import BadMessage
from engine.protocol import codecs
from engine.protocol.records import Field, Record
from engine.protocol.values import CARD, CARD_LIST
from engine.text.sentence import Names, Sentence, Tenths

_TEXT = codecs.Text()
_NUMBER, _TENTHS = codecs.Integer(-codecs.MAX_NUMBER), codecs.Number(-codecs.MAX_NUMBER)


class Only(codecs.Codec):
    """A value as an object with one field."""

    def __init__(self, field: str, item: codecs.Codec) -> None:
        self.field, self.item = field, item

    def read(self, value: object) -> object:
        if not isinstance(value, dict) or value.keys() != {self.field}:
            raise BadMessage(f"an object with nothing but {self.field} is needed")
        return codecs.read_part(self.item, value[self.field], self.field)

    def write(self, value: object) -> dict[str, object]:
        return {self.field: self.item.write(value)}


class SentenceValue(codecs.Codec):
    """What stands in a place of a sentence: a text, a number, a sentence, or an object with one field."""

    name = "SentenceValue"

    def __init__(self) -> None:
        self.plain: dict[type, codecs.Codec] = {str: _TEXT, int: _NUMBER}
        self.marked: dict[type, Only] = {
            Card: Only("card", CARD),
            tuple: Only("cards", CARD_LIST),
            Suit: Only("suit", codecs.member_of(Suit)),
            Rank: Only("rank", codecs.member_of(Rank)),
            Names: Only("names", codecs.Converted(codecs.ListOf(_TEXT), _names, _list_of_names)),
            Tenths: Only("tenths", codecs.Converted(_TENTHS, _tenths, attrgetter("number"))),
        }

    def codec_for(self, value: object) -> codecs.Codec | None:
        """The codec of a JSON value, None if there is none."""
        if not isinstance(value, dict):
            return self.plain.get(type(value))
        marked = (each for each in self.marked.values() if each.field in value)
        return next(marked, SENTENCE)

    def read(self, value: object) -> object:
        codec = self.codec_for(value)
        if codec is None:
            raise BadMessage("a text, a whole number or an object is needed")
        return codec.read(value)

    def write(self, value: object) -> object:
        if isinstance(value, Sentence):
            return SENTENCE.write(value)
        return value if type(value) in self.plain else self.marked[type(value)].write(value)


def _names(names: object) -> Names:
    assert isinstance(names, tuple)
    return Names(names)


def _list_of_names(names: object) -> list[str]:
    assert isinstance(names, Names)
    return [*names.names]


def _tenths(number: object) -> Tenths:
    assert isinstance(number, float)
    return Tenths(number)


_NO_VALUES: Mapping[str, object] = {}
SENTENCE = Record(
    Sentence,
    (
        Field("context", _TEXT),
        Field("template", _TEXT),
        Field("values", codecs.MapOf(SentenceValue()), _NO_VALUES, is_omitted=True),
        Field("singular", _TEXT, "", is_omitted=True),
        Field("count", _NUMBER, None, is_omitted=True),
    ),
    is_open=True,
)
SENTENCES = codecs.ListOf(SENTENCE, name="Sentences")

Said = Annotated[Sentence, SENTENCE]
SaidParts = Annotated[tuple[Sentence, ...], SENTENCES]
