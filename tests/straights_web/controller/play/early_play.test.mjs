// Cards that are played before the engine has the game that the table shows.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { PLAYED, client, eventsMessage, motion, player, state, table, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { CardInput } from "../../../../straights_web/controller/play/card_input.js";
import { EarlyPlay } from "../../../../straights_web/controller/play/early_play.js";
import { PlayController } from "../../../../straights_web/controller/play/play_controller.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

const TURN = { turn: 0, hand: ["7S", "8S", "KD"], legal_plays: ["7S"] };
const MUST_DISCARD = { ...TURN, legal_plays: [], must_discard: true };

let cards;

/** The page shows a table before the engine has one. */
const shows = (more) => {
    const shown = state("kept", more);
    table.draw(shown.observation);
    cards.early = new EarlyPlay(shown, player, cards);
};
/** The engine has the same game. */
const wakes = (more) => tell({ ...tableMessage(1), ...state("kept", more) });
const held = () => table.observation.hand.join(" ");

beforeEach(() => {
    const announcements = { add() {}, flush() {}, say() {} };
    cards = new CardInput(client, table, player);
    table.redraw = () => table.drawn.push("redrawn");
    motion.pauseFactor = motion.factor = 0;
    new PlayController(client, table, player, motion, cards, /** @type {any} */ (announcements));
});

test("a card that may be played leaves the hand at once, and stays where it is until its event", async () => {
    shows(TURN);
    await cards.activate("7S");
    const { hand, table: board, moves, seats, turn } = table.observation;
    const seen = [hand, board[3], moves, seats[0].cards_left, turn, [...client.asked]];
    await wakes(TURN);
    const states = [held(), document.documentElement.dataset["state"]];
    await tell(eventsMessage(2, [{ ...PLAYED, seat: 0 }]));
    assert.deepEqual(seen, [["8S", "KD"], ["7S"], [{ seat: 0, card: "7S" }], 12, 0, []]);
    assert.deepEqual([client.asked, states[0], player.isAhead], [[{ type: "play", card: "7S" }], "8S KD", false]);
    assert.notEqual(states[1], "turn");
});

test("a discard leaves the hand at once", async () => {
    shows(MUST_DISCARD);
    await cards.activate("KD");
    const { discards, seats, moves } = table.observation;
    await wakes(MUST_DISCARD);
    assert.deepEqual(
        [discards, seats[0].discard_count, moves, held(), client.asked],
        [["KD"], 1, [{ seat: 0, card: null }], "7S 8S", [{ type: "discard", card: "KD" }]],
    );
});

test("a card returns if the engine has another game, and nothing is submitted", async () => {
    shows(TURN);
    await cards.activate("7S");
    await cards.activate("8S");
    await wakes({ ...TURN, round: 2 });
    assert.deepEqual([held(), client.asked, table.hand.queued, player.isAhead], ["7S 8S KD", [], null, false]);
});

test("a card that the engine refuses returns, with the reason, and the queued one is forgotten", async () => {
    shows(TURN);
    await cards.activate("7S");
    await cards.activate("8S");
    client.submit = () => Promise.reject(new Refusal("closed", "", [{ context: "", template: "Not now.", values: {} }]));
    await wakes(TURN);
    const found = [held(), table.warnings.at(-1), table.hand.queued, player.isAhead];
    assert.deepEqual(found, ["7S 8S KD", "Not now.", null, false]);
    assert.equal(document.documentElement.dataset["state"], "turn");
});

test("a second card is queued for the next turn", async () => {
    shows(TURN);
    await cards.activate("7S");
    await cards.activate("8S");
    await wakes(TURN);
    const first = [...client.asked];
    await tell(eventsMessage(2, [{ ...PLAYED, seat: 0 }], TURN));
    await settled();
    assert.deepEqual([first.length, client.asked.map(({ card }) => card)], [1, ["7S", "8S"]]);
});
