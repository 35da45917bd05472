"""What is said of an event, by the texts of its game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.errors import BadMessage
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.games.registry import OFFERED, game_named
from engine.text.sentence import EventText, Sentence

if TYPE_CHECKING:
    from engine.games.table import Told
    from engine.text.sentence import Value

_PLACE = re.compile(r"\{(\w+)\}")


def places_in(sentences: Iterable[Sentence]) -> tuple[str, ...]:
    """The places of some templates, each once, in the order in which they first appear."""
    return tuple(dict.fromkeys(name for each in sentences for name in _PLACE.findall(each.template)))


def places_of(text: EventText) -> tuple[str, ...]:
    """The places of all that is said of an event."""
    return places_in((*text.log, *text.spoken))


def places_elsewhere(key: str) -> tuple[str, ...]:
    """The places of a text of another game than Straights; raises BadMessage if none says it."""
    for name in OFFERED:
        texts = game_named(name).event_texts
        if key in texts:
            return places_of(texts[key])
    raise BadMessage(f"no game says {key!r}")


def event_text(texts: Mapping[str, EventText], told: Iterable[Told], names: Sequence[str]) -> EventText:
    """What is `told` of an event, by the `texts` of its game; a number in the place of a name is a seat."""
    parts = [(texts[each.key], _values(texts[each.key], each, names)) for each in told]
    return EventText(
        tuple([_filled(line, values) for text, values in parts for line in text.log]),
        tuple([_filled(line, values) for text, values in parts for line in text.spoken]),
    )


def _values(text: EventText, told: Told, names: Sequence[str]) -> Mapping[str, Value]:
    values = dict(zip(places_of(text), told.values, strict=True))
    seat = values.get("name")
    return {**values, "name": names[seat]} if isinstance(seat, int) else values


def _filled(text: Sentence, values: Mapping[str, Value]) -> Sentence:
    """The text with those of the values that it has places for."""
    return replace(text, values={name: values[name] for name in places_in((text,))})
