"""What a sheet says, in English."""

from typing import TypeVar

from engine.protocol.sheet import Box, Note, Part, Rows, Sheet, Shown
from engine.text.rendering import render
from engine.text.sentence import signs

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
