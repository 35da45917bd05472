// What a server tells of a game becomes the messages that the worker's table tells.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { ServerConnection } from "../../../straights_web/connection/server_connection.js";
import { GameClient, Refusal } from "../../../straights_web/model/game_client.js";
import { spoken } from "../../../straights_web/view/text/sentence.js";

let session, client, heard;
const tell = (type, detail) => session.dispatchEvent(new CustomEvent(type, { detail }));

beforeEach(() => {
    session = Object.assign(new EventTarget(), {
        sent: /** @type {any[]} */ ([]),
        isAgain: false,
        send(request) {
            this.sent.push(request);
            return 100 + this.sent.length;
        },
        lookAgain() {
            this.isAgain = true;
        },
    });
    client = new GameClient((listener) => new ServerConnection(listener, session));
    heard = [];
    for (const type of ["table", "events"]) client.addEventListener(type, ({ detail }) => heard.push({ ...detail, type }));
    const text = (template) => ({ context: "spoken", template });
    tell("hello", { type: "hello", table_phrases: [], event_texts: [{ log: [text("{name} plays {card}.")], spoken: [text("{name}: {card}.")] }] });
});

const dealt = (cards) => ({ ways: [["", "hand.0", cards]], is_deal: true });
const played = (seat, card) => ({ ways: [[`hand.${seat}`, "row.S", card]], told: [[0, seat, card]] });
const moved = (seq, events, more = {}) => tell("moved", { type: "moved", seq, events, turn: 0, ...more });
const seatOf = (player, mark) => ({ name: "ABCD"[mark], player, mark });
const piles = [{ place: "row.S", form: "row" }, ...[0, 1, 2, 3].map((seat) => ({ place: `hand.${seat}`, form: "fan", seat, cards: "7S 8S" }))];
const data = { viewer: 0, round: 1, turn: 0, seats: ["", "", "expert", "expert"].map(seatOf), piles };
const snapshot = ({ viewer = 0, table = data, ...more } = /** @type {any} */ ({})) => ({
    type: "table",
    reason: "resumed",
    seq: 1,
    seal: "one",
    log: [],
    events: [dealt("7S")],
    table: { ...table, viewer },
    ...more,
});
const first = () => {
    tell("table", snapshot({ reason: "new" }));
    heard.length = 0;
};
const kinds = () => heard.map(({ type }) => type);

// A snapshot after a new connection becomes the events that were not known: the page shows them.
test("moves that were missed are told as events", () => {
    /** @type {any[]} */
    const missed = [played(1, "6S"), played(2, "8S")];
    first();
    moved(2, [played(0, "7S")]);
    heard.length = 0;
    tell("table", snapshot({ seq: 4, events: [dealt("7S"), played(0, "7S"), ...missed] }));
    assert.deepEqual(kinds(), ["events"]);
    assert.deepEqual(heard[0].steps.map(({ happening }) => spoken(...happening.spoken)), ["B: the six of spades.", "C: the eight of spades."]);
});

// The next one begins where this one ended.
test("what was told is in the log, also of a round before", () => {
    first();
    moved(2, [played(0, "7S"), { ways: [["row.S", ""]], shows_result: true }, dealt("8S")], { result: { title: { context: "", template: "" }, rows: [] } });
    moved(3, [played(0, "8S")]);
    const lines = heard.flatMap(({ steps }) => steps.flatMap(({ happening }) => happening.log)).map((line) => spoken(line));
    tell("table", snapshot({ seq: 3, log: [[0, 0, "7S"]], events: [dealt("8S"), played(0, "8S")] }));
    assert.deepEqual([lines, kinds()], [["A plays the seven of spades.", "A plays the eight of spades."], ["events", "events", "events"]]);
});

// The cards of before are gone, but not what they led to.
test("a round that ended meanwhile shows its result", () => {
    const result = { title: { context: "", template: "" }, rows: [], rounds: [[1, 2, 3, 4]] };
    first();
    moved(2, [played(0, "7S")]);
    heard.length = 0;
    const log = [[0, 0, "7S"], [0, 1, "6S"]];
    tell("table", snapshot({ seq: 9, log, events: [dealt("8S")], table: { ...data, round: 2, result } }));
    const [{ type, steps, table }] = heard;
    const found = steps.map(({ happening: { shows_result, log } }) => [shows_result, log.map((line) => spoken(line))]);
    assert.deepEqual([type, found], ["events", [[true, ["B plays the six of spades."]], [false, []]]]);
    assert.deepEqual([steps[0].table.result.rounds, table.round], [result.rounds, 2]);
});

