// The log has a line for each event that was shown.
import assert from "node:assert/strict";
import { test } from "node:test";

import { element, partsOf, settled, textOf } from "../../../support/web/dom.mjs";
import { PLAYED, STARTED, data, eventsMessage, player, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { Log } from "../../../../straights_web/controller/panels/log.js";

const line = (template) => ({ context: "log", template });
const said = (event, ...log) => ({ ...event, log: log.map(line) });

test("the deal of a new game is logged, and then the moves", async () => {
    const body = element();
    const log = new Log(player, /** @type {any} */ (Object.assign(new EventTarget(), { body })));
    const steps = [{ happening: said(STARTED, "A new round begins."), table: data("") }];
    await tell({ ...tableMessage(1), reason: "new", log: [line("")], steps });
    await tell(eventsMessage(2, [said(PLAYED, "B plays 7♠.")]));
    await settled();
    const lines = () => partsOf("li", body).map(textOf);
    const added = lines();
    log.rewrite();
    assert.deepEqual([added, lines()], [["", "A new round begins.", "B plays 7♠."], added]);
});
