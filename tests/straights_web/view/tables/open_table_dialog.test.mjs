// What a new table at a server is offered with.
import assert from "node:assert/strict";
import { test } from "node:test";

import { textOf } from "../../../support/web/dom.mjs";
import { OpenTableDialog } from "../../../../straights_web/view/tables/open_table_dialog.js";

test("a time is in minutes where these are whole, as in the window", () => {
    /** @type {any} */
    const hello = { turn_range: [15, 300], longest_time_bank: 120 };
    const { turn, bank } = new OpenTableDialog("Ada", hello);
    assert.deepEqual([...turn.children].map(textOf), ["No limit", "15 second(s)", "30 second(s)", "1 minute(s)", "2 minute(s)", "5 minute(s)"]);
    assert.deepEqual([...bank.children].map(textOf), ["None", "1 minute(s)", "2 minute(s)"]);
});
