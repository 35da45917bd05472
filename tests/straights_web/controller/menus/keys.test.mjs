// Keys as they are written in the list of actions.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { happen, page } from "../../../support/web/dom.mjs";
import { keyOf, listenForKeys } from "../../../../straights_web/controller/menus/keys.js";

let done;
/** Whether the key, pressed in a kind of element, was taken from the browser. */
const press = (key, kind = "", more = {}) => {
    const target = Object.assign(new Element(), { matches: (which) => kind !== "" && which.includes(`${kind}:`) });
    return happen("keydown", { key, code: "", target, ...more }).defaultPrevented;
};

beforeEach(() => {
    done = [];
    listenForKeys((key) => (["H", "F1", "Ctrl+Z"].includes(key) ? () => done.push(key) : undefined));
});

// Shift counts where it doesn't make another sign; the command key of a Mac is Ctrl.
for (const [pressed, written] of /** @type {[any, string][]} */ ([
    [{ key: "h" }, "H"],
    [{ key: "z", ctrlKey: true }, "Ctrl+Z"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "Ctrl+Shift+Z"],
    [{ key: "z", metaKey: true }, "Ctrl+Z"],
    [{ key: "?", ctrlKey: true, shiftKey: true }, "Ctrl+?"],
    [{ key: "n", altKey: true, shiftKey: true }, "Alt+Shift+N"],
    [{ key: "F1" }, "F1"],
    [{ key: "Dead", code: "KeyN", altKey: true }, "Alt+N"],
    [{ key: "®", code: "KeyR", altKey: true }, "Alt+R"],
    [{ key: "ˇ", code: "KeyT", altKey: true, shiftKey: true }, "Alt+Shift+T"],
    [{ key: "q", code: "KeyA", altKey: true }, "Alt+Q"],
    [{ key: "р", code: "KeyH" }, "H"],
    [{ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true }, "Ctrl+Shift+Z"],
    [{ key: "б", code: "Comma", ctrlKey: true }, "Ctrl+,"],
    [{ key: "η", code: "KeyH" }, "H"],
    [{ key: "י", code: "KeyH" }, "H"],
    [{ key: "é", code: "Digit2" }, "É"],
    [{ key: "ArrowLeft", code: "ArrowLeft", altKey: true }, "Alt+ArrowLeft"],
])) {
    test(`a key has one name on every keyboard: ${JSON.stringify(pressed)}`, () => {
        assert.equal(keyOf(pressed), written);
    });
}

// Others are left to it.
test("a key that does something is not also the browsers", () => {
    assert.deepEqual(["h", "x", "F1"].map((key) => press(key)), [true, false, true]);
    assert.deepEqual(done, ["H", "F1"]);
});

// One that writes a sign of several keys, or that something else has taken, does not act at all.
test("a key that is held acts once", () => {
    press("h");
    for (const reason of ["repeat", "isComposing", "defaultPrevented"]) press("h", "", { [reason]: true });
    assert.deepEqual(done, ["H"]);
});

// Keys with Ctrl and those of functions are no letters, and count there too.
test("letters are written into a field of text", () => {
    press("h", "input");
    press("z", "input", { ctrlKey: true });
    press("F1", "input");
    assert.deepEqual(done, ["Ctrl+Z", "F1"]);
});

// It has keys of its own.
test("keys wait while a dialog is open", () => {
    page.querySelector = () => ({});
    press("h");
    press("F1");
    page.querySelector = () => null;
    press("F1");
    assert.deepEqual(done, ["F1"]);
});
