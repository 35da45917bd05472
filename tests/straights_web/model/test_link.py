"""Links to games: what they say is followed, and what cannot be is refused."""

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

START = """
import { LinkError, readLink, writeLink } from "./model/link.js";
const strategies = [{ name: "expert" }, { name: "first-legal" }];
const hello = { seed_range: [-100, 100], highest_score_limit: 500, strategies };
const read = (hash, search = "") => {
  try { return readLink({ hash, search }, hello); }
  catch (error) { if (error instanceof LinkError) return `wrong: ${error.message}`; throw error; }
};
"""


def read(hash_text: str, search: str = "") -> object:
    """What the page makes of an address, or which field is wrong."""
    return evaluate(f"{START}\nanswer(read({hash_text!r}, {search!r}));")


def test_a_link_names_seed_seats_and_limit() -> None:
    """A human is nobody's strategy."""
    seats = [None, "expert", "first-legal", "expert"]
    expected = {"seed": 44, "seats": seats, "limit": 0, "reseed": False}
    fields = "seed=44&seats=human,expert,first-legal,expert&limit=0"
    assert expected == read(f"#{fields}")
    assert expected == read("", f"?{fields}")


def test_what_a_link_does_not_say_is_left_open() -> None:
    """Any part of a game makes one; the table draws the seed that is missing."""
    open_game = {"seed": None, "seats": None, "limit": None, "reseed": False}
    assert open_game | {"seed": -7} == read("#seed=-7")
    assert open_game | {"limit": 50} == read("#limit=50")
    assert open_game | {"seats": [None, "expert", "expert", "expert"]} == read(
        "#top", "?seats=human,expert,expert,expert"
    )
    assert read("") is None
    assert read("#top", "?lang=de") is None


@pytest.mark.parametrize(
    "address, part",
    [
        ("#seed=", "seed="),
        ("#seed=101", "seed=101"),
        ("#seed=1e1", "seed=1e1"),
        ("#seed=<b>", "seed=<b>"),
        ("#seed=99999999999999999999", "seed=99999999999999999999"),
        ("#seed=1&seats=human,expert,expert", "seats=human,expert,expert"),
        ("#seed=1&seats=human,expert,expert,__proto__", "seats=human,expert,expert,__proto__"),
        ("#seed=1&limit=-1", "limit=-1"),
        ("#seed=1&limit=1.5", "limit=1.5"),
        ("#seed=1&limit=501", "limit=501"),
        ("#seed=1&reseed=2", "reseed=2"),
        ("#seed=1&reseed=yes", "reseed=yes"),
        ("#seats=human", "seats=human"),
        ("#seed=1&x=" + "x" * 3000, "seed=1&x=" + "x" * 3000),
    ],
)
def test_what_cannot_be_is_refused(address: str, part: str) -> None:
    """Anybody may have written the link."""
    assert f"wrong: {part}" == read(address)


def test_a_written_link_is_read_as_the_same_game() -> None:
    """The address's own search and hash are not handed on."""
    script = """
    const game = { seed: 5, seats: [null, "expert", "expert", "expert"], limit: 80, reseed: true };
    const link = writeLink("https://example.org/play/?lang=de#old", game);
    answer([link, read(new URL(link).hash)]);
    """
    link = "https://example.org/play/#seed=5&seats=human,expert,expert,expert&limit=80&reseed=1"
    game = {"seed": 5, "seats": [None, "expert", "expert", "expert"], "limit": 80, "reseed": True}
    assert [link, game] == evaluate(START + script)
