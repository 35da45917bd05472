// A visit to the server goes where its address says, keeps the seat, and shows the room or the game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { after, dialogs, gone, html, loading, page, pass, settled, visited } from "../../../support/web/dom.mjs";
import {
    answerLast,
    client,
    computer,
    connect,
    game,
    hello,
    kept,
    link,
    lose,
    person,
    preferences,
    refuse,
    refused,
    room,
    seated,
    sent,
    session,
    table,
    tell,
    watching,
} from "../../../support/web/server_page.mjs";
import { TableShell } from "../../../../straights_web/controller/tables/table_shell.js";
import { Visit } from "../../../../straights_web/controller/tables/visit.js";

/** @typedef {() => unknown} Step */

let lobby, roomView, presence, here, offered;
const choice = { name: "Ada", score_limit: 80, turn_limit: null, is_private: false };
const count = (type) => sent.filter((each) => each.type === type).length;
const visit = () => {
    here = new Visit({ session, client, kept, preferences, table, room: roomView, lobby, presence });
    here.addEventListener("gone", () => (offered += 1));
};

// Steps of a visit.
const enter = (search, hash = "") => async () => {
    Object.assign(location, { search, hash });
    visit();
    await connect();
};
const come = enter("?table=t1");
const hasSeat = () => kept.keep("t1", "secret", "Ada");
const answer = (message) => () => answerLast(message);
const refuses = (reason) => () => refuse(reason);
const hear = (message) => () => tell(message);
const wait = (length) => () => pass(length);
const act = (name, ...given) => async () => {
    void here[name](...given);
    await settled();
};
const leave = act("leave");
const listed = answer({ type: "tables", tables: [] });
const sitAt = (stage, more = {}) => async () => {
    hasSeat();
    await come();
    await answerLast(seated());
    await tell(room(stage, more));
};
const lookAt = (stage) => async () => {
    await come();
    await answerLast(watching);
    await tell(room(stage));
};
const sitAgain = async () => {
    await connect();
    await answerLast(seated());
};
const leftAt = (stage) => {
    const left = stage === "playing" ? person("Ada", { has_left: true }) : { ...person(""), kind: "empty" };
    return hear(room(stage, { places: [left, person("Ben"), computer, computer] }));
};
const askToLeave = async () => {
    void TableShell.prototype.leave.call({ page: { session, visit: here } });
    await settled();
};
const otherVersion = hear({ ...hello, v: 99 });
const begin = (more = {}) => () => client.tell("table", game(more));
const playAgain = () => table.result.dispatchEvent(new Event("again"));

/** What a player may notice, what was sent after the greeting, and what is kept. */
const seen = () => ({
    room: roomView.isShown,
    lobby: !lobby.root.hidden,
    loads: !loading.hidden,
    state: html()["data-state"],
    screen: html()["data-screen"],
    own: html()["data-own-seat"],
    title: document.title,
    told: presence.told,
    problem: [roomView.problem, roomView.name.ariaInvalid],
    isAsked: dialogs.length > 0,
    isGameInert: table.layout.inert,
    mayPlayAgain: table.result.mayPlayAgain,
    drawn: roomView.drawn !== null,
    isReady: session.isReady,
    offered,
    isGone: here.isGone,
    playedAt: preferences.get("playedAt"),
    sent: sent.slice(1).map(({ type }) => type),
    invitations: sent.filter(({ type }) => type === "watch").map(({ invitation }) => invitation),
    token: sent.at(-1).token,
    gone: gone.map(after),
    visited: visited.map(([how, address]) => [how, after(address)]),
    isKept: kept.get("t1") !== null,
    isStopped: link.isStopped,
    names: [roomView.levels, roomView.name.maxLength, roomView.name.value],
});

