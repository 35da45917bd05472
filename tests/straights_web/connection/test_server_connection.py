"""What a server tells of a game becomes the messages that the worker's table tells, with nothing lost."""

import functools
import json

import pytest

from engine.straights.storage.wire import observation_value
from tests.support.javascript import evaluate, needs_node
from tests.support.server.hosted import HostedService, play, playing_clients, table_of
from tests.support.server.schema import Message

pytestmark = needs_node

CONNECTION = """
const { ServerConnection } = await import("./connection/server_connection.js");
const { GameClient } = await import("./model/game_client.js");
const session = Object.assign(new EventTarget(), {
    sent: [], send(request) { this.sent.push(request); return 100 + this.sent.length; },
    lookAgain() { this.again = true; },
});
const client = new GameClient((listener) => new ServerConnection(listener, session));
const tell = (type, detail) => session.dispatchEvent(new CustomEvent(type, { detail }));
const heard = [];
for (const type of ["table", "events"]) client.addEventListener(type, ({ detail }) => heard.push(detail));
"""


@functools.cache
def told_game() -> tuple[Message, ...]:
    """What a person was told of a game of two people and two computers."""
    people = playing_clients(HostedService(), people=2, score_limit=0)
    play(people)
    messages = [json.loads(text) for text in people[0].told]
    return tuple(message for message in messages if message["type"] in ("table", "moved"))


def test_after_each_move_the_page_knows_what_the_server_would_show() -> None:
    """The observations that the page makes of events are those of the engine, for each seat, to the end."""
    hosted = HostedService()
    people = playing_clients(hosted, people=2, score_limit=30)
    expected: list[list[Message]] = [[], []]
    while people[0].game.turn is not None:
        for seat in range(2):
            session = table_of(people[seat]).state.session
            assert session is not None
            expected[seat].append(observation_value(session.observe(seat)))
        play(people, moves=1)
    for seat, person in enumerate(people):
        texts = [
            message for text in person.told if (message := json.loads(text))["type"] in ("table", "moved")
        ]
        script = f"""
        const found = {json.dumps(expected[seat])}.map((each) => JSON.stringify(each));
        const KEYS = {json.dumps(list(expected[seat][0]))};
        const seen = new Set();
        for (const message of {json.dumps(texts)}) {{
            tell(message.type, message);
            const known = client.state.observation;
            seen.add(JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, known[key]]))));
        }}
        answer(found.filter((each) => !seen.has(each)));
        """

        assert [] == evaluate(CONNECTION + script)


def test_moves_that_were_missed_are_told_as_events() -> None:
    """A snapshot after a new connection becomes the events that were not known: the page shows them."""
    texts = told_game()
    table, moves = texts[0], texts[1:]
    events = [event for message in moves[:5] for event in message["events"]]
    snapshot = {**table, "reason": "resumed", "seq": moves[4]["seq"], "history": [*table["history"], *events]}
    script = f"""
    tell("table", {json.dumps(table)});
    tell("moved", {json.dumps(moves[0])});
    heard.length = 0;
    tell("table", {json.dumps(snapshot)});
    answer([heard.map(({{ type }}) => type), heard[0].events.length]);
    """

    assert [["events"], len(events) - len(moves[0]["events"])] == evaluate(CONNECTION + script)


def test_the_answer_to_a_card_finds_who_asked() -> None:
    """Whatever the seat and the page count with; also where it was refused, or its answer was lost."""
    texts = told_game()
    script = f"""
    tell("table", {json.dumps(texts[0])});
    const found = [];
    const ask = () => client.submit({{ type: "play", card: "7S" }}).then(() => found.push("done"),
        (refusal) => found.push(refusal.reason));
    const asked = [ask(), ask(), ask()];
    tell("moved", {{ ...{json.dumps(texts[1])}, n: 101 }});
    tell("refused", {{ n: 102, reason: "MustPlay", detail: "" }});
    tell("done", 103);
    await Promise.all(asked);
    answer(found);
    """

    assert ["done", "MustPlay", "done"] == evaluate(CONNECTION + script)


def test_a_finished_game_is_replayed_with_all_hands() -> None:
    """What was hidden while it was played is known from the ends of its rounds."""
    texts = told_game()
    script = f"""
    for (const message of {json.dumps(texts)}) tell(message.type, message);
    const first = await client.ask({{ type: "replay", at: 0, open: true }});
    const last = await client.ask({{ type: "replay", at: null, open: true }});
    const cards = first.hands.flat();
    answer([new Set(cards).size, first.observation.moves.length, last.at === last.count,
        last.observation.winners.length > 0, last.hands.flat().length]);
    """

    assert [52, 0, True, True, 0] == evaluate(CONNECTION + script)