// Somebody may have taken a seat, or left it.
test("who plays after a new connection is what the table says", () => {
    tell("table", snapshot({ reason: "new", table: { ...data, seats: data.seats.map((seat) => ({ ...seat, player: "expert" })) } }));
    tell("table", snapshot({ table: { ...data, seats: data.seats.map(({ name, mark }) => ({ name, mark })) } }));
    assert.deepEqual([kinds(), client.state.table.seats.map(({ player }) => player)], [["table", "events"], ["", "", "", ""]]);
});

// A message of moves is small: only the last one of a duplicate match has its result.
test("the result of a match is told at its end", () => {
    const match = { context: "", template: "all alike" };
    first();
    moved(2, [played(0, "7S")]);
    moved(3, [played(1, "6S")], { turn: null, match });
    assert.deepEqual(
        heard.map((message) => message.match),
        [undefined, match],
    );
});

// Whatever the seat and the page count with; also where it was refused, or its answer was lost.
test("the answer to a card finds who asked", async () => {
    first();
    const found = [];
    const ask = async () => {
        const answer = client.submit({ cards: "7S" });
        found.push(
            await answer.then(
                () => "done",
                (refusal) => refusal.reason,
            ),
        );
    };
    const asked = [ask(), ask(), ask()];
    moved(2, [played(0, "7S")], { n: 101 });
    tell("refused", { type: "refused", n: 102, reason: "MustPlay", detail: "" });
    tell("done", 103);
    await Promise.all(asked);
    assert.deepEqual(found, ["done", "MustPlay", "done"]);
});

// A round is told whose beginning was not.
test("who looks on too late asks for the whole game", () => {
    moved(2, [played(0, "7S")]);
    assert.deepEqual([session.isAgain, heard.length], [true, 0]);
});

// What is known already is not dealt again; a hand that is not the same is that of another game.
for (const [change, kind] of [
    [{}, "events"],
    [{ events: [dealt("7S"), played(0, "7S")] }, "events"],
    [{ seal: "two" }, "table"],
    [{ viewer: 1 }, "table"],
    [{ events: [dealt("8S")] }, "table"],
    [{ log: [[0, 0, "7S"]] }, "table"],
    [{ reason: "new" }, "table"],
]) {
    test(`a snapshot of another game or seat is drawn as a whole: ${JSON.stringify(change)}`, () => {
        first();
        tell("table", snapshot(change));
        assert.deepEqual(kinds(), [kind]);
    });
}

// Nothing waits for a handover there, also after somebody has come or gone.
test("who looks on has no seat of people", () => {
    const changed = (...seats) => ({ seats: Object.fromEntries(seats.map(([seat, player]) => [seat, seatOf(player, seat)])) });
    const found = [0, null].map((viewer) => {
        const seen = [];
        const note = () => seen.push(client.state.humans);
        tell("table", snapshot({ reason: "new", viewer }));
        note();
        moved(2, [{ seat: 1 }], changed([1, "expert"]));
        note();
        moved(3, [{ seat: 3 }, { seat: 1 }], changed([3, ""], [1, ""]));
        note();
        return seen;
    });
    assert.deepEqual(found, [[[0, 1], [0], [0, 1, 3]], [[], [], []]]);
});

// It came with the snapshot.
test("a move that is known already is not made twice", () => {
    first();
    for (const [seq, turn] of [[1, 1], [2, 2], [2, 3]])
        moved(seq, [played(0, "7S")], { turn });
    assert.deepEqual([kinds(), client.state.table.turn], [["events"], 2]);
});

// Nobody waits for its answer.
test("what a server does not do is refused at once", async () => {
    first();
    const reasons = [];
    for (const type of ["undo", "restart", "save"]) {
        await client.ask({ type }).catch((refusal) => reasons.push(refusal.reason));
    }
    assert.deepEqual([reasons, session.sent], [Array(3).fill("NotNow"), []]);
});

// The server has all cards; without a connection nobody answers.
test("what only a game tells is asked of the server", async () => {
    first();
    const found = [];
    for (const ask of [async (question) => ({ ...question, n: 7 }), () => Promise.reject(new Refusal("NotNow", ""))]) {
        Object.assign(session, { ask });
        for (const question of [{ type: "replay", at: 3, open: true }, { type: "track" }]) {
            await client.ask(question).then(
                ({ n: _n, ...answer }) => found.push(answer),
                ({ reason }) => found.push(reason),
            );
        }
    }
    assert.deepEqual(found, [{ type: "replay", at: 3, open: true }, { type: "track" }, "NotNow", "NotNow"]);
});
