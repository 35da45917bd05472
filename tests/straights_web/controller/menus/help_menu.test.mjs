// The help of the menu.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dialogs, setGlobal, settled, textOf } from "../../../support/web/dom.mjs";
import { HelpMenu } from "../../../../straights_web/controller/menus/help_menu.js";

// A second choice, while the licences load, opens no second dialog; a later one opens it again.
test("about opens once however often it is asked for", async () => {
    setGlobal("navigator", { userAgent: "" });
    const files = [];
    setGlobal("fetch", () => new Promise((resolve) => files.push(resolve)));
    const load = async () => {
        files.splice(0).forEach((resolve) => resolve({ ok: false }));
        await settled();
    };
    /** @type {any} */
    const client = { hello: null };
    const help = new HelpMenu(client, () => {});
    const opened = [help.showAbout(), help.showAbout()];
    await load();
    const first = dialogs.length;
    [...dialogs].forEach((dialog) => dialog.close());
    await Promise.all(opened);
    void help.showAbout();
    await load();
    assert.deepEqual([first, dialogs.length], [1, 1]);
});

// The greeting, which has the steps, knows only the default length.
test("the tour tells when this game ends", () => {
    const sentence = (template, values = {}) => ({ context: "Tour", template, values });
    const seat = { part: "seat", title: sentence("Your opponents"), text: sentence("{end} The lowest score wins.", { end: sentence("Ends at 80.") }) };
    /** @type {any} */
    const client = { hello: { tour: [seat] }, state: { game_end: sentence("Ends at 150.") } };
    void new HelpMenu(client, () => {}).showTour();
    const told = textOf(dialogs[0]);
    assert.ok(told.includes("Ends at 150. The lowest score wins."), told);
});
