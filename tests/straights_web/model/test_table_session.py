"""A visit to a table outlives its connections: nothing that was asked for is lost or done twice."""

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

SESSION = """
const { TableSession } = await import("./model/table_session.js");
const { SeatTokenStore } = await import("./model/seat_token_store.js");
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const kept = new SeatTokenStore(null);
const link = Object.assign(new EventTarget(), {
    sent: [],
    send(message) { this.sent.push(message); },
    stop() { this.sent.push({ type: "stop" }); },
});
const session = new TableSession(link, kept);
const tell = (message) => link.dispatchEvent(new CustomEvent("message", { detail: message }));
const happen = (type) => link.dispatchEvent(new CustomEvent(type));
const HELLO = { type: "hello", v: 1, phrases: [], strategies: [] };
const seated = (more = {}) =>
    ({ type: "seated", table: "t", seat: 2, last_n: -1, invitation: "i", ...more });
const answer_last = async (message) => { tell({ n: link.sent.at(-1).n, ...message }); await settled(); };
const sit = async () => {
    happen("opened"); tell(HELLO);
    void session.enter({ type: "join", table: "t", name: "Anna", seat: null });
    await answer_last(seated({ token: "secret" }));
};
const connect_again = async (last_n) => {
    happen("lost"); happen("opened"); tell(HELLO); await settled();
    await answer_last(seated({ last_n }));
};
const told = [];
for (const type of ["done", "homeless", "refused", "other_version"]) {
    session.addEventListener(type, ({ detail }) => told.push([type, detail.reason ?? detail]));
}
const kinds = () => link.sent.map(({ type }) => type);
const MOVE = { type: "do", command: { type: "play", card: "7S" } };
"""


def test_a_new_connection_takes_the_seat_again() -> None:
    """By the token that was told once, without asking anybody."""
    script = """
    await sit();
    await connect_again(-1);
    const { type, table, token } = link.sent.at(-1);
    answer([type, table, token, session.seat]);
    """
    assert ["resume", "t", "secret", 2] == evaluate(SESSION + script)


def test_a_move_that_was_not_done_is_sent_again_with_its_number() -> None:
    """So it counts once, whether or not it had arrived."""
    script = """
    await sit();
    const n = session.send(MOVE);
    await connect_again(n - 1);
    answer([link.sent.filter(({ type }) => type === "do").map((each) => each.n === n), told]);
    """
    assert [[True, True], []] == evaluate(SESSION + script)


def test_a_move_that_was_done_is_not_sent_again() -> None:
    """Whose answer was lost with the connection: who asked for it is told."""
    script = """
    await sit();
    const n = session.send(MOVE);
    await connect_again(n);
    answer([kinds().filter((type) => type === "do").length, told[0][0], told[0][1] === n]);
    """
    assert [1, "done", True] == evaluate(SESSION + script)


def test_what_was_asked_without_a_connection_waits_for_it() -> None:
    """A card that is tapped without a network is played afterwards; a phrase is not said late."""
    script = """
    await sit();
    happen("lost");
    session.send(MOVE); session.send({ type: "say", phrase: "hello" });
    const meanwhile = kinds().filter((type) => type === "do" || type === "say").length;
    happen("opened"); tell(HELLO); await settled();
    await answer_last(seated());
    answer([meanwhile, kinds().slice(-1)]);
    """
    assert [0, ["do"]] == evaluate(SESSION + script)


def test_who_asks_without_a_connection_is_answered_at_once() -> None:
    """Nobody else would answer; and the next connection takes the seat again as if nothing had been asked."""
    script = """
    await sit();
    happen("lost");
    const reasons = [];
    const note = (error) => { reasons.push(error.reason); };
    void session.list().catch(note);
    void session.enter({ type: "join", table: "t", name: "Anna", seat: 1 }).catch(note);
    await settled();
    happen("opened"); tell(HELLO); await settled();
    answer([reasons, kinds().slice(-1)]);
    """
    assert [["ConnectionLost", "ConnectionLost"], ["resume"]] == evaluate(SESSION + script)


def test_the_room_is_drawn_as_it_is() -> None:
    """Not before it says that the player has sat down, nor without a connection: the seat would seem free."""
    script = """
    const room = (kind) => ({ type: "room", stage: "waiting", places: [{}, {}, { kind }, {}] });
    const found = [];
    happen("opened"); tell(HELLO);
    void session.enter({ type: "watch", table: "t", invitation: null });
    await answer_last({ type: "watching", table: "t", is_live: false });
    tell(room("empty")); found.push(session.isRoomCurrent);
    void session.enter({ type: "join", table: "t", name: "Anna", seat: 2 });
    await answer_last(seated({ token: "secret" })); found.push(session.isRoomCurrent);
    tell(room("person")); found.push(session.isRoomCurrent);
    happen("lost"); found.push(session.isRoomCurrent);
    answer(found);
    """
    assert [True, False, True, False] == evaluate(SESSION + script)


