"""Tables and what happens on them as JSON: defaults are left out, and sentences of a game stand by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from engine.cards.card import Card
from engine.errors import BadMessage
from engine.fast_dataclass import replace
from engine.games.changes import Moved
from engine.games.event_texts import places_elsewhere, places_in, places_of
from engine.games.table import Fact, Happening, Movement, Offer, ResultRow, SeatData, Table, TextValue, Told
from engine.protocol.codecs import FLAG, Codec, Integer, ListOf, MapOf, OptionalValue, read_part
from engine.protocol.records import Json, Record
from engine.protocol.sentences import SENTENCE, SentenceValue
from engine.protocol.values import CARD, KnownCards, PackedCards
from engine.text.sentence import EventText, Names, Sentence

if TYPE_CHECKING:
    from engine.text.sentence import Value

_CARDS, _KNOWN = PackedCards(), KnownCards()
Kind = TypeVar("Kind")
_SHORT_NAMES = {"happenings": "events"}
_KEPT = 1000


class TableMessages:
    """The codecs of a game.

    Attributes:
        phrases: sentences that recur, which a client has got; each stands in a message by its number.
        event_texts: what is said of events, by their keys.
        said, told, happening, table, moved: the codecs of these values.
    """

    def __init__(self, phrases: Sequence[Sentence], event_texts: Mapping[str, EventText]) -> None:
        said = PhraseCodec(phrases)
        self.said, self.told = said, ToldCodec(event_texts)
        self.happening = Once(HappeningCodec(self.told, said))
        self.table: Record[Table] = _compact_record(Record(Table), said, self.happening)
        self.moved: Record[Moved] = _compact_record(Record(Moved), said, self.happening)


class PhraseCodec(Codec):
    """A sentence: its number and its values as a list if the client has the template, else an object."""

    name = "ShortSentence"

    def __init__(self, phrases: Sequence[Sentence]) -> None:
        self._phrases = tuple((each, places_in((each,))) for each in phrases)
        self._numbers = {(each.context, each.template): number for number, each in enumerate(phrases)}

    def read(self, value: object) -> Sentence:
        if not isinstance(value, list):
            return SENTENCE.read(value)
        number, *values = _parts(value, 1)
        phrase, places = self._phrases[Integer(0, len(self._phrases) - 1).read(number)]
        count = Integer().read(values.pop()) if phrase.singular and values else None
        if len(places) != len(values):
            raise BadMessage(f"a value for each of these is needed: {', '.join(places)}")
        found = map(self._value, places, values)
        return replace(phrase, values=dict(zip(places, found, strict=True)), count=count)

    def _value(self, place: str, value: object) -> Value:
        match value:
            case {"names": [*names]}:
                return Names(tuple(map(str, names)))
            case list() | dict():
                return self.read(value)
            case _:
                return _read_value(place, value)

    def write(self, value: object) -> object:
        assert isinstance(value, Sentence)
        number = self._numbers.get((value.context, value.template))
        if number is None:
            return SENTENCE.write(value)
        found: list[object] = [
            number,
            *[self._written(value.values.get(place, "")) for place in self._phrases[number][1]],
        ]
        return found if value.count is None else [*found, value.count]

    def _written(self, value: object) -> object:
        match value:
            case Sentence():
                return self.write(value)
            case Names():
                return {"names": [*value.names]}
            case _:
                return _written(value)


class ToldCodec(Codec):
    """The number of a text about events, and what stands in its places; the key of a text that has none.

    A text of another game has none.
    """

    name = "Told"

    def __init__(self, texts: Mapping[str, EventText]) -> None:
        self._places = tuple((key, places_of(each)) for key, each in texts.items())
        self._numbers = {key: number for number, key in enumerate(texts)}

    def read(self, value: object) -> Told:
        number, *values = _parts(value, 1)
        if isinstance(number, str):
            return Told(number, _read_values(places_elsewhere(number), values))
        key, places = self._places[Integer(0, len(self._places) - 1).read(number)]
        return Told(key, _read_values(places, values))

    def write(self, value: object) -> list[object]:
        assert isinstance(value, Told)
        return [self._numbers.get(value.key, value.key), *map(_written, value.values)]


class MovementCodec(Codec):
    """Begin, end and cards; an amount of chips behind them."""

    name = "Movement"

    def read(self, value: object) -> Movement:
        begin, end, cards, *amount = _parts(value, 3, 4)
        return Movement(str(begin), str(end), _CARDS.read(cards), *map(Integer().read, amount))

    def write(self, value: object) -> list[object]:
        assert isinstance(value, Movement)
        written: list[object] = [value.begin, value.end, _CARDS.write(value.cards)]
        return [*written, value.amount] if value.amount else written


class KnownFields(Codec):
    """An object whose fields may all be missing, and which may have others, of a later version."""

    def __init__(self, codecs: Mapping[str, Codec]) -> None:
        self.codecs = codecs

    def read(self, value: object) -> object:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        return {
            name: read_part(codec, value[name], name) for name, codec in self.codecs.items() if name in value
        }


class HappeningCodec(KnownFields):
    """What happens; without faces, and without the seat of a move, where the first movement begins."""

    name = "TableEvent"

    def __init__(self, told: ToldCodec, said: PhraseCodec) -> None:
        self.movement, self.told, self.said = MovementCodec(), told, said
        flags = dict.fromkeys(("is_deal", "shows_result", "clears"), FLAG)
        lists = {"ways": ListOf(self.movement), "told": ListOf(told)}
        super().__init__({**lists, "seat": Integer(), "last": said, **flags})

    def read(self, value: object) -> Happening:
        found = super().read(value)
        assert isinstance(found, dict)
        return Happening(found.pop("ways", ()), **found)

    def write(self, value: object) -> Json:
        assert isinstance(value, Happening)
        written: Json = {}
        if value.clears:
            written["clears"] = True
        elif value.movements:
            written["ways"] = [*map(self.movement.write, value.movements)]
        if value.seat is not None and (not value.movements or value.is_deal or value.shows_result):
            written["seat"] = value.seat
        if value.last is not None:
            written["last"] = self.said.write(value.last)
        if value.told:
            written["told"] = [self._told(said, value) for said in value.told]
        return written | {flag: True for flag in ("is_deal", "shows_result") if getattr(value, flag)}

    def _told(self, said: Told, happening: Happening) -> list[object]:
        """Without who it was and which card, where a movement says so."""
        known = (happening.seat, *(happening.movements[0].cards if happening.movements else ()))
        is_known = happening.movements and said.values in (known, known[:1])
        return self.told.write(said)[:1] if is_known else self.told.write(said)


class FactCodec(Codec):
    """Text, limit, label and short text of a fact as a list, without the last ones that it has not."""

    name = "Fact"

    def __init__(self, said: PhraseCodec) -> None:
        self.said = said

    def read(self, value: object) -> Fact:
        parts = _parts(value, 1, 4)
        text, limit, label, short = parts + [0, None, None][len(parts) - 1 :]
        return Fact(self.said.read(text), self._title(short), self._title(label), Integer().read(limit))

    def write(self, value: object) -> list[object]:
        assert isinstance(value, Fact)
        said: list[object] = [
            None if each is None else self.said.write(each) for each in (value.label, value.short)
        ]
        found = [self.said.write(value.text), value.limit, *said]
        while not found[-1]:
            found.pop()
        return found

    def _title(self, value: object) -> Sentence | None:
        return None if value is None else self.said.read(value)


class ResultRowCodec(Codec):
    """Seat, place, cards and columns of a row of a result as a list."""

    name = "ResultRow"

    def __init__(self, fact: Codec) -> None:
        self.fact = fact

    def read(self, value: object) -> ResultRow:
        seat, place, cards, *columns = _parts(value, 3)
        known = tuple(card for card in _CARDS.read(cards) if card)
        facts = tuple(fact for fact in map(self.fact.read, columns) if isinstance(fact, Fact))
        return ResultRow(Integer().read(seat), Integer().read(place), known, facts)

    def write(self, value: object) -> list[object]:
        assert isinstance(value, ResultRow)
        return [value.seat, value.place, _CARDS.write(value.cards), *map(self.fact.write, value.columns)]


class Once(Codec):
    """Writes the same value once, although several messages have it: moves recur, and all see one result."""

    def __init__(self, item: Codec) -> None:
        self.item = item
        self._written: dict[int, tuple[object, object]] = {}

    def read(self, value: object) -> object:
        return self.item.read(value)

    def write(self, value: object) -> object:
        known = self._written.get(id(value))
        if known is None:
            if len(self._written) >= _KEPT:
                self._written = {}
            known = self._written[id(value)] = value, self.item.write(value)
        return known[1]


class LastCodec(Codec):
    """What a seat did last: a card, or words."""

    name = "CardOrSentence"

    def __init__(self, said: PhraseCodec) -> None:
        self.said = said

    def read(self, value: object) -> object:
        return CARD.read(value) if isinstance(value, str) else self.said.read(value)

    def write(self, value: object) -> object:
        return str(value) if isinstance(value, Card) else self.said.write(value)


class SeatChangeCodec(KnownFields):
    """The fields of a seat that have changed."""

    name = "SeatChange"

    def __init__(self, seat: Record[SeatData]) -> None:
        super().__init__({field.name: field.codec for field in seat.fields})

    def write(self, value: object) -> Json:
        assert isinstance(value, Mapping)
        return {name: self.codecs[name].write(each) for name, each in value.items()}


def _compact(codec: Codec, said: PhraseCodec, happening: Codec) -> Codec:
    """The codec without fields that have their defaults, and with short sentences."""
    match codec:
        case Record() if codec is SENTENCE:
            return said
        case Record() if codec.kind is Happening:
            return happening
        case Record() if codec.kind is Offer:
            return Once(_compact_record(codec, said, happening))
        case Record() if codec.kind is Fact:
            return Once(FactCodec(said))
        case Record() if codec.kind is ResultRow:
            return ResultRowCodec(Once(FactCodec(said)))
        case Record():
            return _compact_record(codec, said, happening)
        case OptionalValue():
            return OptionalValue(_compact(codec.item, said, happening))
        case ListOf():
            items = ListOf(_compact(codec.item, said, happening))
            return Once(items) if isinstance(items.item, ResultRowCodec | PhraseCodec) else items
        case MapOf():
            return MapOf(Once(SeatChangeCodec(_compact_record(Record(SeatData), said, happening))))
        case SentenceValue():
            return LastCodec(said)
        case _:
            return codec


def _compact_record(record: Record[Kind], said: PhraseCodec, happening: Codec) -> Record[Kind]:
    fields = (
        replace(
            field,
            name=_SHORT_NAMES.get(field.name, field.name),
            attribute=field.name,
            codec=_compact(field.codec, said, happening),
            is_omitted=not field.is_required,
        )
        for field in record.fields
    )
    return Record(record.kind, tuple(fields), is_open=True)


def _parts(value: object, shortest: int, longest: int = 100) -> list[object]:
    if not isinstance(value, list) or not shortest <= len(value) <= longest:
        raise BadMessage(f"a list of {shortest} to {longest} parts is needed")
    return value


def _written(value: object) -> object:
    if isinstance(value, Card):
        return str(value)
    return _CARDS.write(value) if isinstance(value, tuple) else value


def _read_values(places: Sequence[str], values: Sequence[object]) -> tuple[TextValue, ...]:
    if values and len(places) != len(values):
        raise BadMessage(f"a value for each of these is needed: {', '.join(places)}")
    return tuple(map(_read_value, places, values))


def _read_value(place: str, value: object) -> TextValue:
    if place == "card":
        return CARD.read(value)
    if place == "cards":
        return _KNOWN.read(value)
    if not isinstance(value, str | int):
        raise BadMessage("a text or a number is needed")
    return value
