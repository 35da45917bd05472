"""Sentences as JSON values of messages.

>>> from engine.straights.text.sentence import points
>>> json_form(points(2))
{'context': 'Plurals', 'template': '%n points', 'singular': '%n point', 'count': 2}
"""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.text.sentence import Names, Sentence, Tenths

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.straights.storage.wire import Json
    from engine.straights.text.sentence import Value


def json_form(sentence: Sentence) -> Json:
    """The sentence as an object; a count and values only where it has them."""
    form: Json = {"context": sentence.context, "template": sentence.template}
    if sentence.values:
        form["values"] = {name: _value(each) for name, each in sentence.values.items()}
    if sentence.count is not None:
        form |= {"singular": sentence.singular, "count": sentence.count}
    return form


def json_forms(sentences: Iterable[Sentence]) -> list[Json]:
    """The sentences in this form."""
    return [json_form(each) for each in sentences]


def _value(value: Value) -> object:
    match value:
        case Sentence():
            return json_form(value)
        case Card():
            return {"card": str(value)}
        case Suit():
            return {"suit": value.value}
        case Rank():
            return {"rank": value.value}
        case Names():
            return {"names": list(value.names)}
        case Tenths():
            return {"tenths": value.number}
        case tuple():
            return {"cards": [str(card) for card in value]}
        case int() | str():
            return value
