// The settings change the page at once.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { setGlobal, settled } from "../../../support/web/dom.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { Settings } from "../../../../straights_web/controller/menus/settings.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";

let preferences, orders, settings;

beforeEach(() => {
    preferences = new Preferences(fakeStorage());
    orders = [];
    /** @type {any} */
    const parts = { motion: {}, speed: null, table: { setOrder: (order) => orders.push(order) } };
    settings = new Settings(preferences, parts);
});

// At the start, and when it is chosen.
test("the order of the hand reaches the table", () => {
    preferences.set("order", "ranks");
    assert.deepEqual(orders, ["suits", "ranks"]);
});

// Their switch is on and cannot be used; with other faces it is again as the player has left it.
test("faces with a colour for each suit leave no choice", () => {
    const fields = () => settings.dialog.groups().flatMap((group) => group.fields);
    const field = () => fields().find(({ kind }) => kind === "toggle");
    const look = () => [field().isOn(), field().isFree()];
    const before = look();
    preferences.set("faces", "four-colour");
    const chosen = look();
    preferences.set("faces", "minimal");
    assert.deepEqual([before, chosen, look()], [[false, true], [true, false], [false, true]]);
});

// A second key press, while the languages load, opens no second dialog; a later one opens it again.
test("the settings open once however often they are asked for", async () => {
    const languages = [];
    const closing = [];
    setGlobal("fetch", () => new Promise((resolve) => languages.push(resolve)));
    settings.dialog.open = () => new Promise((resolve) => closing.push(resolve));
    const load = async () => {
        const answer = { ok: true, json: async () => ({ en: "English" }) };
        languages.splice(0).forEach((resolve) => resolve(answer));
        await settled();
    };
    const opened = [settings.open(), settings.open()];
    await load();
    const first = closing.length;
    closing.forEach((close) => close());
    await Promise.all(opened);
    void settings.open();
    await load();
    assert.deepEqual([first, closing.length], [1, 2]);
});
