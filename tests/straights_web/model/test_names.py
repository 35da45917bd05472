"""Names of players: the page takes those that the engine takes."""

import sys
from unicodedata import category

from engine.names import is_printable
from tests.support.javascript import call_all, needs_node
from tests.support.names import NAMES, NO_NAMES

pytestmark = needs_node


def test_the_page_refuses_what_the_engine_cannot_show() -> None:
    kinds = {"Zs", "Zl", "Zp", "Cc", "Cf"}
    signs = [chr(number) for number in range(sys.maxunicode) if category(chr(number)) in kinds]
    texts = [*NAMES, *NO_NAMES, *(f"a{sign}b" for sign in [*signs, "\ue000", *"aÅ花子яあ 1'-♠"])]
    returned = call_all("straights_web/model/names.js", [("isPrintable", text) for text in texts])

    assert [is_printable(text) for text in texts] == returned
