// The settings change the page at once.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { dialogs, partsOf, setGlobal, settled } from "../../../support/web/dom.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { Settings } from "../../../../straights_web/controller/menus/settings.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";
import { DEFAULTS } from "../../../../straights_web/model/setting_values.js";
import { settingGroups } from "../../../../straights_web/view/text/settings_list.js";

let preferences, orders, parts, settings;

beforeEach(() => {
    preferences = new Preferences(fakeStorage());
    orders = [];
    parts = { preferences, motion: {}, speed: null, table: { setOrder: (order) => orders.push(order) } };
    settings = new Settings(parts);
});

/** @returns {any[]} */
const all = () => settingGroups().flatMap((group) => group.settings);

// At the start, and when it is chosen.
test("the order of the hand reaches the table", () => {
    preferences.set("hand-order", "ranks");
    assert.deepEqual(orders, ["suits", "ranks"]);
});

// Their switch is on and cannot be used; with other faces it is again as the player has left it.
test("faces with a colour for each suit leave no choice", () => {
    const setting = all().find(({ label }) => label === "A colour for each suit");
    const look = () => {
        const [box] = partsOf("input", settings.dialog.field(setting));
        return [box.checked, box.disabled];
    };
    const before = look();
    preferences.set("faces", "four-colour");
    const chosen = look();
    preferences.set("faces", "minimal");
    assert.deepEqual([before, chosen, look()], [[false, false], [true, true], [false, false]]);
});

/** What a field offers: whether it is chosen, and how to choose it. */
const offered = (field) => {
    const change = (part) => part.dispatchEvent(new Event("change"));
    const [select] = partsOf("select", field);
    const options = partsOf("option", field).map(({ attributes }) => ({
        isChosen: "selected" in attributes,
        choose: () => change(Object.assign(select, { value: attributes.value })),
    }));
    const inputs = partsOf("input", field).flatMap((input) =>
        input.attributes.type === "radio"
            ? [{ isChosen: "checked" in input.attributes, choose: () => change(input) }]
            : [true, false].map((checked) => ({ isChosen: input.checked === checked, choose: () => change(Object.assign(input, { checked })) })),
    );
    return [...options, ...inputs];
};

// A page that is loaded again reads what is stored.
test("each choice of each setting is kept, and shown again", async () => {
    setGlobal("fetch", async () => ({ ok: false }));
    setGlobal("navigator", { languages: [] });
    const storage = fakeStorage();
    const keys = new Set(); // of what was changed: another one by each setting
    const fresh = () => {
        const kept = new Preferences(storage);
        kept.addEventListener("changed", (event) => keys.add(/** @type {CustomEvent} */ (event).detail));
        return new Settings({ ...parts, preferences: kept, speed: 1 }).dialog;
    };
    const wrong = [];
    for (const setting of all().filter(({ kind }) => kind !== "picture")) {
        const choices = offered(fresh().field(setting));
        for (const [at, { choose }] of choices.entries()) {
            choose();
            const chosen = offered(fresh().field(setting)).flatMap(({ isChosen }, number) => (isChosen ? [number] : []));
            if (choices.length < 2 || chosen.join() !== String(at)) wrong.push([setting.key, at]);
        }
    }
    fresh().useBack("data:image/jpeg;base64,AA==");
    await settled();
    assert.deepEqual([wrong, all().length, [...keys].sort()], [[], keys.size, Object.keys(DEFAULTS).sort()]);
    assert.deepEqual([storage.get("straights.own-back"), storage.get("straights.back")], ["data:image/jpeg;base64,AA==", "own"]);
});

// The sheet is drawn again, since there is one tile more.
test("a picture that was chosen as the back has the focus", async () => {
    const focused = [];
    void settings.dialog.open();
    const [body] = partsOf("sheet-body", dialogs.at(-1));
    Object.assign(body, { querySelector: (selector) => ({ focus: () => focused.push(selector) }) });
    settings.dialog.useBack("data:image/jpeg;base64,AA==");
    settings.dialog.retranslate();
    assert.deepEqual(focused, [".pictures-back :checked", "select"]);
});
