// The settings change the page at once.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { setGlobal, settled } from "../../../support/web/dom.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { Settings } from "../../../../straights_web/controller/menus/settings.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";
import { DEFAULTS } from "../../../../straights_web/model/setting_values.js";

let preferences, orders, parts, settings;

beforeEach(() => {
    preferences = new Preferences(fakeStorage());
    orders = [];
    parts = { motion: {}, speed: null, table: { setOrder: (order) => orders.push(order) } };
    settings = new Settings(preferences, parts);
});

// At the start, and when it is chosen.
test("the order of the hand reaches the table", () => {
    preferences.set("hand-order", "ranks");
    assert.deepEqual(orders, ["suits", "ranks"]);
});

// Their switch is on and cannot be used; with other faces it is again as the player has left it.
test("faces with a colour for each suit leave no choice", () => {
    const fields = () => settings.dialog.groups().flatMap((group) => group.fields);
    const field = () => fields().find(({ label }) => label === "A colour for each suit");
    const look = () => [field().isOn(), field().isFree()];
    const before = look();
    preferences.set("faces", "four-colour");
    const chosen = look();
    preferences.set("faces", "minimal");
    assert.deepEqual([before, chosen, look()], [[false, true], [true, false], [false, true]]);
});

// Found by what is read on it; a page that is loaded again reads what is stored.
test("each choice of each setting is kept, and shown again", async () => {
    setGlobal("fetch", async () => ({ ok: false }));
    setGlobal("navigator", { languages: [] });
    const storage = fakeStorage();
    const keys = new Set(); // of what was changed: another one by each setting
    const fresh = () => {
        const kept = new Preferences(storage);
        kept.addEventListener("changed", (event) => keys.add(/** @type {CustomEvent} */ (event).detail));
        const made = new Settings(kept, { ...parts, speed: 1 });
        return new Map(made.dialog.groups().flatMap(({ fields }) => fields.map((field) => [field.label, field])));
    };
    const shown = (/** @type {any} */ field) => (field.kind === "toggle" ? field.isOn() : field.current);
    const wrong = [];
    const values = { toggle: [{ value: true }, { value: false }], picture: [{ value: "data:image/jpeg;base64,AA==" }] };
    for (const [label, { kind, choices = values[kind] }] of /** @type {[string, any][]} */ ([...fresh()])) {
        for (const { value } of choices) {
            /** @type {any} */ (fresh().get(label)).choose(value);
            if (shown(fresh().get(label)) !== value) wrong.push([label, value]);
        }
    }
    await settled();
    assert.deepEqual([wrong, fresh().size, [...keys].sort()], [[], keys.size, Object.keys(DEFAULTS).sort()]);
});
