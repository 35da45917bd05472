// What the page ignores in its address, it says.
import assert from "node:assert/strict";
import { test } from "node:test";

import { setGlobal } from "../../../support/web/dom.mjs";
import { reportIgnoredParts } from "../../../../straights_web/controller/menus/ignored_parts.js";
import { readTableAddress } from "../../../../straights_web/controller/tables/table_address.js";

// One whose name the page does not know may be somebody else's.
for (const [search, hash, expected] of /** @type {[string, string, string[]][]} */ ([
    ["", "", []],
    ["?speed=0.5&lang=en-GB", "", []],
    ["?utm_source=x&__proto__=y", "#top", []],
    ["?speed=fast", "", ["The link has something invalid: speed=fast."]],
    ["?lang=xx&speed=-1", "", ["The link has something invalid: lang=xx, speed=-1."]],
    ["?lang=&speed=", "", ["The link has something invalid: lang=, speed=."]],
    ["?table=../t1", "#token=a%20b", ["The link has something invalid: table=../t1, token=a b."]],
    [`?speed=${"x".repeat(99)}`, "", [`The link has something invalid: speed=${"x".repeat(54)}….`]],
])) {
    test(`a part that is not valid is told: ${search}`, () => {
        setGlobal("location", { search, hash });
        const { table, token } = readTableAddress(location);
        const shown = [];
        reportIgnoredParts((text) => shown.push(text), { table: table !== "", token: token !== "" });
        assert.deepEqual(shown, expected);
    });
}
