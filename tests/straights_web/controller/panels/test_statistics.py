"""The page keeps what is told of a game that counts, and says when it does not count any more."""

import pytest

from tests.support.dom_stubs import DOM
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

PANEL = """
const { StatisticsPanel } = await import("./controller/panels/statistics.js");
const { Statistics } = await import("./model/statistics.js");
const client = new EventTarget(), shown = [], noted = [];
const statistics = new Statistics(null);
const saved = { noteRecord: async (record) => noted.push(record.game) };
const notices = { show: (text) => shown.push(text) };
const panel = new StatisticsPanel({ client, player: new EventTarget() }, statistics, saved, notices);
const tell = (type, detail) => client.dispatchEvent(new CustomEvent(type, { detail }));
const game = (is_practice, more = {}) => ({ type: "events", seal: "abc", is_practice, ...more });
const opened = (is_practice) => game(is_practice, { type: "table", reason: "opened" });
const dealt = (is_practice, more = {}) => game(is_practice, { type: "table", reason: "new", ...more });
"""
PRACTICE = "Practice: this round won't count in the statistics."


def test_what_the_table_tells_of_a_game_is_kept_with_it() -> None:
    """In the statistics, and beside the saved game, which goes on with it after a reload."""
    script = """
    const record = { game: "g", level: "expert", rounds: [], end: null, practice_from: null };
    tell("statistics", { record });
    await settled();
    answer([(await statistics.all()).map(({ game }) => game), noted]);
    """
    assert [["g"], ["g"]] == evaluate(DOM + PANEL + script)


def test_levels_are_named_by_their_rules() -> None:
    """No option of the console can be read there; without a language, sources stand for plural forms."""
    script = """
    client.hello = { score_limit: 80 };
    const round = { number: 1, gained: 5, hints: 0, practice: false, price: null };
    for (const level of ["highest --score-limit 50", "mixed --reseed-each-round", "highest"]) {
        const record = { game: level, level, rounds: [round], end: null, practice_from: null };
        tell("statistics", { record });
    }
    await settled();
    void panel.show();
    await settled();
    answer(parts(dialogs.at(-1)).filter(({ kind }) => kind === "option").map(textOf));
    """
    expected = ["All opponents", "Medium", "Medium (50 point(s))"]
    expected.append("Mixed opponents (80 point(s), the same deal each round)")

    assert expected == evaluate(DOM + PANEL + script)


@pytest.mark.parametrize(
    "messages, said",
    [
        ('tell("events", game(true));', 1),
        ('tell("table", dealt(true));', 1),
        ('tell("table", opened(true));', 0),
        ('tell("table", dealt(false)); tell("events", game(true)); tell("events", game(true));', 1),
        ('tell("table", opened(true)); tell("events", game(false)); tell("events", game(true));', 1),
        ('tell("table", dealt(false)); tell("events", game(true, { seal: null }));', 0),
    ],
)
def test_that_a_round_does_not_count_is_said_once(messages: str, said: int) -> None:
    """Not of the game of the last visit, whose player has read it, nor of a numbered deal."""
    script = f"""
    {messages}
    answer(shown);
    """
    assert [PRACTICE] * said == evaluate(DOM + PANEL + script)
