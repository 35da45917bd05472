// The replay stands beside the game, never in its way.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, dialogs, settled } from "../../../support/web/dom.mjs";
import {
    ENDED,
    PLAYED,
    STARTED,
    client,
    eventsMessage,
    motion,
    player,
    table,
    tableMessage,
    tell,
} from "../../../support/web/game_page.mjs";
import { usePhrases } from "../../../../straights_web/model/table_messages.js";
import { Replay } from "../../../../straights_web/controller/panels/replay.js";

let replay, focused, asked, shown;
const open = () => {
    replay.bar = { root: { remove() {}, contains: () => true }, showPlaying() {}, show() {} };
    replay.opener = { focus: () => focused.push("opener") };
    player.suspend();
};
/** What the table tells of a moment. */
const moment = (at, more = {}) => ({ table: { viewer: 0, round: 1, turn: 0, seats: [], piles: [] }, events: [], at, ...more });
const answerMoments = (more) => {
    client.ask = async ({ at, open }) => {
        asked.push([at, open]);
        return moment(at, more);
    };
};
/** The result is shown while the table has dealt the next round. */
const finishRound = async () => {
    await tell(eventsMessage(2, [PLAYED, ENDED, STARTED]));
    motion.finish();
    await settled();
    answerMoments({ count: 60, rounds: [0, 52], hands: [] });
};
const makeBar = () => ({
    root: { remove() {}, contains: () => false },
    slider: { focus() {} },
    showPlaying() {},
    show: ({ at, count }, told) => shown.push([at, count, ...(told ? [told] : [])]),
});

beforeEach(async () => {
    [focused, asked, shown] = [[], [], []];
    const panels = { childElementCount: 0, append() {} };
    replay = new Replay(/** @type {any} */ ({ client, player, panels }));
    await tell(tableMessage(1));
    open();
});

/** Close the replay that is open, and have others draw a bar that the test sees. */
const closeReplay = async () => {
    replay.close();
    await settled();
    replay.makeBar = makeBar;
};

// The game that was begun is shown and played.
test("another game closes the replay", async () => {
    await tell(tableMessage(2));
    assert.deepEqual(
        [replay.isOpen, player.isSuspended, player.shown.seq, table.shown.name],
        [false, false, 2, "t2"],
    );
});

// Who has moved, and the card, stand in its way.
test("each step says what was done", async () => {
    const text = { context: "log", template: "{name} plays {card}." };
    usePhrases({ event_texts: [{ log: [text] }] });
    await closeReplay();
    const seats = ["Anna", "Ben"].map((name, mark) => ({ name, mark }));
    const piles = [{ place: "row.S", form: "row", cards: "7S" }, { place: "hand.1", form: "fan", seat: 1, cards: 12 }];
    const event = { ways: [["hand.1", "row.S", "7S"]], told: [[0]] };
    answerMoments({ count: 9, table: { viewer: 0, round: 1, turn: 0, seats, piles }, event });
    await replay.open();
    assert.deepEqual(shown, [[null, 9, "Ben plays 7♠."]]);
});

// The game that pauses would get the answer.
test("a moment has no buttons to act, and the title is that of the moment", async () => {
    let titles = 0;
    player.addEventListener("suspended", () => (titles += 1));
    await closeReplay();
    const offers = [{ key: "play", cards: "7S" }, { key: "pass", button: [["Pass"]] }];
    answerMoments({ count: 9, table: { viewer: 0, round: 1, turn: 0, seats: [], piles: [], offers } });
    await replay.open();
    assert.deepEqual([table.shown.offers.map(({ key }) => key), titles], [["play"], 2]);
});

// The replay was closed, and opened again, meanwhile.
test("a moment that comes late is not drawn", async () => {
    let arrive;
    client.ask = () => new Promise((resolve) => (arrive = resolve));
    const drawn = replay.goTo(3);
    replay.close();
    await settled();
    open();
    const before = table.drawn.length;
    arrive(moment(3, { count: 9 }));
    await drawn;
    assert.equal(table.drawn.length, before);
});

// The table has dealt the next round already, but nobody has seen it: it stays closed, and counts. From a moment
// there the replay takes the table before the result is drawn again.
for (const isMoment of [false, true]) {
    test(`at a result the replay ends with the finished round: ${isMoment}`, async () => {
        await closeReplay();
        await finishRound();
        const isResult = player.showsResult;
        if (isMoment) {
            player.suspend();
            player.unsuspend();
        }
        await replay.open();
        assert.deepEqual([isResult, asked, shown], [true, [[0, false], [51, true]], [[51, 51]]]);
    });
}

// The first press waits for the end of the round; no second bar stays when the replay is closed.
test("the key pressed twice at a result opens one replay", async () => {
    await closeReplay();
    await finishRound();
    const bars = new Set();
    replay.region.append = (bar) => bars.add(bar);
    replay.makeBar = () => {
        const root = { remove: () => bars.delete(root), contains: () => false };
        return { ...makeBar(), root };
    };
    await Promise.all([replay.open(), replay.open()]);
    const opened = bars.size;
    replay.close();
    await settled();
    const closed = bars.size;
    await replay.open();
    assert.deepEqual([opened, closed, bars.size], [1, 0, 1]);
});

test("all hands are shown at once where nothing counts, and after a question in each game", async () => {
    await closeReplay();
    const questions = [];
    replay.makeBar = ({ openHands }) => ({ ...makeBar(), openHands });
    for (const [counts, game] of [[true, undefined], [true, "draw"], [false, "draw"], [false, undefined]]) {
        Object.assign(client, { counts, state: { ...client.state, game } });
        answerMoments({ count: 9 });
        await replay.open();
        replay.bar.openHands();
        await settled();
        questions.push(dialogs.length);
        if (dialogs.length > 0) button("Show all hands").click();
        await settled();
        assert.equal(asked.pop()[1], true);
        replay.close();
    }
    assert.deepEqual(questions, [1, 1, 0, 0]);
});
