// Who is here, away or to move stands at the seats at each second, with the clock and the connection.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { element, html, now, pass } from "../../../support/web/dom.mjs";
import {
    announced,
    announcements,
    answerLast,
    client,
    connect,
    enter,
    game,
    link,
    lose,
    room,
    seated,
    sent,
    session,
    table,
    tell,
} from "../../../support/web/server_page.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { MutedPeople } from "../../../../straights_web/model/muted_people.js";
import { Presence } from "../../../../straights_web/controller/tables/presence.js";

let presence, muted, ticks;
const marks = () => presence.marks.map(({ mark }) => mark.textContent);
const clocks = () => presence.marks.map(({ clock }) => clock.textContent);
const hasLittle = ({ clock }) => clock.textContent !== "" && "data-urgent" in clock.attributes;
const urgent = () => [0, 1, 2, 3].filter((seat) => hasLittle(presence.marks[seat]));
const read = (banner) => (banner.root.hidden ? "" : banner.text.textContent);
const press = ({ button }) => button.dispatchEvent(new Event("click"));
const places = (changed) => room("").places.map((place, seat) => ({ ...place, ...changed[seat] }));

beforeEach(() => {
    muted = new MutedPeople(fakeStorage());
    presence = new Presence({ session, socket: link, client, table, announcements, muted }, element());
    ticks = 0;
    presence.addEventListener("tick", () => (ticks += 1));
});

// Until a computer plays; a person who is here has no mark, nor has a computer.
test("who is away is counted down at the seat", async () => {
    await enter();
    client.tell("table", game());
    await tell(room("playing", { places: places({ 1: { is_here: false, away_seconds: 2.5 } }) }));
    const found = [[marks(), presence.awaySeconds()]];
    await pass(1000);
    found.push([marks()[1], presence.awaySeconds()[1]]);
    await pass(2000);
    found.push([marks()[1], presence.awaySeconds()[1]]);
    assert.deepEqual(
        [found, ticks],
        [[[["", "away · 3 s", "", ""], [null, 3, null, null]], ["away · 2 s", 2], ["away", 0]], 3],
    );
});

// What was closed comes back with the next change.
test("everybody reads how many look on", async () => {
    const text = (count) => ({ context: "Badges", template: "%n watching", singular: "%n watching", count });
    const look = (count) => tell({ type: "spectators", count, text: text(count) });
    await enter();
    await look(2);
    const found = [read(presence.spectators)];
    press(presence.spectators);
    found.push(read(presence.spectators));
    await look(1);
    found.push(read(presence.spectators));
    await look(0);
    found.push(read(presence.spectators));
    assert.deepEqual(found, ["2 watching", "", "1 watching", ""]);
});

test("a note to a move is read until it is closed", async () => {
    const note = { context: "NetworkText", template: "{name} couldn’t decide in time.", values: { name: "Ann" } };
    await enter();
    await tell({ type: "moved", seq: 1, events: [], turn: 0, note });
    assert.match(read(presence.notice), /Ann\S* couldn’t decide in time/u);
});

// As the room tells it, and full again after each move; it warns from ten seconds on.
test("the clock stands at who has to move", async () => {
    await enter();
    client.tell("table", game({ turn: 1 }));
    await tell(room("playing", { turn_limit: 75, turn_seconds: 12 }));
    const found = [];
    const note = () => found.push([clocks(), urgent()]);
    note();
    await pass(1000);
    note();
    await pass(1000);
    note();
    client.tell("events", game({ turn: 0 }));
    note();
    assert.deepEqual(found, [
        [["", "0:12", "", ""], []],
        [["", "0:11", "", ""], []],
        [["", "0:10", "", ""], [1]],
        [["1:15", "", "", ""], []],
    ]);
});

// Who looks on is told by no list who the people are, but by the seats.
for (const [limit, state, clock] of /** @type {[number | null, any, string][]} */ ([
    [30, { turn: 1 }, "0:30"],
    [30, { turn: 2 }, ""],
    [30, { turn: 1, humans: [0], strategies: [null, "expert", "expert", "expert"] }, ""],
    [30, { turn: 1, humans: [] }, "0:30"],
    [30, { turn: 2, humans: [] }, ""],
    [null, { turn: 1 }, ""],
])) {
    test(`only people at a table with a limit have a clock: ${limit} ${JSON.stringify(state)}`, async () => {
        await enter();
        client.tell("table", game());
        await tell(room("playing", { turn_limit: limit }));
        client.tell("events", game(state));
        assert.deepEqual(clocks().join(""), clock);
    });
}

// And not that of others.
test("little time is announced once a turn to who has to move", async () => {
    await enter();
    client.tell("table", game());
    await tell(room("playing", { turn_limit: 12, turn_seconds: 12 }));
    await pass(5000);
    const own = announced.splice(0);
    client.tell("events", game({ turn: 1 }));
    await pass(5000);
    const others = announced.splice(0);
    client.tell("events", game({ turn: 0 }));
    await pass(5000);
    assert.deepEqual(
        [own, others, announced],
        [["10 seconds left for your move."], [], ["10 seconds left for your move."]],
    );
});

