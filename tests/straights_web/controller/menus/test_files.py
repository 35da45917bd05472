"""Files that are dropped on the page or read, and texts that are handed to somebody."""

from base64 import b64encode

import pytest

from engine.straights.hosting.game_texts import read_game
from engine.straights.storage.savegame import loads
from tests.support.editors import EDITORS, written
from tests.support.javascript import evaluate, needs_node
from tests.support.paths import GOLDEN

pytestmark = needs_node


def test_a_file_that_is_dropped_beside_a_dialog_is_not_opened() -> None:
    """The browser does not show it either; a tab whose game goes on in another one keeps out of it."""
    script = """
    globalThis.document = new EventTarget();
    Object.assign(document, { dialog: null, querySelector: () => document.dialog });
    const { acceptDroppedFiles } = await import("./controller/menus/files.js");
    const opened = [], prevented = [];
    acceptDroppedFiles((file) => opened.push(file));
    const drop = (file) => document.dispatchEvent(Object.assign(new Event("drop", { cancelable: true }), {
        dataTransfer: { types: ["Files"], files: [file] }, preventDefault: () => prevented.push(file),
    }));
    drop("one"); document.dialog = {}; drop("two"); document.dialog = null; drop("three");
    answer([opened, prevented]);
    """
    assert [["one", "three"], ["one", "two", "three"]] == evaluate(script)


def test_only_files_are_taken_from_what_is_dragged_over_the_page() -> None:
    """A text that is dragged into a field goes there."""
    script = """
    globalThis.document = Object.assign(new EventTarget(), { querySelector: () => null });
    const { acceptDroppedFiles } = await import("./controller/menus/files.js");
    const opened = [];
    acceptDroppedFiles((file) => opened.push(file));
    const drag = (type, types, files) => {
        const event = new Event(type, { cancelable: true });
        event.dataTransfer = { types, files };
        document.dispatchEvent(event);
        return event.defaultPrevented;
    };
    answer([drag("dragover", ["Files"], []), drag("dragover", ["text/plain"], []),
        drag("drop", ["text/plain"], []), drag("drop", ["Files"], []), opened]);
    """
    assert [True, False, False, True, []] == evaluate(script)


def test_a_file_too_large_for_a_game_is_not_read() -> None:
    """Two million bytes are the most; one that cannot be read is none either."""
    script = """
    import { readText } from "./controller/menus/files.js";
    const content = async () => new TextEncoder().encode("text").buffer;
    const file = (size, arrayBuffer = content) => ({ size, arrayBuffer });
    const broken = () => Promise.reject(new Error("gone"));
    answer(await Promise.all([file(2_000_000), file(2_000_001), file(1, broken)].map(readText)));
    """
    assert ["text", None, None] == evaluate(script)


@pytest.mark.parametrize("editor", EDITORS)
def test_a_file_is_read_as_any_editor_has_written_it(editor: tuple[str, str]) -> None:
    """The page passes on what it does not know how to read; the engine reads it."""
    saved = (GOLDEN / "saves/version-2.straights").read_text(encoding="utf-8")
    script = f"""
    import {{ readText }} from "./controller/menus/files.js";
    const content = Uint8Array.from(Buffer.from("{b64encode(written(saved, editor)).decode()}", "base64"));
    answer(await readText({{ size: 1, arrayBuffer: async () => content.buffer }}));
    """
    text = evaluate(script)
    assert isinstance(text, str)

    assert loads(saved).actions == read_game(text, None).actions


SHARE = """
const isPhone = { matches: false }, shared = [], copied = [], fields = [], shown = [];
globalThis.matchMedia = () => isPhone;
let [refusal, hasClipboard, oldWay] = [null, true, () => true];
const navigator_ = {
    share: async (what) => { if (refusal !== null) throw refusal; shared.push(what.url); },
    clipboard: { writeText: async (text) => {
        if (!hasClipboard) throw new DOMException("", "NotAllowedError");
        copied.push(text);
    } },
};
Object.defineProperty(globalThis, "navigator", { value: navigator_, configurable: true });
globalThis.document = { dialog: null, body: { append: (field) => fields.push(field) },
    querySelector: () => document.dialog, execCommand: (what) => oldWay(what),
    createElement: () => ({
        select() { this.isSelected = true; }, remove() { fields.splice(fields.indexOf(this), 1); },
    }) };
const { copy, share } = await import("./controller/menus/files.js");
const notices = { show: (text, more) => shown.push([text, more?.stays ?? false]) };
const hand = () => share("link", notices, { copied: "Copied.", failed: "Here: {link}" });
"""


def test_a_link_is_copied_on_a_desktop() -> None:
    """Where that cannot be, it is shown until it is read."""
    script = """
    await hand();
    [hasClipboard, oldWay] = [false, () => false];
    await hand();
    answer([copied, shared, shown]);
    """
    assert [["link"], [], [["Copied.", False], ["Here: link", True]]] == evaluate(SHARE + script)


@pytest.mark.parametrize(
    "refusal, copied, said",
    [
        ("null", [], []),
        ('new DOMException("", "AbortError")', [], []),
        ('new DOMException("", "NotAllowedError")', ["link"], [["Copied.", False]]),
        ('new TypeError("AbortError")', ["link"], [["Copied.", False]]),
    ],
)
def test_a_link_is_shared_on_a_phone(refusal: str, copied: list[str], said: list[object]) -> None:
    """Whoever calls it off has seen it; where the phone cannot, it is copied."""
    script = f"""
    isPhone.matches = true;
    refusal = {refusal};
    await hand();
    answer([shared, copied, shown]);
    """
    shared = ["link"] if refusal == "null" else []
    assert [shared, copied, said] == evaluate(SHARE + script)


def test_without_https_a_text_is_copied_from_a_field() -> None:
    """In the dialog that is open, where there is one: nothing else can be selected there."""
    script = """
    hasClipboard = false;
    const found = [];
    oldWay = (what) => {
        found.push([what, fields.length, fields[0]?.value, fields[0]?.isSelected]);
        return true;
    };
    found.push(await copy("text"), fields.length);
    document.dialog = { append: (field) => found.push(["dialog", field.value]) };
    found.push(await copy("other"));
    document.dialog = null;
    oldWay = () => { throw new Error("no"); };
    answer([...found, await copy("text"), fields.length]);
    """
    in_page = ["copy", 1, "text", True]
    in_dialog = ["copy", 0, None, None]
    assert [in_page, True, 0, ["dialog", "other"], in_dialog, True, False, 0] == evaluate(SHARE + script)
