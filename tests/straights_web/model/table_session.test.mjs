// A visit to a table outlives its connections: nothing that was asked for is lost or done twice.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../support/web/dom.mjs";
import {
    answerLast,
    connect,
    lose,
    room,
    seated,
    sent,
    session,
    tell,
} from "../../support/web/server_page.mjs";

let told;
const sit = async () => {
    await connect();
    void session.enter({ type: "join", table: "t1", name: "Anna", seat: null });
    await answerLast(seated({ seat: 2 }));
};
const reconnect = async () => {
    await lose();
    await connect();
};
const kinds = () => sent.map(({ type }) => type);
/** @type {any} */
const MOVE = { type: "answer", cards: "7S" };

beforeEach(() => {
    told = [];
    for (const type of ["done", "homeless", "refused", "other_version"]) {
        session.addEventListener(type, (/** @type {any} */ { detail }) => told.push([type, detail.reason ?? detail]));
    }
});

// So it counts once, whether or not it had arrived.
test("a move that was not done is sent again with its number", async () => {
    await sit();
    const n = session.send(MOVE);
    await reconnect();
    await answerLast(seated({ seat: 2, last_n: n - 1 }));
    assert.deepEqual([sent.filter(({ type }) => type === "answer").map((each) => each.n === n), told], [[true, true], []]);
});

// Whose answer was lost with the connection: who asked for it is told.
test("a move that was done is not sent again", async () => {
    await sit();
    const n = session.send(MOVE);
    await reconnect();
    await answerLast(seated({ seat: 2, last_n: n }));
    assert.deepEqual([kinds().filter((type) => type === "answer").length, told[0][0], told[0][1] === n], [1, "done", true]);
});

// A card that is tapped without a network is played afterwards; a phrase is not said late.
test("what was asked without a connection waits for it", async () => {
    await sit();
    await lose();
    session.send(MOVE);
    session.send({ type: "say", phrase: "hello" });
    const meanwhile = kinds().filter((type) => type === "answer" || type === "say").length;
    await connect();
    await answerLast(seated({ seat: 2 }));
    assert.deepEqual([meanwhile, kinds().slice(-1)], [0, ["answer"]]);
});

// Its phrases have other numbers.
test("a server that was updated greets again", async () => {
    let greeted = 0;
    session.addEventListener("hello", () => (greeted += 1));
    await sit();
    await reconnect();
    assert.equal(greeted, 2);
});

// Nobody else would answer; and the next connection takes the seat again as if nothing had been asked.
test("who asks without a connection is answered at once", async () => {
    await sit();
    await lose();
    const reasons = [];
    const note = (error) => {
        reasons.push(error.reason);
    };
    void session.list().catch(note);
    void session.enter({ type: "join", table: "t1", name: "Anna", seat: 1 }).catch(note);
    await settled();
    await connect();
    assert.deepEqual([reasons, kinds().slice(-1)], [["ConnectionLost", "ConnectionLost"], ["resume"]]);
});

// Not before it says that the player has sat down, nor without a connection: the seat would seem free.
test("the room is drawn as it is", async () => {
    const room = (kind) => ({ type: "room", stage: "waiting", places: [{}, {}, { kind }, {}] });
    const found = [];
    await connect();
    void session.enter({ type: "watch", table: "t1", invitation: null });
    await answerLast({ type: "watching", table: "t1", is_live: false });
    await tell(room("empty"));
    found.push(session.isRoomCurrent);
    void session.enter({ type: "join", table: "t1", name: "Anna", seat: 2 });
    await answerLast(seated({ seat: 2 }));
    found.push(session.isRoomCurrent);
    await tell(room("person"));
    found.push(session.isRoomCurrent);
    await lose();
    found.push(session.isRoomCurrent);
    assert.deepEqual(found, [true, false, true, false]);
});

// A reload begins to count again, and the server knows the last number; another tab at the same seat counts, too.
test("numbers grow beyond those of an earlier visit and of another tab", async () => {
    await connect();
    void session.enter({ type: "resume", table: "t1", token: "secret", seq: null });
    await answerLast(seated({ last_n: 500 }));
    const numbers = [session.send(MOVE)];
    await tell({ type: "moved", seq: 9, n: 900, events: [], turn: 0 });
    numbers.push(session.send(MOVE));
    assert.deepEqual([numbers[0] > 500, numbers[1] > 900], [true, true]);
});

// The server forgets it with the connection; nobody should have to press twice.
test("who was ready is ready again", async () => {
    await sit();
    session.setReady(true);
    await reconnect();
    await answerLast(seated({ seat: 2, last_n: -1 }));
    assert.equal(kinds().filter((type) => type === "ready_to_play").length, 2);
});

// Where the connection is lost before the answer, who asked hears of it, and nothing is repeated.
test("a table is not opened twice", async () => {
    await connect();
    let reason = "";
    const table = { name: "A", score_limit: 0, turn_limit: null, is_private: false };
    const opening = session.enter({ type: "host", ...table }).catch((error) => {
        reason = error.reason;
    });
    await lose();
    await opening;
    await connect();
    assert.deepEqual([reason, kinds().filter((type) => type === "host").length], ["ConnectionLost", 1]);
});

// Another game of the same people begins there; its token and its numbers stay.
test("a seat that has turned is the player's", async () => {
    await sit();
    const n = session.send(MOVE);
    await tell({ type: "seated", table: "t1", seat: 3, last_n: n, invitation: "inv" });
    const seat = session.seat;
    await reconnect();
    assert.deepEqual([seat, sent.at(-1).type, sent.at(-1).token], [3, "resume", "secret"]);
});

// Its parts are loaded by then; what an earlier connection said is of no use any more.
test("what a table of another game tells waits for its parts, in order", async () => {
    await sit();
    let loaded = () => {};
    let loadings = 0;
    const heard = [];
    for (const type of ["room", "said", "table"]) session.addEventListener(type, () => heard.push(type));
    session.prepare = () => new Promise((resolve) => (loaded = resolve, (loadings += 1)));
    const other = { ...room("waiting"), game: { name: "sevens", preset: "fan_tan" } };
    for (const message of [other, { type: "table" }, { type: "said" }]) await tell(message);
    const before = [...heard];
    loaded();
    await settled();
    await tell(other);
    assert.deepEqual([before, heard, loadings], [[], ["room", "table", "said", "room"], 1]);
});