// Others' phrases are read aloud, one's own is not; what nobody knows is nothing.
test("a phrase is seen at its seat and goes after a while", async () => {
    const said = [];
    presence.addEventListener("said", ({ detail }) => said.push(detail));
    await enter();
    await tell(room("playing"));
    await tell({ type: "said", seat: 1, phrase: "hello" });
    await tell({ type: "said", seat: 0, phrase: "thanks" });
    await tell({ type: "said", seat: 1, phrase: "of tomorrow" });
    const bubbles = () => presence.marks.map(({ bubble }) => bubble.textContent).slice(0, 2);
    const found = [bubbles()];
    await pass(4999);
    found.push(bubbles());
    await pass(1);
    found.push(bubbles());
    assert.deepEqual(
        [found, said, announced],
        [
            [["Thank you!", "Hello!"], ["Thank you!", "Hello!"], ["", ""]],
            [{ name: "Ben", text: "Hello!" }, { name: "Ada", text: "Thank you!" }],
            ["Ben: Hello!"],
        ],
    );
});

// The player can try at once; the sentence stays until the server is there again.
test("a lost connection is said with the seconds until the next attempt", async () => {
    await enter();
    await tell(room("playing"));
    const found = [[html()["data-connection"], read(presence.connection)]];
    link.retryAt = now + 1500;
    await lose();
    const seconds = () => presence.connection.seconds.textContent;
    found.push([html()["data-connection"], read(presence.connection), seconds()]);
    await pass(1000);
    found.push(seconds());
    await pass(1000);
    found.push(seconds());
    press(presence.connection);
    found.push(link.woken);
    await connect();
    found.push(read(presence.connection));
    await answerLast(seated());
    assert.deepEqual(
        [...found, html()["data-connection"], read(presence.connection)],
        [["open", ""], ["lost", "Connection lost. Trying again…", "2 s"], "1 s", "", 1, "", "open", ""],
    );
});

// To its player, while the game goes on.
test("a seat that a computer plays is given back by a button", async () => {
    await enter();
    await tell(room("playing"));
    client.tell("table", game({ humans: [1] }));
    const found = [read(presence.comeBack), presence.comeBack.button.textContent];
    press(presence.comeBack);
    found.push(sent.at(-1).type);
    client.tell("events", game());
    found.push(read(presence.comeBack));
    client.tell("events", game({ humans: [1] }));
    await tell(room("over"));
    assert.deepEqual(
        [...found, read(presence.comeBack)],
        ["A computer is playing for you.", "Take back my seat", "come_back", "", ""],
    );
});

// It lasts longer than the time for a move; a warning comes when little of both is left.
test("the time bank of who has to move stands beside the clock", async () => {
    await enter();
    client.tell("table", game({ turn: 1 }));
    const banks = places({ 0: { bank_seconds: 60 }, 1: { bank_seconds: 12 } });
    await tell(room("playing", { turn_limit: 30, turn_seconds: 1, places: banks }));
    const found = [[clocks()[1], urgent()]];
    await pass(1000);
    found.push([clocks()[1], urgent()]);
    await pass(2000);
    found.push([clocks()[1], urgent()]);
    client.tell("events", game({ turn: 0 }));
    found.push([clocks()[0], urgent()]);
    assert.deepEqual(found, [
        ["0:01\u00a0+\u00a00:12", []],
        ["0:00\u00a0+\u00a00:12", []],
        ["0:00\u00a0+\u00a00:10", [1]],
        ["0:30\u00a0+\u00a01:00", []],
    ]);
});

// Each of them once, until its number changes or the vote is over.
test("a vote to remove somebody is told", async () => {
    const vote = (votes) => ({ context: "NetworkText", template: "{votes} of 2 votes to remove {name} from the table.", values: { votes, name: "Ben" } });
    const playing = (kick_vote) => tell(room("playing", { places: places({ 1: { kick_vote } }) }));
    await enter();
    await playing(vote(1));
    const found = [read(presence.notice)];
    press(presence.notice);
    await playing(vote(1));
    found.push(read(presence.notice));
    await playing(vote(2));
    found.push(read(presence.notice));
    await playing(undefined); // Ben was removed, or the server was started again
    assert.deepEqual([...found, read(presence.notice)].map((text) => text.slice(0, 6)), ["1 of 2", "", "2 of 2", ""]);
});

// At this table; what the player says is always shown.
test("who is muted is neither seen nor read aloud", async () => {
    const said = [];
    presence.addEventListener("said", ({ detail }) => said.push(detail.name));
    await enter();
    await tell(room("playing"));
    for (const name of ["Ada", "Ben"]) muted.set("t1", name, true);
    await tell({ type: "said", seat: 1, phrase: "hello" });
    await tell({ type: "said", seat: 0, phrase: "hello" });
    muted.set("t1", "Ben", false);
    await tell({ type: "said", seat: 1, phrase: "thanks" });
    assert.deepEqual([said, announced], [["Ada", "Ben"], ["Ben: Thank you!"]]);
});
