"""Keys as they are written in the list of actions."""

import json

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


@pytest.mark.parametrize(
    "pressed, written",
    [
        ({"key": "h"}, "H"),
        ({"key": "z", "ctrlKey": True}, "ctrl+Z"),
        ({"key": "Z", "ctrlKey": True, "shiftKey": True}, "ctrl+shift+Z"),
        ({"key": "z", "metaKey": True}, "ctrl+Z"),
        ({"key": "?", "ctrlKey": True, "shiftKey": True}, "ctrl+?"),
        ({"key": "n", "altKey": True, "shiftKey": True}, "alt+shift+N"),
        ({"key": "F1"}, "F1"),
        ({"key": "Dead", "code": "KeyN", "altKey": True}, "alt+N"),
        ({"key": "®", "code": "KeyR", "altKey": True}, "alt+R"),
        ({"key": "ˇ", "code": "KeyT", "altKey": True, "shiftKey": True}, "alt+shift+T"),
        ({"key": "q", "code": "KeyA", "altKey": True}, "alt+Q"),
        ({"key": "ArrowLeft", "code": "ArrowLeft", "altKey": True}, "alt+ArrowLeft"),
    ],
)
def test_a_key_has_one_name_on_every_keyboard(pressed: dict[str, object], written: str) -> None:
    """Shift counts where it doesn't make another sign; the command key of a Mac is Ctrl."""
    script = f"""
    import {{ keyOf }} from "./controller/menus/keys.js";
    answer(keyOf({json.dumps(pressed)}));
    """
    assert written == evaluate(script)
