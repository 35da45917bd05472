"""The review asks the table for one choice after another, and only while it is wanted and nobody waits."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

REVIEW = """
import { GameReview, momentsOf } from "./model/review.js";
import { Refusal } from "./model/game_client.js";
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const LUCK = { price: 3, price_sd: 1, par: 2, par_error: 0.5, result: -1, unlucky: false };
const asked = [];
const client = {
    async ask({ seat, round, step }) {
        asked.push([seat, round, step]);
        const decision = step < 2 ? { move: step + 1 } : null;
        return { type: "review", decision, luck: decision === null ? LUCK : null };
    },
};
let whenFree = async () => {};
const review = new GameReview(client, () => whenFree());
const shown = () => review.state.rounds.map(({ number, decisions }) => [number, decisions.length]);
"""


def test_a_round_is_asked_for_step_by_step() -> None:
    """The chosen one alone; the others when all are wanted, and none twice."""
    script = """
    review.show({ isWanted: true, count: 2, chosen: 2, seat: 1 }); await settled();
    const first = [asked.splice(0), shown()];
    review.show({ chosen: 0 }); await settled();
    answer([first, [asked, shown()]]);
    """
    assert [
        [[[1, 2, 0], [1, 2, 1], [1, 2, 2]], [[2, 2]]],
        [[[1, 1, 0], [1, 1, 1], [1, 1, 2]], [[1, 2], [2, 2]]],
    ] == evaluate(REVIEW + script)


def test_nothing_is_asked_while_somebody_waits_for_the_table() -> None:
    """Nor when the review is wanted no more by then; what is known stays, and the rest follows later."""
    script = """
    let free;
    whenFree = () => new Promise((resolve) => (free = resolve));
    review.show({ isWanted: true, count: 1, chosen: 1 }); await settled();
    const before = asked.length;
    free(); await settled();
    const one = asked.length;
    review.show({ isWanted: false });
    free(); await settled();
    const closed = asked.length;
    whenFree = async () => {};
    review.show({ isWanted: true }); await settled();
    answer([before, one, closed, asked, shown()]);
    """
    assert [0, 1, 1, [[0, 1, 0], [0, 1, 1], [0, 1, 2]], [[1, 2]]] == evaluate(REVIEW + script)


def test_what_was_asked_about_another_game_is_dropped() -> None:
    """The answer comes when the game is another already."""
    script = """
    const { ask } = client;
    let arrive;
    client.ask = (request) => new Promise((resolve) => (arrive = () => resolve(ask(request))));
    review.show({ isWanted: true, count: 1, chosen: 1 }); await settled();
    review.forget();
    client.ask = ask;
    arrive(); await settled();
    answer(asked);
    """
    assert [[0, 1, 0], [0, 1, 0], [0, 1, 1], [0, 1, 2]] == evaluate(REVIEW + script)


def test_of_another_game_nothing_is_known_of_a_round_that_was_begun() -> None:
    """Its first choice was answered in the game before: in this one it is asked for again."""
    script = """
    let free;
    whenFree = () => new Promise((resolve) => (free = resolve));
    review.show({ isWanted: true, count: 1, chosen: 1 }); await settled();
    free(); await settled();
    review.forget();
    whenFree = async () => {};
    free(); await settled();
    answer([asked, shown()]);
    """
    assert [[[0, 1, 0], [0, 1, 0], [0, 1, 1], [0, 1, 2]], [[1, 2]]] == evaluate(REVIEW + script)


def test_a_refusal_is_told_and_not_repeated() -> None:
    """Neither after the next move; it is tried once the review is opened again."""
    script = """
    const { ask } = client;
    let refused = 0;
    client.ask = async () => { refused += 1; throw new Refusal("ReviewFailed", "out of memory"); };
    review.show({ isWanted: true, count: 1, chosen: 1 }); await settled();
    review.show({ isWanted: true, count: 1, chosen: 1 }); await settled();
    const failure = review.state.failure;
    client.ask = ask;
    review.show({ isWanted: false });
    review.show({ isWanted: true }); await settled();
    answer([refused, failure, review.state.failure, shown()]);
    """
    assert [1, "ReviewFailed", "", [[1, 2]]] == evaluate(REVIEW + script)


def test_the_dearest_choices_come_first() -> None:
    """At most three; none that was best or about as good."""
    script = """
    const decision = (price, more = {}) => ({ price, reason: "timing", near_tie: false, ...more });
    const rounds = [
        { number: 1, decisions: [decision(2), decision(9, { near_tie: true }), decision(5)], luck: LUCK },
        { number: 2, decisions: [decision(0, { reason: "best" }), decision(7), decision(1)], luck: LUCK },
    ];
    answer(momentsOf(rounds).map(({ number, decision }) => [number, decision.price]));
    """
    assert [[2, 7], [1, 5], [1, 2]] == evaluate(REVIEW + script)
