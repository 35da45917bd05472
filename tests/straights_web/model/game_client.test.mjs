// What the page tells its table, besides requests.
import assert from "node:assert/strict";
import { test } from "node:test";

import { GameClient, Refusal } from "../../../straights_web/model/game_client.js";

/** A client, and the messages of its table. @returns {[GameClient, (message: any) => void]} */
const connected = () => {
    /** @type {any} */
    let table;
    const client = new GameClient((listener) => {
        table = listener;
        return { send() {} };
    });
    return [client, (message) => table.onMessage(message)];
};

// As the protocol has it, whose types the compiler checks.
test("the table is told what has been shown and whether computers pause", () => {
    /** @type {import("../../../straights_web/connection/protocol.js").ToTable[]} */
    const sent = [];
    const client = new GameClient(() => ({ send: (message) => sent.push(message) }));
    client.ready(4, true);
    client.ready(5, false);
    assert.deepEqual(sent, [{ type: "ready", seq: 4, is_paced: true }, { type: "ready", seq: 5, is_paced: false }]);
});

// Such as one that is too long to be read.
test("a refusal without a number answers the oldest request", async () => {
    const [client, tell] = connected();
    const [first, second] = [client.ask({ type: "save" }), client.ask({ type: "hint" })];
    tell({ type: "refused", reason: "BadMessage", detail: "too long" });
    tell({ type: "hint", n: 2 });
    await assert.rejects(first, new Refusal("BadMessage", "too long"));
    assert.deepEqual(await second, { type: "hint", n: 2 });
    tell({ type: "refused", reason: "BadMessage", detail: "too long" });
});

// A sealed deal for one player, until the player has seen what the others have not.
test("a round counts where the statistics count it", () => {
    const [client] = connected();
    const players = [null, "expert", "expert", "expert"];
    const changes = [{}, { seal: null }, { is_practice: true }, { players: [null, null, "expert", "expert"] }];
    const counts = changes.map((change) => {
        client.state = /** @type {any} */ ({ seal: "a seal", is_practice: false, players, ...change });
        return client.counts;
    });
    assert.deepEqual(counts, [true, false, false, false]);
});

// As the seat that somebody has taken back: the table in the page tells all of the game, and leaves out what there is not.
test("what the table in the page does not say any more is gone", () => {
    const [client, tell] = connected();
    const data = { viewer: 0, round: 1, turn: 0, seats: [], piles: [] };
    tell({ type: "table", seq: 1, reason: "undone", table: data, events: [], log: [], can_undo: true, left_seat: 0 });
    tell({ type: "moved", seq: 2, turn: 0, events: [], can_undo: true });
    assert.deepEqual([client.state?.seq, client.state?.left_seat, client.state?.reason], [2, undefined, undefined]);
});

// A server that comes back may be of another version, which numbers its phrases otherwise; the table comes after its greeting.
test("sentences of a table stay what they were when another greeting comes", () => {
    const [client, tell] = connected();
    const [points, lead, last] = ["%n points", "{name} leads with {points}.", "passes"].map((template) => ({ context: "", template }));
    const table_phrases = [{ ...points, singular: "%n point" }, lead, last];
    const five = [0, 5];
    const seat = { name: "A", player: "", mark: 0, facts: [[five, 9, five, five]], last: [2] };
    const result = { title: [2], rows: [[0, 1, "", [five]]] };
    const data = { viewer: 0, round: 1, turn: 0, seats: [seat], piles: [], message: [[1, "A", five]], title: [2], result };
    tell({ type: "hello", table_phrases });
    tell({ type: "table", seq: 1, reason: "new", table: data, events: [{ last: [2] }], log: [], short_title: [2], game_end: [2] });
    tell({ type: "hello", table_phrases: [] });

    const of = ({ state }) => [state.table.seats, state.table.message, state.table.title, state.table.result, state.steps[0].happening.last, state.game_end, state.short_title];
    const texts = [...JSON.stringify(of(/** @type {any} */ (client))).matchAll(/"template":"([^"]*)"/g)].map(([, template]) => template);
    const { template } = points;
    assert.deepEqual(texts, [template, template, template, "passes", lead.template, template, "passes", "passes", template, "passes", "passes", "passes"]);
});
