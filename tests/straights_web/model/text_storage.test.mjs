// Texts of the page, where the browser keeps them and where it does not.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeStore } from "../../support/web/fake_storage.mjs";
import { TextStorage } from "../../../straights_web/model/text_storage.js";

const refuse = () => {
    throw new Error("refused");
};
const full = (texts) => Object.assign(fakeStore(texts), { setItem: refuse });
const refusing = { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };

// What was kept before stays kept.
for (const [name, store, isKept, later] of /** @type {[string, any, boolean, string | null][]} */ ([
    ["that keeps", fakeStore({ a: "former" }), true, "new"],
    ["that is full", full({ a: "former" }), false, "former"],
    ["that refuses", refusing, false, null],
    ["without a storage", null, false, null],
])) {
    test(`a text lasts as long as the page, or longer, in a browser ${name}`, () => {
        const page = new TextStorage(store);
        const found = [page.set("a", "new"), page.get("a"), page.keys(), new TextStorage(store).get("a")];
        page.remove("a");
        assert.deepEqual([...found, page.get("a"), page.keys()], [isKept, "new", ["a"], later, null, []]);
    });
}
