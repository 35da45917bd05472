// The menu's games: files, links and the seal of a deal.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page, pass, setGlobal } from "../../../support/web/dom.mjs";
import { GameMenu } from "../../../../straights_web/controller/menus/game_menu.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { readLink } from "../../../../straights_web/model/link.js";

let blobs, saved, shown, asked, copied, state, client, menu;
const answers = { save: { text: "a game" } };
const ask = async ({ type }) => {
    asked.push(type);
    return answers[type];
};
const writeText = async (text) => void copied.push(text);
/** @type {any} */
const notices = { show: (text, more) => shown.push([text, more?.stays ?? false]) };
/** @type {any} */
const unused = {};
const texts = () => Promise.all(blobs.map((blob) => blob?.text() ?? null));

beforeEach(() => {
    [blobs, saved, shown, asked, copied] = [[], [], [], [], []];
    URL.createObjectURL = (blob) => "blob:" + blobs.push(blob);
    URL.revokeObjectURL = (address) => blobs.splice(Number(address.slice("blob:".length)) - 1, 1, null);
    const make = page.createElement;
    page.createElement = (kind) => {
        const made = make(kind);
        if (kind === "a") made.addEventListener("click", () => saved.push([made.download, made.href]));
        return made;
    };
    setGlobal("matchMedia", () => ({ matches: false }));
    setGlobal("navigator", { clipboard: { writeText } });
    location.href = "https://play.example/straights/";
    state = {
        seed: 44,
        seal: null,
        salt: "",
        players: [null, "expert", "highest", "random"],
        score_limit: 50,
        reseed_each_round: false,
    };
    client = { state, hello: null, ask };
    menu = new GameMenu({ ...unused, client, notices }, unused);
});

// The browser saves it; what it needs for that is given back after a minute.
test("a saved game is a file of the table", async () => {
    await menu.save();
    assert.deepEqual([asked, await texts(), saved], [["save"], ["a game"], [["game.straights", "blob:1"]]]);
    assert.deepEqual(shown, [["Saved as game.straights.", false]]);
    assert.equal(blobs[0].type, "application/x-straights;charset=utf-8");
    await pass(60000);
    assert.deepEqual(blobs, [null]);
});

// As another page reads it.
test("a link leads to the deal with its players and its length", async () => {
    const strategies = ["expert", "highest", "random"].map((name) => ({ name }));
    /** @type {any} */
    const hello = { strategies, seed_range: [0, 100], highest_score_limit: 500 };
    await menu.share();
    assert.deepEqual(
        [readLink(new URL(copied[0]), hello), shown],
        [
            { seed: 44, seats: [null, "expert", "highest", "random"], limit: 50, reseed: false },
            [["Link copied. It leads to these cards.", false]],
        ],
    );
});

// Its seed would tell all cards.
test("a sealed deal is not shared before the game is over", async () => {
    Object.assign(state, { seed: null, seal: "abc" });
    await menu.share();
    client.state = null;
    await menu.share();
    assert.deepEqual(
        [copied, shown],
        [[], [["The cards are sealed: you can share the link when the game is over.", false]]],
    );
});

// Until the player has read it.
for (const [size, problem, texts, said] of /** @type {[number, string, string[], any[]][]} */ ([
    [10, "", ["text"], []],
    [10, "damaged", ["text"], [["Couldn’t open my.straights: damaged.", true]]],
    [4_000_001, "", [], [["Couldn’t open my.straights: it is too large for a saved game.", true]]],
])) {
    test(`a dropped file is opened or its problem is said: ${size} ${problem}`, async () => {
        const opened = [];
        /** @type {any} */
        const games = { openText: async (text) => (opened.push(text), problem) };
        /** @type {any} */
        const file = { name: "my.straights", size, arrayBuffer: async () => new TextEncoder().encode("text").buffer };
        await new GameMenu({ ...unused, client, games, notices }, unused).openFile(file);
        assert.deepEqual([opened, shown], [texts, said]);
    });
}

// Else what the table shows would be taken for the game to come back to.
test("a lesson takes the place of a moment, of a puzzle and of a replay, whatever name is kept", async () => {
    const done = [];
    const open = async (game, own) => {
        done.push([game, own]);
        if (own === "") throw new Refusal("BadMessage", "");
    };
    const shell = {
        ...unused,
        client,
        notices,
        games: { usual: () => ({ names: [""] }) },
        lessons: { get: async () => ({ open }) },
        closeMoments: () => done.push("moments"),
        replay: { close: () => done.push("replay") },
    };
    await new GameMenu(shell, unused).learn();
    assert.deepEqual(done, ["moments", "replay", ["straights", ""], ["straights", "Player"]]);
});
