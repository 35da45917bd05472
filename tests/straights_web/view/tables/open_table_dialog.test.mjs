// What a new table at a server is offered with.
import assert from "node:assert/strict";
import { test } from "node:test";

import { textOf } from "../../../support/web/dom.mjs";
import { OpenTableDialog } from "../../../../straights_web/view/tables/open_table_dialog.js";

test("a time is in minutes where these are whole, as in the window", () => {
    /** @type {any} */
    const hello = { turn_range: [15, 300], longest_time_bank: 120 };
    const { turn, bank } = new OpenTableDialog("Ada", hello, []);
    assert.deepEqual([...turn.children].map(textOf), ["No limit", "15 second(s)", "30 second(s)", "1 minute(s)", "2 minute(s)", "5 minute(s)"]);
    assert.deepEqual([...bank.children].map(textOf), ["None", "1 minute(s)", "2 minute(s)"]);
});

test("another game has numbers of players and lengths of its own", () => {
    const said = (/** @type {string} */ template) => ({ context: "", template });
    const games = [{ game: "sevens", preset: "fan_tan", title: said("Fan Tan"), line: said(""), seats: [3, 4], proposed: 4, lengths: [said("short"), said("long")], levels: {} }];
    const dialog = new OpenTableDialog("Ada", /** @type {any} */ ({ turn_range: [15, 300] }), games);
    const shown = () => [dialog.ofStraights, ...dialog.ofOthers].map(({ hidden }) => !hidden);
    const found = [shown()];
    dialog.game.value = "1";
    dialog.game.dispatchEvent(new Event("change"));
    found.push(shown());
    assert.deepEqual([dialog.game, dialog.players, dialog.otherLength].map(({ children }) => [...children].map(textOf)), [["Straights", "Fan Tan"], ["3", "4"], ["Short", "Long"]]);
    assert.deepEqual(found, [[true, false, false], [false, true, true]]);
    const offered = (/** @type {string} */ text) => {
        const [name, preset, seats, length] = text.split(" ");
        const kept = JSON.stringify({ game: { name, preset, seats: Number(seats), length: Number(length) } });
        const { game, players, otherLength } = new OpenTableDialog("Ada", /** @type {any} */ ({ turn_range: [15, 300] }), games, kept);
        const chosen = [players, otherLength].flatMap(({ children }) => [...children].filter(({ attributes }) => "selected" in attributes));
        return [game.value, ...chosen.map(textOf)];
    };
    assert.deepEqual(offered("sevens fan_tan 3 1"), ["1", "3", "Long"]);
    assert.deepEqual(offered("sevens fan_tan 8 9"), ["1", "4", "Short"]);
    assert.deepEqual(offered("sevens forgotten 3 1"), ["0"]);
});

test("what was chosen for the last table is offered again, where that is possible", () => {
    const said = (/** @type {string} */ template) => ({ context: "", template });
    /** @type {any} */
    const hello = { turn_range: [15, 120], longest_time_bank: 120, public_turn_limit: 60, score_limit: 80, lengths: [50, 80].map((score_limit) => ({ score_limit, text: said(`to ${score_limit}`) })) };
    const offered = (/** @type {string} */ kept) => {
        const dialog = new OpenTableDialog("Ada", hello, [], kept);
        const chosen = [dialog.length, dialog.turn, dialog.bank].flatMap(({ children }) => [...children].filter(({ attributes }) => "selected" in attributes));
        return [...chosen.map(textOf), dialog.isPrivate];
    };
    const [usual, last] = [["To 80", "1 minute(s)", "None", false], ["To 50", "15 second(s)", "2 minute(s)", true]];
    assert.deepEqual(["", "{", "null"].map(offered), [usual, usual, usual]);
    assert.deepEqual(offered('{"score_limit":50,"turn_limit":15,"time_bank":120,"is_private":true}'), last);
    assert.deepEqual(offered('{"score_limit":50,"turn_limit":null,"is_private":false}'), ["To 50", "No limit", "None", false]);
    assert.deepEqual(offered('{"turn_limit":300}'), ["To 80", "None", false]);
});
