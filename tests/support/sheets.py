"""What a sheet says, in English."""

from dataclasses import fields, is_dataclass
from typing import TypeVar

from engine.cards.card import Card
from engine.protocol.sheet import Box, Note, Part, Rows, Sheet, Shown
from engine.text.rendering import render
from engine.text.sentence import Sentence, signs

Kind = TypeVar("Kind")


def text_of(value: Shown) -> str:
    return render(signs("{value}", value=value))


def rows_of(sheet: Sheet) -> dict[str, tuple[str, str]]:
    """The value and the note of each row of a sheet, by its name, in their order."""
    rows = [row for part in sheet.parts if isinstance(part, Rows) for row in part.rows]
    return {text_of(row.name): (text_of(row.value), text_of(row.note)) for row in rows}


def boxes_of(sheet: Sheet) -> dict[str, tuple[Part, ...]]:
    """The parts of each box of a sheet by its name, of which the box itself is the first."""
    boxes: dict[str, tuple[Part, ...]] = {}
    name = ""
    for part in sheet.parts:
        name = part.name if isinstance(part, Box) else name
        boxes[name] = (*boxes.get(name, ()), part)
    return boxes


def of_kind(kind: type[Kind], parts: tuple[Part, ...]) -> Kind:
    """The only part of a kind."""
    (found,) = (part for part in parts if isinstance(part, kind))
    return found


def notes_of(parts: tuple[Part, ...]) -> list[str]:
    return [text_of(each.text) for each in parts if isinstance(each, Note)]


def answers_of(parts: tuple[Part, ...]) -> list[str]:
    return [each.name for each in of_kind(Box, parts).answers]


def described(value: object) -> str:
    """A part of a sheet with all that it says, in a line."""
    if isinstance(value, Sentence):
        return render(value)
    if isinstance(value, tuple):
        return ", ".join(map(described, value))
    if isinstance(value, Card) or not is_dataclass(value):
        return f"{value:.2f}" if isinstance(value, float) else str(value)
    given = (getattr(value, field.name) for field in fields(value))
    return " ".join(
        (type(value).__name__, *(described(each) for each in given if each not in (None, "", ())))
    )