beforeEach(() => {
    offered = 0;
    lobby = {
        root: { hidden: true },
        drawn: [],
        draw(...given) {
            this.drawn.push(given);
        },
    };
    roomView = {
        isShown: false,
        drawn: null,
        problem: "",
        levels: [],
        name: { value: "", maxLength: 99 },
        show(isShown) {
            this.isShown = isShown;
        },
        draw(what) {
            this.drawn = what;
        },
        showProblem(text) {
            this.problem = text;
        },
        setLevels(...levels) {
            this.levels = levels;
        },
    };
    presence = Object.assign(new EventTarget(), {
        told: /** @type {string[]} */ ([]),
        tell(text) {
            this.told.push(text);
        },
        awaySeconds: () => [null, 7, null, null],
    });
});

/** @param {string} address */
const show = (address) => history.pushState(null, "", address);
const GONE = ["The server says NoSuchTable."];

for (const [what, steps, expected] of /** @type {[string, Step[], object][]} */ ([
    // Whoever looks at the address bar cannot take the seat; other words of the address stay.
    ["a link with a token takes its seat and hides the token", [enter("?table=T1&lang=de&other=1", "#token=abc")],
        { sent: ["resume"], token: "abc", isKept: true, visited: [["replace", "?table=t1&lang=de"]] }],
    ["a seat that was kept is taken again", [sitAt("waiting"), wait(5000)],
        { sent: ["resume"], room: true, own: "0", screen: "room", title: "Ada’s table – Straights", loads: false }],
    // Whoever had it can still look on; a busy seat is asked for again later.
    ["a seat that is gone is forgotten", [hasSeat, come, refuses("NoSuchTable"), wait(2000)], { sent: ["resume", "watch"], isKept: false }],
    ["a seat that is taken is asked for again", [hasSeat, come, refuses("SeatIsTaken"), wait(2000)], { sent: ["resume", "resume"], isKept: true }],
    ["a seat is kept without a connection", [hasSeat, come, refuses("ConnectionLost"), wait(2000)], { sent: ["resume"], isKept: true }],
    // It counts as long as who gave it has the seat; without it the table may still be open to all.
    ["an invitation is not needed", [enter("?table=t1", "#invitation=inv"), refuses("NoSuchTable"), answer(watching), hear(room("playing"))],
        { invitations: ["inv", null], told: [], room: true, lobby: false }],
    ["a table that is closed leads to the lobby with the reason", [come, refuses("NoSuchTable"), listed], { told: GONE, lobby: true, state: "lobby" }],
    ["a lost connection is no closed table", [come, lose, connect], { told: [], sent: ["watch", "hello", "watch"], loads: true }],
    ["whoever wants to play again sits down at once", [enter("?table=t1", "#again"), answer(seated()), hear(room("waiting"))],
        { sent: ["join"], room: true, own: "0" }],
    ["whoever wants to play again comes back to a seat that was kept", [hasSeat, enter("?table=t1", "#again"), answer(seated())], { sent: ["resume"] }],
    ["where no seat is free, whoever wants to play again looks on", [enter("?table=t1", "#again"), refuses("SeatIsTaken"), answer(watching)],
        { sent: ["join", "watch"], told: [], offered: 0 }],
    ["where the last table is closed, another one is offered with the reason",
        [enter("?table=t1", "#again"), refuses("NoSuchTable"), refuses("NoSuchTable"), listed], { told: GONE, lobby: true, offered: 1, isGone: true }],
    ["where nobody may look on, no other table is offered",
        [enter("?table=t1", "#again"), refuses("SeatIsTaken"), refuses("TableIsFull"), listed], { lobby: true, offered: 0, isGone: false }],
    ["a table that is closed later is not the last one",
        [enter("?table=t1", "#again"), answer(seated()), lose, connect, refuses("NoSuchTable"), refuses("NoSuchTable"), listed], { lobby: true, offered: 0 }],
    ["a seat that was given away is looked at instead", [sitAt("waiting"), lose, connect, refuses("NoSuchTable"), answer(watching)],
        { invitations: [null], isKept: false, told: GONE }],
    // The server says it before it closes the connection.
    ["who is removed from a table reads why", [sitAt("playing"), hear(refused("Kicked")), lose, connect, refuses("NoSuchTable"), answer(watching)],
        { told: ["The server says Kicked."] }],
    ["nobody sits down without a name", [lookAt("waiting"), act("sit", 1, "")], { problem: ["Enter a name.", "true"], sent: ["watch"] }],
    ["another version of the server does not load for ever", [visit, () => link.dispatchEvent(new Event("opened")), otherVersion],
        { loads: false, isStopped: true, sent: [] }],

    // In a game the seat is kept, since one can come back. The page goes when the server has done it.
    ["who leaves waits for the server", [sitAt("waiting"), leave, hear(room("waiting"))], { sent: ["resume", "leave"], gone: [], isKept: true }],
    ["who leaves before a game goes to the lobby once", [sitAt("waiting"), leave, leftAt("waiting"), leftAt("waiting")], { gone: [""], isKept: false }],
    ["who leaves a game goes to the lobby", [sitAt("playing"), leave, leftAt("playing")], { gone: [""], isKept: true }],
    ["who leaves after a game goes to the lobby", [sitAt("over"), leave, leftAt("over")], { gone: [""], isKept: false }],
    // On a dead link nobody has heard it; if only the answer was lost, the seat is gone after the next connection.
    ["a seat is kept until its player has left", [sitAt("waiting"), leave, wait(60000)], { gone: [], isKept: true }],
    ["who has left is gone at the next connection", [sitAt("waiting"), leave, lose, connect, refuses("NoSuchTable")], { gone: [""], isKept: false, told: [] }],
    // A new connection does not know of it: the room of before is no answer.
    ["who leaves without a connection keeps the seat", [sitAt("waiting"), lose, leave, wait(60000)], { gone: [], isKept: true }],
    ["who leaves gets up when the connection is back", [sitAt("waiting"), lose, leave, sitAgain, hear(room("waiting")), lose, sitAgain, hear(room("waiting"))],
        { sent: ["resume", "hello", "resume", "leave", "hello", "resume", "leave"], gone: [] }],
    ["who got up at the next connection goes", [sitAt("waiting"), lose, leave, sitAgain, leftAt("waiting")], { gone: [""], isKept: false }],
    // The server has forgotten who is ready when the connection was lost.
    ["who is ready and leaves does not begin a game", [sitAt("waiting"), act("setReady", true), lose, leave, sitAgain],
        { sent: ["resume", "ready_to_play", "hello", "resume", "leave"] }],
    ["who leaves a server of another version goes at once", [sitAt("waiting"), lose, otherVersion, leave], { gone: [""] }],
    // After too many changes of the seat the player is absent, and finds the seat again.
    ["who may not leave goes all the same", [sitAt("playing"), leave, refuses("NotNow")], { gone: [""], isKept: true }],
    ["who looks on goes at once", [lookAt("waiting"), leave, lose, leave], { gone: ["", ""], sent: ["watch"] }],
    ["a player is asked before leaving", [sitAt("waiting"), askToLeave], { isAsked: true }],
    ["a player without a connection is asked, too", [sitAt("waiting"), lose, askToLeave], { isAsked: true }],
    ["who looks on is not asked", [lookAt("waiting"), askToLeave], { isAsked: false }],

    // Who sits there sees the game from its first card to its result; who looks on asks for it.
    ["a seat before its game", [sitAt("waiting")], { room: true, screen: "room" }],
    ["a seat before another game", [begin(), sitAt("waiting")], { room: true, screen: "room" }],
    ["a seat in a game", [begin(), sitAt("playing")], { room: false, screen: "table" }],
    ["a seat after its game", [begin(), sitAt("over")], { room: false, screen: "table" }],
    ["a seat after a game that it has not seen", [sitAt("over")], { room: true, screen: "room" }],
    ["who looks on before a game", [lookAt("waiting")], { room: true }],
    ["who looks on sees the room of a game", [begin(), lookAt("playing")], { room: true }],
    ["without a game there is only the room", [lookAt("playing"), act("look")], { room: true }],
    ["who wants to look on sees the game", [lookAt("playing"), act("look"), begin()], { room: false, isGameInert: true }],
    ["who looks on finds the room again", [begin(), lookAt("over"), act("look"), act("toggleRoom")], { room: true }],
    ["who looks on finds the game again", [begin(), lookAt("over"), () => (table.shown = {}), act("toggleRoom"), act("toggleRoom"), act("look")],
        { room: false, isGameInert: false, state: "waiting" }],
    ["the room is found at a result", [sitAt("over"), begin({ winners: [1] }), act("toggleRoom")], { room: true, state: "room" }],
    ["the result is found again behind the room", [sitAt("over"), begin({ winners: [1] }), act("toggleRoom"), act("toggleRoom")],
        { room: false, state: "game-end" }],
    // The room shows who else wants it; the game takes its place again when it begins.
    ["another game is wished for at the result", [sitAt("playing"), begin({ winners: [1] }), hear(room("over")), playAgain, hear(room("over"))],
        { sent: ["resume", "ready_to_play"], room: true, isReady: true }],
    ["another game takes the place of the room", [sitAt("over"), begin({ winners: [1] }), playAgain, hear(room("playing")), begin()],
        { room: false, isReady: false }],
    ["who is ready at a full table is told to open another one", [sitAt("over"), act("setReady", true), refuses("TableIsFull")],
        { told: ["The server says TableIsFull."] }],
    ["who looks on has to sit down first", [lookAt("over")], { mayPlayAgain: false }],
    ["who has sat down may play again", [lookAt("over"), act("sit", 1, "Cleo"), answer(seated({ seat: 1 }))], { mayPlayAgain: true }],
    ["a room of before is not shown while the seat is lost", [sitAt("waiting"), lose, () => (roomView.drawn = null), act("update")], { drawn: false }],
    ["the room comes again with the seat", [sitAt("waiting"), lose, () => (roomView.drawn = null), sitAgain, hear(room("waiting"))], { drawn: true }],

    // A level that the server does not know is none; a name that was typed is not overwritten.
    ["the level is that of before", [() => preferences.set("opponents", "expert,highest"), come], { names: [[["expert", "highest"], "expert"], 24, "Ada"] }],
    ["a level that is gone is none", [() => preferences.set("opponents", "gone"), come], { names: [[["expert", "highest"], "highest"], 24, "Ada"] }],
    ["a typed name stays", [come, () => (roomView.name.value = "Cleo"), answer(watching)], { names: [[["expert", "highest"], "highest"], 24, "Cleo"] }],
])) {
    test(what, async () => {
        for (const step of steps) await step();
        const found = Object.entries(seen()).filter(([name]) => name in expected);
        assert.deepEqual(Object.fromEntries(found), expected);
    });
}

