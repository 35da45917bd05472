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

let lobby, roomView, presence, player, changes;
const visit = () => {
    const parts = { session, client, kept, preferences, table, player, room: roomView, lobby, presence };
    const here = new Visit(parts);
    here.addEventListener("changed", () => (changes += 1));
    return here;
};
const at = (search, hash = "") => Object.assign(location, { search, hash });
const choice = { name: "Ada", score_limit: 80, turn_limit: null, is_private: false };
const enter = async (search, hash = "") => {
    at(search, hash);
    const here = visit();
    await connect();
    return here;
};
const kinds = () => sent.map(({ type }) => type);
const connectAgain = async () => {
    await connect();
    await answerLast(seated());
};
const sitAt = async (stage, more = {}) => {
    kept.keep("t1", "secret", "Ada");
    const here = await enter("?table=t1");
    await answerLast(seated());
    await tell(room(stage, more));
    return here;
};
const leftAt = (stage) =>
    tell(
        room(stage, {
            places: [
                stage === "playing" ? person("Ada", { has_left: true }) : { ...person(""), kind: "empty" },
                person("Ben"),
                computer,
                computer,
            ],
        }),
    );
const lookAt = async (stage) => {
    const here = await enter("?table=t1");
    await answerLast(watching);
    await tell(room(stage));
    return here;
};

