"""The moments of a game that a server has told, made of its events."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

GAME = """
const { replayed } = await import("./model/game_history.js");
const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
const dealt = { type: "round_started", number: 1, leader: 1, hands: [null, null, null, null] };
const card = (seat, name) => ({ type: "card_played", seat, card: name });
const seats = [null, "blocker", "expert", null].map((strategy) => ({
    name: "A", strategy, cards_left: 13, discard_count: 0, round_points: null, score: 0,
}));
const now = { seat: null, round: 1, turn: 2, seats, hand: [], discards: [], legal_plays: [],
    must_discard: false, table: [[], [], [], ["7S"]], moves: [], results: [], winners: [] };
"""


def test_the_players_at_first_are_those_who_sat_down() -> None:
    """However often a seat was left and taken since."""
    script = """
    const history = [dealt, change(0, null, "expert"), change(2, "locker", null), change(0, "expert", null),
        card(1, "7S"), change(2, null, "expert")];
    const players = [0, 1, 2, 3, 4, 5].map((at) =>
        replayed(history, now, at, false).observation.seats.map(({ strategy }) => strategy));
    answer(players);
    """

    assert [
        [None, "blocker", "locker", None],
        ["expert", "blocker", "locker", None],
        ["expert", "blocker", None, None],
        [None, "blocker", None, None],
        [None, "blocker", None, None],
        [None, "blocker", "expert", None],
    ] == evaluate(GAME + script)