// Not before the tables are known, so that nothing moves there; the seats of the player are there too.
test("without a table the lobby is shown with what stands in it", async () => {
    kept.keep("old", "secret", "Ada");
    await enter("")();
    const before = [lobby.root.hidden, loading.hidden];
    await answerLast({ type: "tables", tables: ["a table"] });
    const [tables, seats] = lobby.drawn[0];
    assert.deepEqual([before, lobby.root.hidden, loading.hidden], [[true, false], false, true]);
    assert.deepEqual([html()["data-state"], html()["data-screen"]], ["lobby", "lobby"]);
    assert.deepEqual([tables, seats.map(({ table }) => table)], [["a table"], ["old"]]);
});

// Half a second later, until they are known.
test("tables that could not be asked for are asked for again", async () => {
    await enter("")();
    await lose();
    await pass(499);
    await connect();
    const before = count("list");
    await pass(1);
    await listed();
    assert.deepEqual([before, count("list"), lobby.root.hidden], [1, 2, false]);
});

// It asks every four seconds, but not behind another tab, and no more once the player sits at a table.
test("the lobby stays up to date while it is looked at", async () => {
    await enter("")();
    await listed();
    const found = [];
    for (const [length, isHidden] of /** @type {[number, boolean][]} */ ([[3999, false], [1, false], [4000, false], [4000, true], [4000, false]])) {
        page.hidden = isHidden;
        await pass(length);
        found.push(count("list"));
        if (lobby.drawn.length < count("list")) await listed();
    }
    await act("host", choice, show)();
    await answerLast(seated());
    await tell(room("waiting"));
    await pass(12000);
    assert.deepEqual([found, count("list"), lobby.root.hidden], [[1, 2, 3, 3, 4], 4, true]);
});

