// The help of the menu.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dialogs, textOf } from "../../../support/web/dom.mjs";
import { HelpMenu } from "../../../../straights_web/controller/menus/help_menu.js";

/** @type {any} */
const notices = {};

// The greeting, which has the steps, knows only the default length.
test("the tour tells when this game ends", () => {
    const sentence = (template, values = {}) => ({ context: "Tour", template, values });
    const seat = { part: "seat", title: sentence("Your opponents"), text: sentence("{end} The lowest score wins.", { end: sentence("Ends at 80.") }) };
    /** @type {any} */
    const client = { hello: { tour: [seat] }, state: { game_end: sentence("Ends at 150.") } };
    void new HelpMenu(client, notices).showTour();
    const told = textOf(dialogs[0]);
    assert.ok(told.includes("Ends at 150. The lowest score wins."), told);
});

test("the rules of another game are not named after Straights", () => {
    const rules = [{ context: "Sevens", template: "Who has no cards left wins.", values: {} }];
    /** @type {any} */
    const client = { state: { about: { rules } } };
    void new HelpMenu(client, notices).showRules();
    const told = textOf(dialogs.at(-1));
    assert.deepEqual([told.includes("Who has no cards left wins."), told.includes("Straights")], [true, false]);
});
