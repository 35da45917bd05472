// Files that are dropped on the page or read, and texts that are handed to somebody.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { element, page, setGlobal } from "../../../support/web/dom.mjs";
import { acceptDroppedFiles, copy, readText, share } from "../../../../straights_web/controller/menus/files.js";
import { sharePicture } from "../../../../straights_web/view/today/share_picture.js";

let shared, copied, shown, refusal, hasClipboard;
const writeText = async (text) => {
    if (!hasClipboard) throw new DOMException("", "NotAllowedError");
    copied.push(text);
};
const shareLink = async (what) => {
    if (refusal !== null) throw refusal;
    shared.push(what.url);
};
/** @type {any} */
const notices = { show: (text, more) => shown.push([text, more?.stays ?? false]) };
const hand = () => share("link", notices, { copied: "Copied.", failed: "Here: {link}" });

beforeEach(() => {
    [shared, copied, shown] = [[], [], []];
    [refusal, hasClipboard] = [null, true];
    setGlobal("matchMedia", () => ({ matches: false }));
    setGlobal("navigator", { share: shareLink, clipboard: { writeText } });
    Object.assign(page, {
        dialog: null,
        querySelector: () => page.dialog,
        execCommand: () => false,
    });
});

const drag = (type, types, files) => {
    const dataTransfer = { types, files };
    const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
    page.dispatchEvent(event);
    return event.defaultPrevented;
};

// The browser does not show it either; a tab whose game goes on in another one keeps out of it.
test("a file that is dropped beside a dialog is not opened", () => {
    const opened = [];
    acceptDroppedFiles((file) => opened.push(file));
    const prevented = [null, {}, null].map((dialog, number) => {
        page.dialog = dialog;
        return drag("drop", ["Files"], [number]);
    });
    assert.deepEqual([opened, prevented], [[0, 2], [true, true, true]]);
});

// A text that is dragged into a field goes there.
test("only files are taken from what is dragged over the page", () => {
    const opened = [];
    acceptDroppedFiles((file) => opened.push(file));
    const taken = [
        drag("dragover", ["Files"], []),
        drag("dragover", ["text/plain"], []),
        drag("drop", ["text/plain"], []),
        drag("drop", ["Files"], []),
    ];
    assert.deepEqual([taken, opened], [[true, false, false, true], []]);
});

// Four million bytes are the most; one that cannot be read is none either.
test("a file too large for a game is not read", async () => {
    const arrayBuffer = async () => new TextEncoder().encode("text").buffer;
    const broken = () => Promise.reject(new Error("gone"));
    /** @type {any[]} */
    const files = [
        { size: 4_000_000, arrayBuffer },
        { size: 4_000_001, arrayBuffer },
        { size: 1, arrayBuffer: broken },
    ];
    assert.deepEqual(await Promise.all(files.map(readText)), ["text", null, null]);
});

// Where that cannot be, it is shown until it is read.
test("a link is copied on a desktop", async () => {
    await hand();
    hasClipboard = false;
    await hand();
    assert.deepEqual([copied, shared, shown], [["link"], [], [["Copied.", false], ["Here: link", true]]]);
});

// As an old one, or one that resists fingerprinting.
test("a browser that copies no pictures, or draws none, hands on the text alone", async () => {
    const context = { fillRect() {}, fillText() {} };
    setGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
    page.createElement = () => Object.assign(element(), { getContext: () => context, toBlob: (done) => done(null) });
    assert.deepEqual([await sharePicture("Straights"), await copy("line", new Blob()), copied], [null, true, ["line"]]);
});

// Whoever calls it off has seen it; where the phone cannot, it is copied.
for (const [reason, expected] of /** @type {[Error | null, any[]][]} */ ([
    [null, [["link"], [], []]],
    [new DOMException("", "AbortError"), [[], [], []]],
    [new DOMException("", "NotAllowedError"), [[], ["link"], [["Copied.", false]]]],
    [new TypeError("AbortError"), [[], ["link"], [["Copied.", false]]]],
])) {
    test(`a link is shared on a phone: ${reason?.name}`, async () => {
        setGlobal("matchMedia", () => ({ matches: true }));
        refusal = reason;
        await hand();
        assert.deepEqual([shared, copied, shown], expected);
    });
}