// A name with which nobody sat down is not kept, and the next attempt clears the reason.
test("who sits down is known by that name the next time", async () => {
    await lookAt("waiting")();
    await act("sit", 1, "Cleo")();
    const { type, table: where, seat, name } = sent.at(-1);
    await refuse("SeatIsTaken");
    const told = [roomView.problem, preferences.get("ownName")];
    await act("sit", null, "Cleo")();
    await answerLast(seated({ seat: 1 }));
    assert.deepEqual([type, where, seat, name], ["join", "t1", 1, "Cleo"]);
    assert.deepEqual([told, roomView.problem, preferences.get("ownName")], [["The server says SeatIsTaken.", "Ada"], "", "Cleo"]);
});

// A second request would be refused, since the player has a seat already.
test("a double click on sit here takes the seat once", async () => {
    await lookAt("waiting")();
    for (const double of [1, 2]) await act("sit", double, "Cleo")();
    await answerLast(seated({ seat: 1 }));
    await act("sit", 1, "Cleo")();
    assert.deepEqual([count("join"), roomView.problem, session.seat], [1, "", 1]);
});

// So that a reload and the button Back do what they always do; a refused one changes nothing.
test("a table that was opened has an address of its own", async () => {
    await enter("?speed=fast")();
    await listed();
    const first = here.host(choice, show);
    await refuse("TooManyTables");
    const before = [(await first)?.reason, visited.length];
    const second = here.host(choice, show);
    const { type, is_private: isPrivate } = sent.at(-1);
    await answerLast(seated({ table: "t9" }));
    assert.deepEqual([before, await second, type, isPrivate], [["TooManyTables", 0], null, "host", false]);
    assert.deepEqual(visited.map(([how, address]) => [how, after(address)]), [["push", "?table=t9&speed=fast"]]);
});

