// A visit to a table outlives its connections: nothing that was asked for is lost or done twice.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { SeatTokenStore } from "../../../straights_web/model/seat_token_store.js";
import { TableSession } from "../../../straights_web/model/table_session.js";

let kept, link, session, told;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const tell = (message) => link.dispatchEvent(new CustomEvent("message", { detail: message }));
const happen = (type) => link.dispatchEvent(new CustomEvent(type));
const HELLO = { type: "hello", v: 1, phrases: [], strategies: [] };
const seated = (more = {}) => ({ type: "seated", table: "t", seat: 2, last_n: -1, invitation: "i", ...more });
const answerLast = async (message) => {
    tell({ n: link.sent.at(-1).n, ...message });
    await settled();
};
const open = () => {
    happen("opened");
    tell(HELLO);
};
const reopen = async () => {
    happen("lost");
    open();
    await settled();
};
const sit = async () => {
    open();
    void session.enter({ type: "join", table: "t", name: "Anna", seat: null });
    await answerLast(seated({ token: "secret" }));
};
const connectAgain = async (lastNumber) => {
    await reopen();
    await answerLast(seated({ last_n: lastNumber }));
};
const kinds = () => link.sent.map(({ type }) => type);
const MOVE = { type: "do", command: { type: "play", card: "7S" } };

beforeEach(() => {
    kept = new SeatTokenStore(null);
    link = Object.assign(new EventTarget(), {
        sent: /** @type {any[]} */ ([]),
        send(message) {
            this.sent.push(message);
        },
        stop() {
            this.sent.push({ type: "stop" });
        },
    });
    session = new TableSession(link, kept);
    told = [];
    for (const type of ["done", "homeless", "refused", "other_version"]) {
        session.addEventListener(type, ({ detail }) => told.push([type, detail.reason ?? detail]));
    }
});

// By the token that was told once, without asking anybody.
test("a new connection takes the seat again", async () => {
    await sit();
    await connectAgain(-1);
    const { type, table, token } = link.sent.at(-1);
    assert.deepEqual([type, table, token, session.seat], ["resume", "t", "secret", 2]);
});

// So it counts once, whether or not it had arrived.
test("a move that was not done is sent again with its number", async () => {
    await sit();
    const n = session.send(MOVE);
    await connectAgain(n - 1);
    assert.deepEqual(
        [link.sent.filter(({ type }) => type === "do").map((each) => each.n === n), told],
        [[true, true], []],
    );
});

// Whose answer was lost with the connection: who asked for it is told.
test("a move that was done is not sent again", async () => {
    await sit();
    const n = session.send(MOVE);
    await connectAgain(n);
    assert.deepEqual([kinds().filter((type) => type === "do").length, told[0][0], told[0][1] === n], [1, "done", true]);
});

// A card that is tapped without a network is played afterwards; a phrase is not said late.
test("what was asked without a connection waits for it", async () => {
    await sit();
    happen("lost");
    session.send(MOVE);
    session.send({ type: "say", phrase: "hello" });
    const meanwhile = kinds().filter((type) => type === "do" || type === "say").length;
    open();
    await settled();
    await answerLast(seated());
    assert.deepEqual([meanwhile, kinds().slice(-1)], [0, ["do"]]);
});

// Nobody else would answer; and the next connection takes the seat again as if nothing had been asked.
test("who asks without a connection is answered at once", async () => {
    await sit();
    happen("lost");
    const reasons = [];
    const note = (error) => {
        reasons.push(error.reason);
    };
    void session.list().catch(note);
    void session.enter({ type: "join", table: "t", name: "Anna", seat: 1 }).catch(note);
    await settled();
    open();
    await settled();
    assert.deepEqual([reasons, kinds().slice(-1)], [["ConnectionLost", "ConnectionLost"], ["resume"]]);
});

