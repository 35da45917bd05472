// Cards that are played before the engine has the game that the table shows.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { client, eventsMessage, motion, move, mustDiscard, offer, player, state, table, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { CardInput } from "../../../../straights_web/controller/play/card_input.js";
import { EarlyPlay } from "../../../../straights_web/controller/play/early_play.js";
import { PlayController } from "../../../../straights_web/controller/play/play_controller.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

const HAND = ["7S", "8S", "KD"];
const TURN = { turn: 0, hand: HAND, offers: [offer("7S")] };
const MUST_DISCARD = { ...TURN, offers: [mustDiscard(...HAND)] };
const MOVED = move(0, "row.S", ["7S"]);

let cards;

/** The page shows a table before the engine has one. */
const shows = (more) => {
    const shown = state("kept", more);
    table.draw(shown.table);
    cards.early = new EarlyPlay(shown, player, cards);
};
/** The engine has the same game. */
const wakes = (more) => tell({ ...tableMessage(1), ...state("kept", more) });
const cardsAt = (place) => table.shown.piles.find((each) => each.place === place).cards;
const held = () => cardsAt("hand.0").join(" ");

beforeEach(() => {
    /** @type {any} */
    const parts = { client, table, player, motion, announcements: { add() {}, flush() {}, say() {} } };
    parts.cards = cards = new CardInput(parts);
    table.redraw = () => table.drawn.push("redrawn");
    motion.pauseFactor = motion.factor = 0;
    new PlayController(parts);
});

test("a card that may be played leaves the hand at once, and stays where it is until its event", async () => {
    shows(TURN);
    await cards.activate("7S");
    const { movements, seats, turn } = table.shown;
    const seen = [held(), cardsAt("row.S"), movements, seats[0].last, turn, [...client.asked]];
    await wakes(TURN);
    const states = [held(), document.documentElement.dataset["state"]];
    await tell(eventsMessage(2, [MOVED]));
    assert.deepEqual(seen, ["8S KD", ["7S"], MOVED.movements, "7S", 0, []]);
    assert.deepEqual([client.asked, states[0], player.isAhead], [[{ cards: "7S" }], "8S KD", false]);
    assert.notEqual(states[1], "turn");
});

test("a discard leaves the hand at once", async () => {
    shows(MUST_DISCARD);
    await cards.activate("KD");
    const put = cardsAt("discards.0");
    await wakes(MUST_DISCARD);
    assert.deepEqual([put, held(), client.asked], [["KD"], "7S 8S", [{ cards: "KD" }]]);
    assert.notEqual(table.shown.seats[0].last, "KD"); // the card lies face down
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
    await tell(eventsMessage(2, [MOVED], TURN));
    await settled();
    assert.deepEqual([first.length, client.asked.map(({ cards }) => cards)], [1, ["7S", "8S"]]);
});
