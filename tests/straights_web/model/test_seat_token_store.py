"""The tokens of seats, which anybody may have written into the storage."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

STORAGE = """
const { SeatTokenStore } = await import("./model/seat_token_store.js");
const storage = (values) => ({
    values, get length() { return Object.keys(this.values).length; },
    key(at) { return Object.keys(this.values)[at]; },
    getItem(key) { return this.values[key] ?? null; },
    setItem(key, value) { this.values[key] = value; }, removeItem(key) { delete this.values[key]; },
});
"""


def test_a_seat_is_there_after_a_reload() -> None:
    """Until it is forgotten."""
    script = """
    const kept = storage({});
    new SeatTokenStore(kept).keep("t", "secret", "Anna");
    const { token, name } = new SeatTokenStore(kept).get("t");
    new SeatTokenStore(kept).forget("t");
    answer([token, name, new SeatTokenStore(kept).get("t")]);
    """
    assert ["secret", "Anna", None] == evaluate(STORAGE + script)


def test_a_seat_that_was_forgotten_is_gone_at_once() -> None:
    """For the page that has kept it as for the next one."""
    script = """
    const seats = new SeatTokenStore(storage({}));
    seats.keep("t", "secret", "Anna");
    seats.keep("u", "other", "Anna");
    seats.forget("t");
    answer([seats.get("t"), seats.all().map(({ table }) => table)]);
    """
    assert [None, ["u"]] == evaluate(STORAGE + script)


def test_what_is_no_seat_counts_as_none_and_old_ones_go() -> None:
    """Nonsense in the storage, and tables that the server has long forgotten."""
    script = """
    const old = JSON.stringify({ token: "x", name: "A", at: 1 });
    const fresh = JSON.stringify({ token: "y", name: "B", at: Date.now() });
    const [wrong, half] = ["{", '{"token": 1}'];
    const kept = storage({ "straights.seat.a": wrong, "straights.seat.b": half, "straights.seat.c": old,
        "straights.seat.d": fresh, "other": "x" });
    const tables = new SeatTokenStore(kept).all().map(({ table }) => table);
    answer([tables, "straights.seat.c" in kept.values]);
    """
    assert [["d"], False] == evaluate(STORAGE + script)


def test_a_browser_that_refuses_keeps_the_seat_as_long_as_the_page() -> None:
    """Play goes on without storage."""
    script = """
    const refusing = { get length() { throw new Error(); }, key() {}, removeItem() {},
        getItem() { throw new Error(); }, setItem() { throw new Error(); } };
    const seats = new SeatTokenStore(refusing);
    seats.keep("t", "secret", "Anna");
    answer([seats.get("t").token, seats.all().length]);
    """
    assert ["secret", 1] == evaluate(STORAGE + script)


def test_a_seat_is_kept_for_thirty_days() -> None:
    """As long as a server remembers its table; each use counts anew."""
    script = """
    const day = 24 * 3600 * 1000;
    const seats = new SeatTokenStore(storage({}));
    const begin = Date.now();
    seats.keep("t", "secret", "Anna");
    const found = [];
    for (const days of [1, 29.9, 30.1]) {
        Date.now = () => begin + days * day;
        found.push(seats.all().length);
    }
    answer(found);
    """
    assert [1, 1, 0] == evaluate(STORAGE + script)
