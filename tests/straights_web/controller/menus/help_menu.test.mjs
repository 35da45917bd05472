// The help of the menu.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dialogs, textOf } from "../../../support/web/dom.mjs";
import { HelpMenu } from "../../../../straights_web/controller/menus/help_menu.js";

/** @type {any} */
const notices = {};

test("the rules of another game are not named after Straights", () => {
    const rules = [{ context: "Sevens", template: "Who has no cards left wins.", values: {} }];
    /** @type {any} */
    const client = { state: { about: { rules } } };
    void new HelpMenu(client, notices).showRules();
    const told = textOf(dialogs.at(-1));
    assert.deepEqual([told.includes("Who has no cards left wins."), told.includes("Straights")], [true, false]);
});
