// The review asks the table for one choice after another, and only while it is wanted and nobody waits.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Refusal } from "../../../straights_web/model/game_client.js";
import { GameReview } from "../../../straights_web/model/review.js";

let asked, client, review, whenFree;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const show = async (what) => {
    review.show(what);
    await settled();
};
const shown = () => review.state.rounds.map(({ number, decisions }) => [number, decisions.length]);

beforeEach(() => {
    [asked, whenFree] = [[], async () => {}];
    client = {
        async ask({ seat, round, step, others }) {
            asked.push([seat, round, step]);
            if (step < 2) return { type: "review", decision: { move: step + 1 }, summary: null, total: null };
            return { type: "review", decision: null, summary: [round], total: [...others, round] };
        },
    };
    review = new GameReview(client, () => whenFree());
});

// The chosen one alone; the others when all are wanted, and none twice.
test("a round is asked for step by step", async () => {
    await show({ isWanted: true, count: 2, chosen: 2, seat: 1 });
    const first = [asked.splice(0), shown()];
    await show({ chosen: 0 });
    assert.deepEqual(
        [first, [asked, shown()]],
        [[[[1, 2, 0], [1, 2, 1], [1, 2, 2]], [[2, 2]]], [[[1, 1, 0], [1, 1, 1], [1, 1, 2]], [[1, 2], [2, 2]]]],
    );
});

// One round, or all of the seat; none before the first is complete, or of another seat.
test("the shown rounds are summed up", async () => {
    const before = review.state.summary;
    await show({ isWanted: true, count: 3, chosen: 2 });
    const one = review.state.summary;
    await show({ chosen: 0 });
    const all = review.state.summary;
    await show({ isWanted: false, seat: 1 });
    assert.deepEqual([before, one, all.toSorted(), review.state.summary], [null, [2], [1, 2, 3], null]);
});

// Nor when the review is wanted no more by then; what is known stays, and the rest follows later.
test("nothing is asked while somebody waits for the table", async () => {
    let free;
    whenFree = () => new Promise((resolve) => (free = resolve));
    await show({ isWanted: true, count: 1, chosen: 1 });
    const before = asked.length;
    free();
    await settled();
    const one = asked.length;
    review.show({ isWanted: false });
    free();
    await settled();
    const closed = asked.length;
    whenFree = async () => {};
    await show({ isWanted: true });
    assert.deepEqual([before, one, closed, asked, shown()], [0, 1, 1, [[0, 1, 0], [0, 1, 1], [0, 1, 2]], [[1, 2]]]);
});

// The answer comes when the game is another already.
test("what was asked about another game is dropped", async () => {
    const { ask } = client;
    let arrive;
    client.ask = (request) => new Promise((resolve) => (arrive = () => resolve(ask(request))));
    await show({ isWanted: true, count: 1, chosen: 1 });
    review.forget();
    client.ask = ask;
    arrive();
    await settled();
    assert.deepEqual(asked, [[0, 1, 0], [0, 1, 0], [0, 1, 1], [0, 1, 2]]);
});

// Neither after the next move; it is tried once the review is opened again.
test("a refusal is told and not repeated", async () => {
    const { ask } = client;
    let refused = 0;
    client.ask = async () => {
        refused += 1;
        throw new Refusal("ReviewFailed", "out of memory");
    };
    await show({ isWanted: true, count: 1, chosen: 1 });
    await show({ isWanted: true, count: 1, chosen: 1 });
    const failure = review.state.failure;
    client.ask = ask;
    review.show({ isWanted: false });
    await show({ isWanted: true });
    assert.deepEqual([refused, failure, review.state.failure, shown()], [1, "ReviewFailed", "", [[1, 2]]]);
});
