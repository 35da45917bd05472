// A sheet that is a value: which answers can be given, and which one Enter gives.
import assert from "node:assert/strict";
import { test } from "node:test";

import { button, dialogs, element, partsOf, textOf } from "../../../support/web/dom.mjs";
import { DrawnSheet, isWanted } from "../../../../straights_web/view/dialogs/drawn_sheet.js";

test("a question has the focus on its last answer, unless that would lose something", async () => {
    const focused = [];
    const { constructor } = element();
    constructor.prototype.focus = function () {
        focused.push(textOf(this));
    };
    for (const [name, answer] of [["reset_question", "Reset"], ["hands_question", "Show all hands"]]) {
        const given = isWanted(name);
        button(answer).click();
        assert.equal(await given, true);
    }
    assert.deepEqual([focused, dialogs], [["Cancel", "Show all hands"], []]);
});

test("an answer of a box that cannot be given is disabled", () => {
    const text = { context: "Actions", template: "&Open…" };
    const answers = [true, false].map((isEnabled) => ({ name: "open", text, kind: "quiet", is_enabled: isEnabled, tip: null }));
    const box = { type: "box", share: 1, name: "", title: null, icon: "", key: "", answers };
    const value = { name: "any", title: text, parts: [box], answers: [], is_wide: false, is_on_table: true };
    const sheet = new DrawnSheet(/** @type {any} */ (value));
    assert.deepEqual(partsOf("button quiet", sheet.element).map(({ attributes }) => "disabled" in attributes), [false, true]);
});
