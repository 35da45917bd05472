"""The sheets that a page has from the start: they need no game, and a page at a server has no engine."""

from __future__ import annotations

from engine.protocol.sheet import Sheet
from engine.straights.sheets import questions
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
        "shortcuts": keys("page"),
        "shortcuts_at_server": keys("page of a guest"),
        "about": about_page(program, is_at_server=False),
        "about_at_server": about_page(program, is_at_server=True),
        "number_hidden": number_seal(seal),
        "key_hidden": key_seal(seal),
        "deck_question": questions.deck_question(counts=False),
        "deck_question_counted": questions.deck_question(counts=True),
        "rage_quit_question": questions.rage_quit_question(counts=False),
        "rage_quit_question_counted": questions.rage_quit_question(counts=True),
        "reset_question": questions.reset_question(),
        "delete_question": questions.delete_question(signs("{game}")),
        "hands_question": questions.hands_question(),
        "branch_question": questions.branch_question(),
        "leave_question": questions.leave_question(is_playing=False),
        "leave_question_playing": questions.leave_question(is_playing=True),
        "removal_question": questions.removal_question(signs("{name}"), is_vote=False),
        "removal_question_vote": questions.removal_question(signs("{name}"), is_vote=True),
    }
    for name, holds in _CHECKED.items():
        sheets[f"number_{name}"] = number_seal(seal, number, salt, holds=holds)
        sheets[f"key_{name}"] = key_seal(seal, key, holds=holds, knows_cards=False)
    return sheets
