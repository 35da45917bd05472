// A moment shows the table as it stood, asks, tells, and gives the table back to the game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { element, page, settled } from "../../../support/web/dom.mjs";
import { player, table, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { Moments } from "../../../../straights_web/controller/review/moments.js";

let answered, bars, cards, advised, panels, played, said, moments;
class Bar {
    first = { focus() {} };
    root = { remove: () => bars.pop() };
    constructor(_decision, actions) {
        this.actions = actions;
        bars.push(this);
    }
    tell(texts) {
        answered.push(texts[0]);
    }
    retranslate() {
        answered.push("question");
    }
}
const sentence = (template) => ({ context: "", template });
const ADVICE = { ...sentence("Play {card}."), values: { card: { card: "6H" } } };
const REASON = sentence("You can expect few points.");
const COST = { ...sentence("{card} costs you about 4 points."), values: { card: { card: "9C" } } };
/** @type {any} */
const decision = {
    action: 7,
    move: 8,
    played: "9C",
    kind: "mistake",
    price: 4,
    place: sentence("Round 1, move 8"),
    table: { viewer: 0, round: 4, turn: 0, seats: [], piles: [], offers: [{ key: "play", cards: "6H 9C" }] },
    answers: {
        "": [[sentence("In the game: 9♣.")], [ADVICE], [REASON]],
        "9C": [[COST, sentence("Really.")], [ADVICE], [REASON]],
    },
    advised: { "": ADVICE, "9C": sentence("It costs about 4.") },
    best: "6H",
    best_texts: [sentence("The best choice.")],
    advice: ADVICE,
    spoken: [ADVICE, REASON, sentence("It may open more."), COST],
    costs: [{ card: "9C", cost: 4, near_tie: false, text: COST, mark: sentence("costs 4"), short_mark: sentence("4") }],
};

beforeEach(async () => {
    [answered, bars, advised, played, said] = [[], [], [], [], []];
    [cards, panels] = [{ instead: null }, { append() {}, querySelector: () => null }];
    table.bottom = 0;
    table.advise = (text, marks, best) => advised.push([text.children[0], marks.map(({ card, text }) => `${card} ${text}`), best]);
    /** @type {any} */
    const parts = [{ table, player, cards, panels, announcements: { say: (text) => said.push(text), clear: () => said.push("") } }, (at) => played.push(at), Bar];
    moments = Reflect.construct(Moments, parts);
    await tell(tableMessage(1));
    moments.open(decision);
});

// Nothing is told until the player has chosen, or asks; back at the game, all is as before.
test("the table stands as it did and the game rests", async () => {
    const shown = [table.shown.round, player.isSuspended, bars.length, answered.length];
    bars[0].actions.tell();
    bars[0].actions.close();
    await settled();
    assert.deepEqual(
        [shown, answered, table.shown.name, player.isSuspended, bars.length, cards.instead],
        [[4, true, 1, 0], ["In the game: 9♣."], "t1", false, 0, null],
    );
});

// A card that may not be used is refused with the reason; another is told with its price, also in words, and marked.
test("the player tries again", () => {
    cards.instead({ cards: "KD" });
    const before = answered.length;
    cards.instead({ cards: "9C" });
    assert.deepEqual(
        [table.warnings, before, answered, said.at(-1), advised],
        [
            ["This card doesn’t fit. Choose one of the raised cards."],
            0,
            ["9♣ costs you about 4 points. Really."],
            "The nine of clubs costs you about 4 points. Really. Play the six of hearts. You can expect few points. It may open more.",
            [["It costs about 4.", ["6H ✓", "9C costs 4"], "6H"]],
        ],
    );
});

// Another round was reviewed meanwhile, and the panel built again.
test("the focus goes back to the choice that was opened", async () => {
    const focused = [];
    moments.close();
    await settled();
    const opener = Object.assign(element(), {
        isConnected: false,
        className: "review-mark",
        getAttribute: () => "7",
        focus: () => focused.push("old"),
    });
    panels.querySelector = (selector) =>
        selector === '.review-mark[data-at="7"]' ? { focus: () => focused.push("new") } : null;
    page.activeElement = opener;
    moments.open(decision);
    moments.close();
    assert.deepEqual(focused, ["new"]);
});

// It is shown and played, from its own seat.
test("another game ends the moment", async () => {
    bars[0].actions.playOn();
    await tell(tableMessage(2));
    assert.deepEqual(
        [played, table.shown.name, player.isSuspended, bars.length, moments.shown, cards.instead],
        [[7], "t2", false, 0, null, null],
    );
});
