"""What a sheet says, in English."""

from engine.protocol.sheet import Rows, Sheet, Shown
from engine.text.rendering import render
from engine.text.sentence import signs


def text_of(value: Shown) -> str:
    return render(signs("{value}", value=value))


def rows_of(sheet: Sheet) -> dict[str, tuple[str, str]]:
    """The value and the note of each row of a sheet, by its name, in their order."""
    rows = [row for part in sheet.parts if isinstance(part, Rows) for row in part.rows]
    return {text_of(row.name): (text_of(row.value), text_of(row.note)) for row in rows}
