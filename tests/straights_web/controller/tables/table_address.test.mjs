// The address of a table says where it is, and who may come in.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readTableAddress, replayLink, tableLink } from "../../../../straights_web/controller/tables/table_address.js";

const NOTHING = { table: "", token: "", invitation: "", isReplay: false, isAgain: false };

// Secrets stand behind the #, which no server is sent; what can be no name or secret counts as none.
for (const [search, hash, expected] of /** @type {[string, string, any][]} */ ([
    ["", "", {}],
    ["?table=t1", "", { table: "t1" }],
    ["?lang=de&table=%20T1%20", "", { table: "t1" }],
    ["?table=" + "a".repeat(20), "", { table: "a".repeat(20) }],
    ["?table=" + "a".repeat(21), "", {}],
    ["?table=../t1", "", {}],
    ["?table=t1&token=seen", "", { table: "t1" }],
    ["?table=t1&replay", "", { table: "t1", isReplay: true }],
    ["?table=t1", "#token=a-B_9", { table: "t1", token: "a-B_9" }],
    ["?table=t1", "#again", { table: "t1", isAgain: true }],
    ["?table=t1", "#invitation=i1", { table: "t1", invitation: "i1" }],
    ["?table=t1", "#token=" + "a".repeat(64), { table: "t1", token: "a".repeat(64) }],
    ["?table=t1", "#token=" + "a".repeat(65), { table: "t1" }],
    ["?table=t1", "#token=a%20b", { table: "t1" }],
])) {
    test(`an address is read: ${search}`, () => {
        assert.deepEqual(readTableAddress({ search, hash }), { ...NOTHING, ...expected });
    });
}

// To the lobby, to a table, to one at which its reader looks on, and to its finished game.
test("links are read as they were written", () => {
    const read = (link) => readTableAddress(new URL(link));
    assert.deepEqual(
        [tableLink(""), tableLink("t1"), tableLink("t1", "i1"), replayLink("t1")].map(read),
        [
            NOTHING,
            { ...NOTHING, table: "t1" },
            { ...NOTHING, table: "t1", invitation: "i1" },
            { ...NOTHING, table: "t1", isReplay: true },
        ],
    );
});