def test_numbers_grow_beyond_those_of_an_earlier_visit() -> None:
    """A reload begins to count again, and the server knows the last number."""
    script = """
    happen("opened"); tell(HELLO);
    void session.enter({ type: "resume", table: "t", token: "secret", seq: null });
    await answer_last(seated({ last_n: 500 }));
    answer(session.send(MOVE) > 500);
    """
    assert evaluate(SESSION + script) is True


def test_numbers_grow_beyond_those_of_another_tab() -> None:
    """At the same seat: a number that was used there would be taken for a move that was done."""
    script = """
    await sit();
    tell({ type: "moved", seq: 9, n: 500, events: [], turn: 0 });
    answer(session.send(MOVE) > 500);
    """
    assert evaluate(SESSION + script) is True


def test_who_was_ready_is_ready_again() -> None:
    """The server forgets it with the connection; nobody should have to press twice."""
    script = """
    await sit();
    session.setReady(true);
    await connect_again(-1);
    answer(kinds().filter((type) => type === "ready_to_play").length);
    """
    assert 2 == evaluate(SESSION + script)


def test_a_table_is_not_opened_twice() -> None:
    """Where the connection is lost before the answer, who asked hears of it, and nothing is repeated."""
    script = """
    happen("opened"); tell(HELLO);
    let reason = "";
    const table = { name: "A", score_limit: 0, turn_limit: null, is_private: false };
    const opening = session.enter({ type: "host", ...table }).catch((error) => { reason = error.reason; });
    happen("lost"); await opening;
    happen("opened"); tell(HELLO); await settled();
    answer([reason, kinds().filter((type) => type === "host").length]);
    """
    assert ["ConnectionLost", 1] == evaluate(SESSION + script)


def test_a_seat_that_was_given_away_is_told() -> None:
    """The page then shows the table without a seat."""
    script = """
    await sit();
    happen("lost"); happen("opened"); tell(HELLO); await settled();
    await answer_last({ type: "refused", reason: "NoSuchTable", detail: "" });
    answer(told);
    """
    assert [["homeless", "NoSuchTable"]] == evaluate(SESSION + script)


def test_a_refusal_that_passes_leaves_the_seat() -> None:
    """A table that is busy is entered again after a pause, by the same token."""
    script = """
    await sit();
    happen("lost"); happen("opened"); tell(HELLO); await settled();
    const later = [], { setTimeout: now } = globalThis;
    globalThis.setTimeout = (run, delay) => (delay > 0 ? later.push(run) : now(run, 0));
    await answer_last({ type: "refused", reason: "TooManyPeople", detail: "" });
    later.forEach((run) => run());
    await answer_last(seated());
    answer([told, later.length, kinds().filter((type) => type === "resume").length, session.seat]);
    """
    assert [[], 1, 2, 2] == evaluate(SESSION + script)


def test_who_was_invited_looks_on_without_the_invitation_when_it_is_no_longer_valid() -> None:
    """Its player has given up the seat while the connection was lost; the table is open to all."""
    script = """
    happen("opened"); tell(HELLO);
    void session.enter({ type: "watch", table: "t", invitation: "inv" });
    await answer_last({ type: "watching", table: "t", is_live: true });
    happen("lost"); happen("opened"); tell(HELLO); await settled();
    const first = link.sent.at(-1).invitation;
    await answer_last({ type: "refused", reason: "NotNow", detail: "" });
    const { type, invitation } = link.sent.at(-1);
    await answer_last({ type: "watching", table: "t", is_live: false });
    answer([first, type, invitation, session.isWatching, session.isLive, session.entry.invitation, told]);
    """
    assert ["inv", "watch", None, True, False, None, []] == evaluate(SESSION + script)


@pytest.mark.parametrize(
    "answer", ["{ ...HELLO, v: 2 }", "{ type: 'refused', reason: 'UnknownVersion', detail: '' }"]
)
def test_a_server_of_another_version_is_not_asked_again(answer: str) -> None:
    """The page says so: only a reload helps, since the page comes from the server."""
    script = f"""
    await sit();
    happen("lost"); happen("opened"); tell({answer}); await settled();
    answer([told.map(([type]) => type), kinds().slice(-2)]);
    """
    assert [["other_version"], ["hello", "stop"]] == evaluate(SESSION + script)
