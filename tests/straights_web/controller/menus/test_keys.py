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


LISTEN = """
globalThis.Element = class extends EventTarget {
    constructor(kind = "") { super(); this.kind = kind; }
    matches(which) { return this.kind !== "" && which.split(":")[0].includes(this.kind); }
};
globalThis.document = new EventTarget();
Object.assign(document, { dialog: null, querySelector: () => document.dialog });
const { listenForKeys } = await import("./controller/menus/keys.js");
const done = [], prevented = [];
listenForKeys((key) => (["H", "F1", "ctrl+Z"].includes(key) ? () => done.push(key) : undefined));
const press = (key, { target = new Element(), ...more } = {}) => {
    const event = new Event("keydown", { cancelable: true });
    for (const [name, value] of Object.entries({ key, code: "", target, ...more })) {
        Object.defineProperty(event, name, { value });
    }
    document.dispatchEvent(event);
    if (event.defaultPrevented) prevented.push(key);
};
"""


def test_a_key_that_does_something_is_not_also_the_browsers() -> None:
    """Others are left to it."""
    script = """
    press("h"); press("x"); press("F1");
    answer([done, prevented]);
    """
    assert [["H", "F1"], ["h", "F1"]] == evaluate(LISTEN + script)


def test_a_key_that_is_held_acts_once() -> None:
    """One that writes a sign of several keys, or that something else has taken, does not act at all."""
    script = """
    press("h"); press("h", { repeat: true }); press("h", { isComposing: true });
    press("h", { defaultPrevented: true });
    answer(done);
    """
    assert ["H"] == evaluate(LISTEN + script)


def test_letters_are_written_into_a_field_of_text() -> None:
    """Keys with Ctrl and those of functions are no letters, and count there too."""
    script = """
    const target = new Element("input");
    press("h", { target }); press("z", { target, ctrlKey: true }); press("F1", { target });
    answer(done);
    """
    assert ["ctrl+Z", "F1"] == evaluate(LISTEN + script)


def test_keys_wait_while_a_dialog_is_open() -> None:
    """It has keys of its own."""
    script = """
    document.dialog = {}; press("h"); press("F1");
    document.dialog = null; press("F1");
    answer(done);
    """
    assert ["F1"] == evaluate(LISTEN + script)
