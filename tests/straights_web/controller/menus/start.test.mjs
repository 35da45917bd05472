// Which game the page begins with.
import assert from "node:assert/strict";
import { test } from "node:test";

import { gone } from "../../../support/web/dom.mjs";
import { followLinks } from "../../../../straights_web/controller/menus/start.js";

// Nothing is loaded where only the part after # changes: the page begins again with it.
for (const [address, reloads] of [["#seed=44&limit=80", ["reload"]], ["#limit=80&seed=44", ["reload"]], ["#top", []]]) {
    test(`a link in the address of the open page is followed: ${address}`, () => {
        followLinks();
        Object.assign(location, { hash: address });
        dispatchEvent(new Event("hashchange"));
        assert.deepEqual(gone, reloads);
    });
}
