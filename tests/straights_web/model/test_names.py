"""Names of players: the page takes those that the engine takes."""

import sys
from unicodedata import category

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


def test_the_page_refuses_what_the_engine_cannot_show() -> None:
    """All spaces but the plain one, and all signs that are not seen; no letters of any script."""
    kinds = {"Zs", "Zl", "Zp", "Cc", "Cf"}
    numbers = [number for number in range(sys.maxunicode) if category(chr(number)) in kinds]
    numbers += [0xE000, *map(ord, "aÅ花子яあ 1'-♠")]
    expected = [chr(number).isprintable() for number in numbers]
    script = f"""
    import {{ isPrintable }} from "./model/names.js";
    answer({numbers}.map((number) => isPrintable(`a${{String.fromCodePoint(number)}}b`)));
    """
    assert expected == evaluate(script)