// Not before it says that the player has sat down, nor without a connection: the seat would seem free.
test("the room is drawn as it is", async () => {
    const room = (kind) => ({ type: "room", stage: "waiting", places: [{}, {}, { kind }, {}] });
    const found = [];
    open();
    void session.enter({ type: "watch", table: "t", invitation: null });
    await answerLast({ type: "watching", table: "t", is_live: false });
    tell(room("empty"));
    found.push(session.isRoomCurrent);
    void session.enter({ type: "join", table: "t", name: "Anna", seat: 2 });
    await answerLast(seated({ token: "secret" }));
    found.push(session.isRoomCurrent);
    tell(room("person"));
    found.push(session.isRoomCurrent);
    happen("lost");
    found.push(session.isRoomCurrent);
    assert.deepEqual(found, [true, false, true, false]);
});

// A reload begins to count again, and the server knows the last number.
test("numbers grow beyond those of an earlier visit", async () => {
    open();
    void session.enter({ type: "resume", table: "t", token: "secret", seq: null });
    await answerLast(seated({ last_n: 500 }));
    assert.equal(session.send(MOVE) > 500, true);
});

// At the same seat: a number that was used there would be taken for a move that was done.
test("numbers grow beyond those of another tab", async () => {
    await sit();
    tell({ type: "moved", seq: 9, n: 500, events: [], turn: 0 });
    assert.equal(session.send(MOVE) > 500, true);
});

// The server forgets it with the connection; nobody should have to press twice.
test("who was ready is ready again", async () => {
    await sit();
    session.setReady(true);
    await connectAgain(-1);
    assert.equal(kinds().filter((type) => type === "ready_to_play").length, 2);
});

// Where the connection is lost before the answer, who asked hears of it, and nothing is repeated.
test("a table is not opened twice", async () => {
    open();
    let reason = "";
    const table = { name: "A", score_limit: 0, turn_limit: null, is_private: false };
    const opening = session.enter({ type: "host", ...table }).catch((error) => {
        reason = error.reason;
    });
    happen("lost");
    await opening;
    open();
    await settled();
    assert.deepEqual([reason, kinds().filter((type) => type === "host").length], ["ConnectionLost", 1]);
});

// The page then shows the table without a seat.
test("a seat that was given away is told", async () => {
    await sit();
    await reopen();
    await answerLast({ type: "refused", reason: "NoSuchTable", detail: "" });
    assert.deepEqual(told, [["homeless", "NoSuchTable"]]);
});

// A table that is busy is entered again after a pause, by the same token.
test("a refusal that passes leaves the seat", async () => {
    await sit();
    await reopen();
    const later = [],
        { setTimeout: now } = globalThis;
    globalThis.setTimeout = (run, delay) => (delay > 0 ? later.push(run) : now(run, 0));
    await answerLast({ type: "refused", reason: "TooManyPeople", detail: "" });
    later.forEach((run) => run());
    await answerLast(seated());
    assert.deepEqual(
        [told, later.length, kinds().filter((type) => type === "resume").length, session.seat],
        [[], 1, 2, 2],
    );
});

// Its player has given up the seat while the connection was lost; the table is open to all.
test("who was invited looks on without the invitation when it is no longer valid", async () => {
    open();
    void session.enter({ type: "watch", table: "t", invitation: "inv" });
    await answerLast({ type: "watching", table: "t", is_live: true });
    await reopen();
    const first = link.sent.at(-1).invitation;
    await answerLast({ type: "refused", reason: "NotNow", detail: "" });
    const { type, invitation } = link.sent.at(-1);
    await answerLast({ type: "watching", table: "t", is_live: false });
    assert.deepEqual(
        [first, type, invitation, session.isWatching, session.isLive, session.entry.invitation, told],
        ["inv", "watch", null, true, false, null, []],
    );
});

// The page says so: only a reload helps, since the page comes from the server.
for (const answer of [{ ...HELLO, v: 2 }, { type: "refused", reason: "UnknownVersion", detail: "" }]) {
    test(`a server of another version is not asked again: ${answer.type}`, async () => {
        await sit();
        happen("lost");
        happen("opened");
        tell(answer);
        await settled();
        assert.deepEqual([told.map(([type]) => type), kinds().slice(-2)], [["other_version"], ["hello", "stop"]]);
    });
}
