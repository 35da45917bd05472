"""The sheets that a page has from the start: they need no game, and a page at a server has no engine."""

from __future__ import annotations

from engine.protocol.sheet import Sheet
from engine.straights.sheets.about import about_page
from engine.straights.sheets.keys import keys
from engine.straights.sheets.rules import rules
from engine.straights.sheets.seal import key_seal, number_seal
from engine.text.sentence import signs

_CHECKED = {"open": None, "holds": True, "altered": False}


def fixed_sheets() -> dict[str, Sheet]:
    """The sheets by name; what the page fills in stands in braces."""
    seal, number, salt, key = (signs(f"{{{name}}}") for name in ("seal", "number", "salt", "key"))
    program = signs("{program}")
    sheets = {
        "rules": rules(),
        "shortcuts": keys(),
        "about": about_page(program, is_at_server=False),
        "about_at_server": about_page(program, is_at_server=True),
        "number_hidden": number_seal(seal),
        "key_hidden": key_seal(seal),
    }
    for name, holds in _CHECKED.items():
        sheets[f"number_{name}"] = number_seal(seal, number, salt, holds=holds)
        sheets[f"key_{name}"] = key_seal(seal, key, holds=holds, knows_cards=False)
    return sheets