// Another device at this seat has used the first one, so it was taken for done.
test("a request to leave has a number that the server does not know yet", async () => {
    await sitAt("playing")();
    here.leave();
    const first = sent.at(-1).n;
    await lose();
    await connect();
    await answerLast(seated({ last_n: first + 5 }));
    const { type, n } = sent.at(-1);
    assert.deepEqual([type, n > first + 5], ["leave", true]);
});

// In the lobby, at a table, and each time the player goes from the room to the game.
test("toolbar and menu are told what can be done now", async () => {
    const found = [];
    await enter("")();
    here.addEventListener("changed", () => found.push(html()["data-screen"]));
    for (const step of [listed, act("host", choice, show), answer(seated()), hear(room("over")), begin(), act("toggleRoom")]) await step();
    assert.deepEqual([...new Set(found)], ["lobby", "room", "table"]);
    assert.equal(found.at(-1), "room");
});

// With who is away for how long, and whether the player is ready as the server knows it.
test("the room is drawn from the place of the player", async () => {
    await sitAt("waiting", { places: [person("Ada", { is_ready: true }), person("Ben"), computer, computer] })();
    const { seat, isHost, isReady, away, hasGame, isLooking } = roomView.drawn;
    await tell(room("waiting", { host: 1 }));
    const later = [roomView.drawn.isHost, roomView.drawn.isReady];
    roomView.drawn = null;
    presence.dispatchEvent(new Event("tick"));
    assert.deepEqual([seat, isHost, isReady, away, hasGame, isLooking], [0, true, true, [null, 7, null, null], false, false]);
    assert.deepEqual([later, roomView.drawn !== null], [[false, false], true]);
});
