"""Names of players: the page takes those that the engine takes."""

import json
import sys
from unicodedata import category

from engine.names import is_printable
from tests.support.javascript import evaluate, needs_node
from tests.support.names import NAMES, NO_NAMES

pytestmark = needs_node


def test_the_page_refuses_what_the_engine_cannot_show() -> None:
    """All spaces but the plain one, and all signs that are not seen; no letters of any script."""
    kinds = {"Zs", "Zl", "Zp", "Cc", "Cf"}
    numbers = [number for number in range(sys.maxunicode) if category(chr(number)) in kinds]
    numbers += [0xE000, *map(ord, "aÅ花子яあ 1'-♠")]
    expected = [is_printable(f"a{chr(number)}b") for number in numbers]
    script = f"""
    import {{ isPrintable }} from "./model/names.js";
    answer({numbers}.map((number) => isPrintable(`a${{String.fromCodePoint(number)}}b`)));
    """
    assert expected == evaluate(script)


def test_page_and_engine_agree_about_names() -> None:
    """Joiners stand between visible characters only."""
    texts = NAMES + NO_NAMES
    script = f"""
    import {{ isPrintable }} from "./model/names.js";
    answer({json.dumps(texts)}.map(isPrintable));
    """

    assert [is_printable(text) for text in texts] == evaluate(script)