beforeEach(() => {
    lobby = {
        root: { hidden: true },
        drawn: [],
        show(isShown) {
            this.root.hidden = !isShown;
        },
        draw(tables, seats) {
            this.drawn.push([tables, seats]);
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
    player = new EventTarget();
    changes = 0;
});

// Not before the tables are known, so that nothing moves there; the seats of the player are there too.
test("without a table the lobby is shown with what stands in it", async () => {
    kept.keep("old", "secret", "Ada");
    await enter("");
    const before = [lobby.root.hidden, loading.hidden];
    await answerLast({ type: "tables", tables: ["a table"] });
    const [tables, seats] = lobby.drawn[0];
    assert.deepEqual(
        [
            before,
            lobby.root.hidden,
            loading.hidden,
            html()["data-state"],
            html()["data-screen"],
            tables,
            seats.map(({ table }) => table),
        ],
        [[true, false], false, true, "lobby", "lobby", ["a table"], ["old"]],
    );
});

// Half a second later, until they are known.
test("tables that could not be asked for are asked for again", async () => {
    await enter("");
    await lose();
    await pass(499);
    await connect();
    const before = kinds().filter((type) => type === "list").length;
    await pass(1);
    await answerLast({ type: "tables", tables: [] });
    assert.deepEqual([before, kinds().filter((type) => type === "list").length, lobby.root.hidden], [1, 2, false]);
});

// It asks every four seconds, but not behind another tab, and no more once the player sits at a table.
test("the lobby stays up to date while it is looked at", async () => {
    const here = await enter("");
    const lists = () => kinds().filter((type) => type === "list").length;
    const found = [];
    const note = async (length) => {
        await pass(length);
        if (sent.at(-1).type === "list") await answerLast({ type: "tables", tables: [found.length] });
        found.push(lists());
    };
    await answerLast({ type: "tables", tables: [] });
    await note(3999);
    await note(1);
    await note(4000);
    page.hidden = true;
    await note(4000);
    page.hidden = false;
    await note(4000);
    const hosting = here.host(choice);
    await answerLast(seated());
    await hosting;
    await tell(room("waiting"));
    await note(12000);
    assert.deepEqual([found, lobby.drawn.length, lobby.root.hidden], [[1, 2, 3, 3, 4, 4], 4, true]);
});

// Who looks at the address bar cannot take the seat; other words of the address stay.
test("a link with a token takes its seat and hides the token", async () => {
    await enter("?table=T1&lang=de&other=1", "#token=abc");
    const [, resume] = sent;
    assert.deepEqual(
        [
            resume.type,
            resume.table,
            resume.token,
            kept.get("t1")?.name,
            visited.map(([how, address]) => [how, after(address)]),
        ],
        ["resume", "t1", "abc", "Ada", [["replace", "?table=t1&lang=de"]]],
    );
});

// The room is shown, and the page is the player's.
test("a seat that was kept is taken again", async () => {
    await sitAt("waiting");
    await pass(5000);
    assert.deepEqual(
        [
            kinds(),
            sent[1].token,
            roomView.isShown,
            html()["data-own-seat"],
            html()["data-screen"],
            document.title,
            loading.hidden,
        ],
        [["hello", "resume"], "secret", true, "0", "room", "Ada’s table – Straights", true],
    );
});

// Whoever had it can still look on; a busy seat is asked for again later.
for (const [reason, asked, isKept] of /** @type {[string, string[], boolean][]} */ ([
    ["NoSuchTable", ["hello", "resume", "watch"], false],
    ["SeatIsTaken", ["hello", "resume"], true],
    ["ConnectionLost", ["hello", "resume"], true],
])) {
    test(`a seat is forgotten only where it is gone: ${reason}`, async () => {
        kept.keep("t1", "secret", "Ada");
        await enter("?table=t1");
        await refuse(reason);
        const first = kinds();
        await pass(2000);
        const again = reason === "SeatIsTaken" ? ["resume"] : [];
        assert.deepEqual([first, kept.get("t1") !== null, kinds()], [asked, isKept, [...asked, ...again]]);
    });
}

// It counts as long as who gave it has the seat; without it the table may still be open to all.
test("an invitation lets look on and is not needed", async () => {
    await enter("?table=t1", "#invitation=inv");
    const first = sent.at(-1).invitation;
    await refuse("NoSuchTable");
    const second = sent.at(-1);
    await answerLast(watching);
    await tell(room("playing"));
    assert.deepEqual(
        [first, second.type, second.invitation, presence.told, roomView.isShown, lobby.root.hidden],
        ["inv", "watch", null, [], true, true],
    );
});

// The reason is said once.
test("a table that is closed leads to the lobby with the reason", async () => {
    await enter("?table=t1");
    await refuse("NoSuchTable");
    await answerLast({ type: "tables", tables: [] });
    assert.deepEqual(
        [presence.told, lobby.root.hidden, html()["data-state"]],
        [["The server says NoSuchTable."], false, "lobby"],
    );
});

// The next connection looks on.
test("a lost connection is no closed table", async () => {
    await enter("?table=t1");
    await lose();
    await connect();
    assert.deepEqual([presence.told, kinds(), loading.hidden], [[], ["hello", "watch", "hello", "watch"], false]);
});

// The token is worth nothing any more, and the player reads why.
test("a seat that was given away is looked at instead", async () => {
    await sitAt("waiting");
    await lose();
    await connect();
    await refuse("NoSuchTable");
    const watch = sent.at(-1);
    await answerLast(watching);
    assert.deepEqual(
        [watch.type, watch.invitation, kept.get("t1"), presence.told],
        ["watch", null, null, ["The server says NoSuchTable."]],
    );
});

// The server says it before it closes the connection; then the player looks on.
test("who is removed from a table reads why", async () => {
    await sitAt("playing");
    await tell(refused("Kicked"));
    await lose();
    await connect();
    await refuse("NoSuchTable");
    await answerLast(watching);
    assert.deepEqual(presence.told, ["The server says Kicked."]);
});

// The problem is said, the field is marked, and nothing is sent.
test("nobody sits down without a name", async () => {
    const here = await lookAt("waiting");
    const before = sent.length;
    await here.sit(1, "");
    assert.deepEqual([roomView.problem, roomView.name.ariaInvalid, sent.length - before], ["Enter a name.", "true", 0]);
});

// A name with which nobody sat down is not kept, and the next attempt clears the reason.
test("who sits down is known by that name the next time", async () => {
    const here = await lookAt("waiting");
    const first = here.sit(1, "Cleo");
    await settled();
    const asked = sent.at(-1);
    await refuse("SeatIsTaken");
    await first;
    const told = [roomView.problem, preferences.get("ownName")];
    const second = here.sit(null, "Cleo");
    await settled();
    await answerLast(seated({ seat: 1 }));
    await second;
    const wish = [asked.type, asked.table, asked.seat, asked.name];
    assert.deepEqual(
        [wish, told, roomView.problem, preferences.get("ownName")],
        [["join", "t1", 1, "Cleo"], ["The server says SeatIsTaken.", "Ada"], "", "Cleo"],
    );
});

// A second request would be refused, since the player has a seat already.
test("a double click on sit here takes the seat once", async () => {
    const here = await lookAt("waiting");
    const joins = () => sent.filter(({ type }) => type === "join");
    const clicks = [here.sit(1, "Cleo"), here.sit(1, "Cleo")];
    await settled();
    const [first] = joins();
    await tell({ ...seated({ seat: 1 }), n: first.n });
    await Promise.all(clicks);
    void here.sit(1, "Cleo");
    await settled();
    assert.deepEqual([first.seat, joins().length, roomView.problem, session.seat], [1, 1, "", 1]);
});

// So that a reload and the button Back do what they always do; a refused one changes nothing.
test("a table that was opened has an address of its own", async () => {
    const here = await enter("?speed=fast");
    await answerLast({ type: "tables", tables: [] });
    const first = here.host(choice);
    await refuse("TooManyTables");
    const before = [(await first)?.reason, visited.length];
    const second = here.host(choice);
    const { type, is_private: isPrivate } = sent.at(-1);
    await answerLast(seated({ table: "t9" }));
    assert.deepEqual(
        [before, await second, type, isPrivate, visited.map(([how, address]) => [how, after(address)])],
        [["TooManyTables", 0], null, "host", false, [["push", "?table=t9&speed=fast"]]],
    );
});

// In a game the seat is kept, since one can come back. The page goes when the server has done it.
for (const [stage, isKept] of [["waiting", false], ["playing", true], ["over", false]]) {
    test(`who leaves gets up and goes to the lobby: ${stage}`, async () => {
        const here = await sitAt(stage);
        here.leave();
        const kind = sent.at(-1).type;
        await tell(room(stage));
        const before = gone.length;
        await leftAt(stage);
        await leftAt(stage);
        assert.deepEqual([kind, before, gone.map(after), kept.get("t1") !== null], ["leave", 0, [""], isKept]);
    });
}

// On a dead link nobody has; if only the answer was lost, the seat is gone after the next connection.
for (const hasArrived of [true, false]) {
    test(`a seat is kept until the server has heard that its player leaves: ${hasArrived}`, async () => {
        const here = await sitAt("waiting");
        here.leave();
        await pass(60000);
        const before = [gone.length, kept.get("t1") !== null];
        await lose();
        await connect();
        if (hasArrived) await refuse("NoSuchTable");
        else {
            await answerLast(seated());
            await leftAt("waiting");
        }
        assert.deepEqual(
            [before, kinds().slice(-1), gone.map(after), kept.get("t1"), presence.told],
            [[0, true], [hasArrived ? "resume" : "leave"], [""], null, []],
        );
    });
}

// Not before: the seat would stay taken by nobody. Nor is its token forgotten. A new connection does not know of it:
// the room of before is no answer.
test("who leaves without a connection gets up when it is back", async () => {
    const here = await sitAt("waiting");
    await lose();
    here.leave();
    await pass(60000);
    const found = [[gone.length, kept.get("t1") !== null]];
    for (let cuts = 0; cuts < 2; cuts += 1) {
        await connectAgain();
        found.push(sent.at(-1).type);
        await tell(room("waiting"));
        if (cuts === 0) await lose();
    }
    await leftAt("waiting");
    assert.deepEqual([found, gone.map(after), kept.get("t1")], [[[0, true], "leave", "leave"], [""], null]);
});

// Another device at this seat has used the first one, so it was taken for done.
test("a request to leave has a number that the server does not know yet", async () => {
    const here = await sitAt("playing");
    here.leave();
    const first = sent.at(-1).n;
    await lose();
    await connect();
    await answerLast(seated({ last_n: first + 5 }));
    const { type, n } = sent.at(-1);
    assert.deepEqual([type, n > first + 5], ["leave", true]);
});

// The server has forgotten who is ready when the connection was lost.
test("who is ready and leaves does not begin a game", async () => {
    const here = await sitAt("waiting");
    here.setReady(true);
    await lose();
    here.leave();
    await connectAgain();
    assert.deepEqual(kinds().slice(-2), ["resume", "leave"]);
});

// It understands no request.
test("who leaves a server of another version goes at once", async () => {
    const here = await sitAt("waiting");
    await lose();
    await tell({ ...hello, v: 99 });
    here.leave();
    assert.deepEqual(gone.map(after), [""]);
});

// After too many changes of the seat the player is absent, and finds the seat again.
test("who may not leave properly goes all the same", async () => {
    const here = await sitAt("playing");
    here.leave();
    await refuse("NotNow");
    assert.deepEqual([gone.map(after), kept.get("t1") !== null], [[""], true]);
});

// The table has no room for another game.
test("who is ready at a full table is told to open another one", async () => {
    const here = await sitAt("over");
    here.setReady(true);
    await refuse("TableIsFull");
    assert.deepEqual(presence.told, ["The server says TableIsFull."]);
});

// And says nothing, with or without a connection.
test("who looks on goes at once", async () => {
    const here = await lookAt("waiting");
    const asked = sent.length;
    here.leave();
    await lose();
    here.leave();
    assert.deepEqual([gone.length, sent.length - asked], [2, 0]);
});

// Also while the connection is lost: the player still has the seat.
for (const who of [sitAt, lookAt]) {
    test(`a player is asked before leaving: ${who.name}`, async () => {
        const here = await who("waiting");
        const leave = () => void TableShell.prototype.leave.call({ page: { session, visit: here } });
        leave();
        await settled();
        const connected = dialogs.length;
        dialogs.at(-1)?.close();
        await lose();
        leave();
        await settled();
        assert.deepEqual([connected > 0, dialogs.length > 0], [who === sitAt, who === sitAt]);
    });
}

// Who sits there sees the game from its first card to its result; who looks on asks for it.
for (const [who, stage, hasGame, isRoom] of /** @type {[typeof sitAt, string, boolean, boolean][]} */ ([
    [sitAt, "waiting", false, true],
    [sitAt, "waiting", true, true],
    [sitAt, "playing", true, false],
    [sitAt, "over", true, false],
    [sitAt, "over", false, true],
    [lookAt, "waiting", false, true],
    [lookAt, "playing", true, true],
])) {
    test(`what is shown of a table: ${who.name} ${stage} ${hasGame}`, async () => {
        if (hasGame) client.state = game();
        await who(stage);
        assert.deepEqual([roomView.isShown, html()["data-screen"]], [isRoom, isRoom ? "room" : "table"]);
    });
}

// In the lobby, at a table, and each time the player goes from the room to the game.
test("toolbar and menu are told what can be done now", async () => {
    const here = await enter("");
    await answerLast({ type: "tables", tables: [] });
    const found = [changes];
    const note = () => {
        found.push(changes > 0);
        changes = 0;
    };
    note();
    const hosting = here.host(choice);
    await answerLast(seated());
    await hosting;
    changes = 0;
    await tell(room("over"));
    note();
    client.tell("table", game());
    note();
    here.toggleRoom();
    note();
    assert.deepEqual(found, [1, true, true, true, true]);
});

// Without a game there is only the room.
test("who looks on can look at the game and at the room", async () => {
    const here = await lookAt("playing");
    const shown = [];
    here.look();
    shown.push(roomView.isShown);
    client.tell("table", game());
    shown.push(roomView.isShown, table.layout.inert);
    await tell(room("over"));
    here.look();
    shown.push(roomView.isShown);
    table.observation = {};
    here.toggleRoom();
    shown.push(roomView.isShown);
    here.toggleRoom();
    shown.push(roomView.isShown, table.layout.inert, html()["data-state"]);
    assert.deepEqual(shown, [true, false, true, false, true, false, false, "waiting"]);
});

// The room shows who else wants it; the game takes its place again when it begins.
test("another game is wished for at the result", async () => {
    await sitAt("playing");
    client.tell("table", game({ winners: [1] }));
    await tell(room("over"));
    const before = [roomView.isShown, html()["data-state"] ?? ""];
    table.result.dispatchEvent(new Event("again"));
    const { type, is_ready } = sent.at(-1);
    const shown = roomView.isShown;
    await tell(room("over"));
    const still = roomView.isShown;
    await tell(room("playing"));
    client.tell("table", game());
    assert.deepEqual(
        [before, type, is_ready, shown, still, roomView.isShown, session.isReady],
        [[false, ""], "ready_to_play", true, true, true, false, false],
    );
});

// Who looks on has to sit down first.
test("only who has a seat is asked to play again", async () => {
    const here = await lookAt("over");
    const before = table.result.mayPlayAgain;
    const sitting = here.sit(1, "Cleo");
    await settled();
    await answerLast(seated({ seat: 1 }));
    await sitting;
    assert.deepEqual([before, table.result.mayPlayAgain], [false, true]);
});

// Its state is that of a game that has ended.
test("the result is found again behind the room", async () => {
    const here = await sitAt("over");
    client.tell("table", game({ winners: [1] }));
    here.toggleRoom();
    const shown = [roomView.isShown, html()["data-state"]];
    here.toggleRoom();
    assert.deepEqual([shown, roomView.isShown, html()["data-state"]], [[true, "room"], false, "game-end"]);
});

// With who is away for how long, and whether the player is ready as the server knows it.
test("the room is drawn from the place of the player", async () => {
    const places = [person("Ada", { is_ready: true }), person("Ben"), computer, computer];
    await sitAt("waiting", { places });
    const { seat, isHost, isReady, away, hasGame, isLooking } = roomView.drawn;
    await tell(room("waiting", { host: 1 }));
    const later = [roomView.drawn.isHost, roomView.drawn.isReady];
    roomView.drawn = null;
    presence.dispatchEvent(new Event("tick"));
    assert.deepEqual(
        [[seat, isHost, isReady, away, hasGame, isLooking], later, roomView.drawn !== null],
        [[0, true, true, [null, 7, null, null], false, false], [false, false], true],
    );
});

// It comes again with the seat.
test("a room of before is not shown while the seat is lost", async () => {
    const here = await sitAt("waiting");
    await lose();
    roomView.drawn = null;
    here.update();
    const lost = roomView.drawn;
    await connectAgain();
    await tell(room("waiting"));
    assert.deepEqual([lost, roomView.drawn !== null], [null, true]);
});

// A level that the server does not know is none; a name that was typed is not overwritten.
for (const [opponents, level] of [["expert,highest,highest", "expert"], ["gone", "highest"]]) {
    test(`names and levels are those of before: ${opponents}`, async () => {
        preferences.values.opponents = opponents;
        await enter("?table=t1");
        const first = [roomView.levels, roomView.name.maxLength, roomView.name.value];
        roomView.name.value = "Cleo";
        await answerLast(watching);
        assert.deepEqual([first, roomView.name.value], [[[["expert", "highest"], level], 24, "Ada"], "Cleo"]);
    });
}

// What is said instead stands above the table.
test("another version of the server does not load for ever", async () => {
    visit();
    link.dispatchEvent(new Event("opened"));
    await tell({ ...hello, v: hello.v + 1 });
    assert.deepEqual([loading.hidden, link.isStopped, kinds()], [true, true, ["hello"]]);
});
