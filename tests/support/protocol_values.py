"""Messages by chance, as JSON, and the same with one thing wrong: both follow from the codecs."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.games.messages import KnownFields, Once
from engine.protocol.codecs import (
    AnyObject,
    Codec,
    Converted,
    Integer,
    ListOf,
    MapOf,
    Number,
    OneOf,
    OptionalValue,
    Text,
)
from engine.protocol.records import TYPE, Json, Record, Tagged
from engine.protocol.sentences import SENTENCE, Only, SentenceValue
from engine.protocol.values import KnownCards, PackedCards
from engine.straights.text import phrases
from engine.text.network import PHRASES

JSON: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
"""Any JSON, of a handful of values."""

_LISTED = 2
"""The length of the lists that may be longer."""

_MANY = 10_000
"""Lists and texts that may be longer are bounded by the length of a message."""

POINTS, STANDING = (
    next(at for at, each in enumerate(phrases.PHRASES) if each.template == template)
    for template in ("%n points", "{name} leads with {points}.")
)
_SPECIAL: dict[str, tuple[object, ...]] = {
    "Card": tuple(map(str, CARDS)),
    "Phrase": tuple(PHRASES),
    "Sentence": (
        {"context": "", "template": "+{points}", "values": {"points": {"context": "A", "template": "a"}}},
        {"context": "A", "template": "{a} {b}", "values": {"a": "Anna", "b": 5}},
        {
            "context": "A",
            "template": "{a} {b}",
            "values": {"a": {"card": "7S"}, "b": {"cards": ["2C"]}},
        },
        {"context": "A", "template": "{a} {b}", "values": {"a": {"suit": "S"}, "b": {"rank": "7"}}},
        {"context": "A", "template": "{a} {b}", "values": {"a": {"names": ["A", "B"]}, "b": {"tenths": 2.5}}},
        {"context": "A", "template": "%n points", "singular": "%n point", "count": 0},
    ),
    "PackedCards": ("7S", "AS ? KD", 3),
    "KnownCards": ("7S", "AS KD", ""),
    "ShortSentence": (
        [0, "Anna"],
        [1],
        [STANDING, {"names": ["Anna", "Ben"]}, [POINTS, 5]],
        {"context": "A", "template": "a"},
    ),
    "Told": ([0, 2, 1], [1], [1, 0, "7S"]),
    "Movement": (["hand.0", "row.S", "7S"], ["", "hand.1", 13], ["hand.0", "pot", "", 5]),
    "Fact": ([[1]], [[1], 60], [[1], 0, None, [1]]),
    "ResultRow": ([0, 1, "7S", [[1]]], [2, 4, ""]),
    "CardOrSentence": ("7S", [1]),
    "TableEvent": (
        {"ways": [["hand.1", "row.S", "7S"]], "told": [[1]]},
        {"seat": 1, "told": [[5, 1]], "is_deal": True},
    ),
    "SeatChange": ({}, {"player": "expert", "last": None}),
    "Day": ("2026-11-25", "2028-02-29"),
    "PersonName": ("A", "Zoë", "x" * 40),
}


@cache
def values_of(codec: Codec) -> st.SearchStrategy[object]:
    """JSON that a codec reads."""
    if codec.name in _SPECIAL:
        return st.sampled_from(_SPECIAL[codec.name])
    match codec:
        case Integer():
            return st.integers(int(codec.lowest), int(codec.highest))
        case Number():
            return st.floats(codec.lowest, codec.highest)
        case Text():
            longest = min(codec.longest, codec.shortest + _LISTED)
            return st.text("0af", min_size=codec.shortest, max_size=longest)
        case OneOf():
            return st.sampled_from(codec.values)
        case OptionalValue():
            return st.none() | values_of(codec.item)
        case ListOf():
            longest = min(codec.longest, max(codec.shortest, _LISTED))
            return st.lists(values_of(codec.item), min_size=codec.shortest, max_size=longest)
        case Converted():
            return values_of(codec.item)
        case MapOf():
            return st.dictionaries(st.text("ab", max_size=1), values_of(codec.item), max_size=_LISTED)
        case AnyObject():
            return st.dictionaries(st.text("ab"), st.integers() | st.text("ab"), max_size=_LISTED)
        case Only():
            return st.fixed_dictionaries({codec.field: values_of(codec.item)})
        case SentenceValue():
            return st.one_of([*map(values_of, (*codec.plain.values(), *codec.marked.values(), SENTENCE))])
        case Once():
            return values_of(codec.item)
        case Tagged():
            return st.one_of([*map(objects_of, codec.records.values())])
        case Record():
            return objects_of(codec)
        case _:
            raise TypeError(codec)


@cache
def objects_of(record: Record[object]) -> st.SearchStrategy[Json]:
    """Objects that a record reads, with and without the fields that may be missing."""
    needed: dict[str, st.SearchStrategy[object]] = {} if record.tag is None else {TYPE: st.just(record.tag)}
    optional: dict[str, st.SearchStrategy[object]] = {}
    flats: list[st.SearchStrategy[Json]] = []
    for field in record.fields:
        if field.is_flat:
            assert isinstance(field.codec, Record)
            flats.append(objects_of(field.codec))
        else:
            fields = needed if field.is_required else optional
            fields[field.name] = values_of(field.codec)
    own = st.fixed_dictionaries(needed, optional=optional)
    return st.tuples(own, *flats).map(
        lambda parts: {name: part for each in parts for name, part in each.items()}
    )


@dataclass(frozen=True, slots=True)
class Damage:
    """A wrong message, and the path of what is wrong."""

    message: object
    path: str


_NO_OBJECTS = (Damage(7, ""), Damage(None, ""), Damage([], ""))


def damages_of(codec: Codec, value: object) -> Iterator[Damage]:
    """The value with one thing wrong, in each way: missing, unknown, of another type, out of range."""
    match codec:
        case Tagged():
            assert isinstance(value, dict)
            yield Damage({**value, TYPE: "of no kind"}, TYPE)
            yield from _damaged_fields(codec.records[str(value[TYPE])], value)
        case Record():
            yield Damage(7, "")
            assert isinstance(value, dict)
            yield from _damaged_fields(codec, value)
            if not codec.is_open:
                yield Damage({**value, "of no kind": 1}, "of no kind")
        case KnownFields():
            yield Damage(7, "")
            assert isinstance(value, dict)  # unreached: events are drawn by chance
            for name in codec.codecs.keys() & value.keys():
                yield from _inside(value, name, damages_of(codec.codecs[name], value[name]))
        case OptionalValue():
            if value is not None:
                inner = damages_of(codec.item, value)
                yield from (each for each in inner if each.message is not None)
        case ListOf():
            yield from _damaged_lists(codec, value)
        case MapOf() | Only():
            yield from _damaged_objects(codec, value)
        case AnyObject():
            yield from _NO_OBJECTS
        case SentenceValue():
            yield from (Damage(None, ""), Damage(True, ""), Damage(0.5, ""), Damage([], ""))
            content = codec.codec_for(value)
            if isinstance(value, dict) and content is not None:
                yield from (each for each in damages_of(content, value) if isinstance(each.message, dict))
        case Converted() | Once():
            yield from damages_of(codec.item, value)
        case KnownCards():
            yield from (Damage(each, "") for each in ("of no kind", "7S  8S", "7S ?", 3, None))
        case PackedCards():
            yield from (Damage(each, "") for each in ("of no kind", "7S  8S", -1, 53, None))
        case Integer() | Number():
            wrong: list[object] = [codec.lowest - 1, "7", None, True, [7]]
            yield from (Damage(each, "") for each in wrong)
            yield Damage(codec.highest + 1 if isinstance(codec, Integer) else float("inf"), "")
        case Text():
            wrong = [7, None, ["x"], *([""] if codec.shortest else [])]
            wrong += ["x" * (codec.longest + 1)] if codec.longest < _MANY else []
            yield from (Damage(each, "") for each in wrong)
        case _:
            wrong = ["of no kind", 7, None, []]
            yield from (Damage(each, "") for each in wrong)


def _damaged_fields(record: Record[object], value: Json) -> Iterator[Damage]:
    for field in record.fields:
        if field.is_flat:
            assert isinstance(field.codec, Record)
            yield from _damaged_fields(field.codec, value)
        elif field.name in value and not field.is_computed:
            if field.is_required:
                yield Damage({name: part for name, part in value.items() if name != field.name}, field.name)
            yield from _inside(value, field.name, damages_of(field.codec, value[field.name]))


def _damaged_objects(codec: MapOf | Only, value: object) -> Iterator[Damage]:
    assert isinstance(value, dict)
    yield from _NO_OBJECTS
    if isinstance(codec, Only):
        yield Damage({**value, "of no kind": 1}, "")
    for name, part in value.items():
        yield from _inside(value, name, damages_of(codec.item, part))


def _inside(value: Json, name: str, damages: Iterator[Damage]) -> Iterator[Damage]:
    """The same damages, of a field of an object."""
    for each in damages:
        yield Damage({**value, name: each.message}, f"{name}.{each.path}" if each.path else name)


def _damaged_lists(codec: ListOf, value: object) -> Iterator[Damage]:
    assert isinstance(value, list)
    wrong: list[object] = ["7", None, {}, 7]
    yield from (Damage(each, "") for each in wrong)
    if codec.shortest:
        yield Damage(value[: codec.shortest - 1], "")
    if value:
        if codec.longest < _MANY:
            yield Damage([value[0]] * (codec.longest + 1), "")
        for inner in damages_of(codec.item, value[-1]):
            last = len(value) - 1
            yield Damage([*value[:-1], inner.message], f"{last}.{inner.path}" if inner.path else str(last))


def as_sent(value: object) -> object:
    """The value as another program gets it."""
    received: object = json.loads(json.dumps(value))
    return received
