// What a server tells of a game becomes the messages that the worker's table tells, with nothing lost.
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
        hello: { event_texts: { card_played: { spoken: [{ context: "spoken", template: "{name} plays {card}." }] } } },
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
    for (const type of ["table", "events"]) client.addEventListener(type, ({ detail }) => heard.push(detail));
});

const dealt = (hand) => ({ type: "round_started", number: 1, leader: 0, hands: [hand, null, null, null] });
const played = (seat, card) => ({ type: "card_played", seat, card });
const moved = (seq, events, more = {}) => tell("moved", { seq, events, turn: 0, ...more });
const seat = { name: "", strategy: null, score: 0, cards_left: 13, discard_count: 0 };
const observation = {
    seat: 0,
    turn: 0,
    hand: [],
    table: [[], [], [], []],
    seats: [seat, seat, { ...seat, strategy: "expert" }, { ...seat, strategy: "expert" }],
    moves: [],
    results: [],
    winners: [],
    legal_plays: [],
    must_discard: false,
    discards: [],
};
const snapshot = (more = {}) => ({
    type: "table",
    reason: "resumed",
    seq: 1,
    seal: "one",
    viewer: 0,
    history: [dealt(["7S"])],
    observation,
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
    tell("table", snapshot({ seq: 4, history: [dealt(["7S"]), played(0, "7S"), ...missed] }));
    assert.deepEqual(kinds(), ["events"]);
    assert.deepEqual(heard[0].events.map(({ told, after, ...event }) => event), missed);
    assert.equal(spoken(...heard[0].events[1].told.spoken), " plays the eight of spades.");
});

// A message of moves is small: only the last one of a duplicate match has its result.
test("the result of a match is told at its end", () => {
    const standing = { context: "", template: "all alike" };
    first();
    moved(2, [played(0, "7S")]);
    moved(3, [played(1, "6S")], { turn: null, standing });
    assert.deepEqual(
        heard.map((message) => message.standing),
        [undefined, standing],
    );
});

// Whatever the seat and the page count with; also where it was refused, or its answer was lost.
test("the answer to a card finds who asked", async () => {
    first();
    const found = [];
    const ask = async () => {
        const answer = client.submit({ type: "play", card: "7S" });
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
    [{ history: [dealt(["7S"]), played(0, "7S")] }, "events"],
    [{ seal: "two" }, "table"],
    [{ viewer: 1 }, "table"],
    [{ history: [dealt(["8S"])] }, "table"],
    [{ history: [] }, "table"],
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
    const changed = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
    const found = [0, null].map((viewer) => {
        const seen = [];
        const note = () => seen.push(client.state.humans);
        tell("table", snapshot({ reason: "new", viewer }));
        note();
        moved(2, [changed(1, null, "expert")]);
        note();
        moved(3, [changed(3, "expert", null), changed(1, "expert", null)]);
        note();
        return seen;
    });
    assert.deepEqual(found, [[[0, 1], [0], [0, 1, 3]], [[], [], []]]);
});

// The page shows what a later server says of it.
test("an event that is not known is told, and changes nothing but the turn", () => {
    session.hello.event_texts.turn_passed = { log: [{ context: "log", template: "{name} passes." }] };
    first();
    moved(2, [{ type: "turn_passed", seat: 1 }], { turn: 2 });
    const [{ events, observation: after }] = heard;
    assert.equal(spoken(...events[0].told.log), " passes.");
    assert.deepEqual(after, { ...observation, turn: 2, task: undefined });
});

// It came with the snapshot.
test("a move that is known already is not made twice", () => {
    first();
    for (const [seq, turn] of [[1, 1], [2, 2], [2, 3]])
        moved(seq, [played(0, "7S")], { turn });
    assert.deepEqual([kinds(), client.state.observation.turn], [["events"], 2]);
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
test("a moment of a finished game is asked of the server", async () => {
    first();
    const found = [];
    for (const ask of [async (question) => ({ ...question, n: 7 }), () => Promise.reject(new Refusal("NotNow", ""))]) {
        Object.assign(session, { ask });
        await client.ask({ type: "replay", at: 3, open: true }).then(
            ({ at, open }) => found.push([at, open]),
            ({ reason }) => found.push(reason),
        );
    }
    assert.deepEqual(found, [[3, true], "NotNow"]);
});