def test_who_looks_on_too_late_asks_for_the_whole_game() -> None:
    """A round is told whose beginning was not."""
    moved = told_game()[1]
    script = f"tell('moved', {json.dumps(moved)}); answer([session.again ?? false, heard.length]);"

    assert [True, 0] == evaluate(CONNECTION + script)


SNAPSHOTS = """
const dealt = (hand) => ({ type: "round_started", number: 1, leader: 0, hands: [hand, null, null, null] });
const played = (seat, card) => ({ type: "card_played", seat, card });
const seat = { name: "", strategy: null, score: 0, cards_left: 13, discard_count: 0 };
const observation = { seat: 0, turn: 0, hand: [], table: [[], [], [], []], seats: [seat, seat, seat, seat],
    moves: [], results: [], winners: [], legal_plays: [], must_discard: false, discards: [] };
const snapshot = (more = {}) => ({ type: "table", reason: "resumed", seq: 1, seal: "one", viewer: 0,
    humans: [0, 1], history: [dealt(["7S"])], observation, ...more });
const first = () => { tell("table", snapshot({ reason: "new" })); heard.length = 0; };
const kinds = () => heard.map(({ type }) => type);
"""


@pytest.mark.parametrize(
    "change, kind",
    [
        ("{}", "events"),
        ("{ history: [dealt(['7S']), played(0, '7S')] }", "events"),
        ("{ seal: 'two' }", "table"),
        ("{ viewer: 1 }", "table"),
        ("{ history: [dealt(['8S'])] }", "table"),
        ("{ history: [] }", "table"),
        ("{ reason: 'new' }", "table"),
    ],
)
def test_a_snapshot_of_another_game_or_seat_is_drawn_as_a_whole(change: str, kind: str) -> None:
    """What is known already is not dealt again; a hand that is not the same is that of another game."""
    script = f"first(); tell('table', snapshot({change})); answer(kinds());"
    assert [kind] == evaluate(CONNECTION + SNAPSHOTS + script)


@pytest.mark.parametrize("missed, kind", [(60, "events"), (61, "table")])
def test_of_many_missed_moves_only_their_end_is_shown(missed: int, kind: str) -> None:
    """Nobody watches a whole round again."""
    script = f"""
    first();
    const missed = Array.from({{ length: {missed} }}, () => played(1, "7S"));
    tell("table", snapshot({{ history: [dealt(["7S"]), ...missed] }}));
    answer(kinds());
    """
    assert [kind] == evaluate(CONNECTION + SNAPSHOTS + script)


def test_who_looks_on_has_no_seat_of_people() -> None:
    """Nothing waits for a handover there, also after somebody has come or gone."""
    script = """
    const changed = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
    const moved = (seq, events) => tell("moved", { seq, events, turn: 0 });
    const found = [0, null].map((viewer) => {
        const seen = [];
        const note = () => seen.push(client.state.humans);
        tell("table", snapshot({ reason: "new", viewer })); note();
        moved(2, [changed(1, null, "expert")]); note();
        moved(3, [changed(3, "expert", null), changed(1, "expert", null)]); note();
        return seen;
    });
    answer(found);
    """
    assert [[[0, 1], [0], [0, 1, 3]], [[], [], []]] == evaluate(CONNECTION + SNAPSHOTS + script)


def test_a_move_that_is_known_already_is_not_made_twice() -> None:
    """It came with the snapshot."""
    script = """
    first();
    const moved = (seq, turn) => tell("moved", { seq, events: [played(0, "7S")], turn });
    moved(1, 1); moved(2, 2); moved(2, 3);
    answer([kinds(), client.state.observation.turn]);
    """
    assert [["events"], 2] == evaluate(CONNECTION + SNAPSHOTS + script)


def test_what_a_server_does_not_do_is_refused_at_once() -> None:
    """Nobody waits for its answer."""
    script = """
    first();
    const reasons = [];
    for (const type of ["undo", "restart", "save"]) {
        await client.ask({ type }).catch((refusal) => reasons.push(refusal.reason));
    }
    answer([reasons, session.sent]);
    """
    assert [["NotNow"] * 3, []] == evaluate(CONNECTION + SNAPSHOTS + script)
