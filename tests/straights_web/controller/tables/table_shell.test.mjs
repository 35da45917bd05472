// What is done at a table of a server.
import assert from "node:assert/strict";
import { test } from "node:test";

import { button } from "../../../support/web/dom.mjs";
import { enter, person, room, sent, session, tell } from "../../../support/web/server_page.mjs";
import { TableShell } from "../../../../straights_web/controller/tables/table_shell.js";

const removals = async (meanwhile) => {
    await enter();
    await tell(room("waiting"));
    const shell = Object.create(TableShell.prototype);
    shell.page = { session };
    const asking = shell.kick(1);
    await tell(meanwhile);
    button("Remove").click();
    await asking;
    return sent.filter(({ type }) => type === "kick").map(({ seat }) => seat);
};

test("who was asked about is removed", async () => {
    assert.deepEqual(await removals(room("waiting")), [1]);
});

// While the question is open, the seats turn or the game begins.
test("nobody is removed whom the question did not name", async () => {
    const { places } = room("waiting");
    const turned = room("waiting", { places: [places[0], person("Cora"), places[1], places[3]] });
    assert.deepEqual(await removals(turned), []);
});
