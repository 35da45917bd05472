"""Statistics in the page: what counts, and the figures made of it."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

START = """
import * as statistics from "./model/statistics.js";
const round = (number, gained, more = {}) => ({ number, gained, hints: 0, practice: false, ...more });
const game = (name, rounds, end = null, more = {}) =>
  ({ game: name, level: "expert", rounds, end, practice_from: null, ...more });
const kept = (record, moment) => statistics.merged(null, record, moment);
const won = (score) => ({ score, place: 1, tied: false });
const lost = (score) => ({ score, place: 3, tied: false });
"""


def found(expression: str) -> object:
    """What an expression is."""
    return evaluate(f"{START}\nanswer({expression});")


def test_figures_are_those_of_the_games_and_rounds_that_count() -> None:
    """A tie for the first place is a win; a running game counts by its finished rounds alone."""
    records = """[
        kept(game("a", [round(1, 0), round(2, 10, { hints: 2 })], won(10)), "1"),
        kept(game("b", [round(1, 30)], { score: 30, place: 1, tied: true }), "2"),
        kept(game("c", [round(1, 60)], lost(60)), "3"),
        kept(game("d", [round(1, 20), round(2, null)]), "4"),
    ]"""
    expected = {
        "games": 3,
        "wins": 2,
        "ties": 1,
        "averagePlace": 5 / 3,
        "bestGame": 10,
        "worstGame": 60,
        "currentStreak": 0,
        "longestStreak": 2,
        "rounds": 5,
        "meanPoints": 24,
        "roundsWithoutPoints": 1,
        "bestRound": 0,
        "worstRound": 60,
        "hints": 2,
    }
    assert expected == found(f"statistics.figures({records}, null)")


def test_practice_does_not_count_nor_does_its_game() -> None:
    """From the round on which everybody's cards are known, nothing counts."""
    records = """[
        kept(game("a", [round(1, 5), round(2, 7, { practice: true })], won(12)), "1"),
        kept(game("b", [round(1, 9), round(2, 8), round(3, 1)], won(18), { practice_from: 2 }), "2"),
    ]"""
    assert [0, 2, [5, 9]] == found(
        f"((records) => [statistics.figures(records, null).games, statistics.figures(records, null).rounds,"
        f" statistics.history(records, null)])({records})"
    )


def test_a_game_that_has_ended_counts_whatever_is_told_of_it_later() -> None:
    """A later record of it may come with practice from a round on: that was after the end."""
    script = """
    const first = kept(game("a", [round(1, 5), round(2, 7)], won(12)), "1");
    const later = game("a", [round(1, 5), round(2, 7)], won(12), { practice_from: 2 });
    const record = statistics.merged(first, later, "2");
    const { games } = statistics.figures([record], null);
    answer([record.practice_from, games, statistics.history([record], null)]);
    """
    assert [None, 1, [5, 7]] == evaluate(START + script)


def test_nothing_was_played_yet() -> None:
    """There is no mean of nothing."""
    figures = found("statistics.figures([], null)")
    assert isinstance(figures, dict)
    assert [0, None, None, 0] == [
        figures[name] for name in ("games", "averagePlace", "bestRound", "longestStreak")
    ]


def test_what_is_played_again_changes_nothing() -> None:
    """Neither a round that has ended nor a game that is over; hints are those of the time that used most."""
    script = """((first) => statistics.merged(first,
        game("a", [round(1, 0, { practice: true }), round(2, 4)], won(4)), "2026-02-02"))
        (kept(game("a", [round(1, 20, { hints: 3 })], lost(20)), "2026-01-01"))"""
    merged = found(script)
    assert isinstance(merged, dict)
    assert {"number": 1, "gained": 20, "hints": 3, "practice": False} == merged["rounds"][0]
    assert {"score": 20, "place": 3, "tied": False} == merged["end"]
    assert {"1": "2026-01-01", "2": "2026-02-02"} == merged["moments"]
    assert "2026-01-01" == merged["moment"]


def test_levels_are_those_that_there_are_figures_of() -> None:
    """A game of practice alone makes no level."""
    records = """[
        kept(game("a", [round(1, 5)], null, { level: "mixed" }), "1"),
        kept(game("b", [round(1, 5, { practice: true })], null, { level: "locker" }), "2"),
        kept(game("c", [round(1, 5)]), "3"),
    ]"""
    assert ["expert", "mixed"] == found(f"statistics.levels({records})")
    assert 1 == found(f"statistics.figures({records}, 'mixed').rounds")


def test_export_has_the_columns_of_the_window() -> None:
    """Two tables as RFC 4180 wants them; a comma is quoted."""
    records = """[kept(game("a", [round(1, 5, { hints: 1 })], won(5), { level: 'x, "y"' }), "2026-01-01")]"""
    expected = {
        "games": 'ended,opponents,score,place,tied\r\n2026-01-01,"x, ""y""",5,1,0\r\n',
        "rounds": 'ended,game,round,opponents,points,hints,practice\r\n2026-01-01,a,1,"x, ""y""",5,1,0\r\n',
    }
    assert expected == found(f"statistics.exported({records})")


def test_without_a_database_statistics_last_as_long_as_the_page() -> None:
    """A record that is kept can be read again."""
    script = """
    const kept_here = new statistics.Statistics(null);
    await kept_here.keep(game("a", [round(1, 5)]), "1");
    const rounds = async () => statistics.history(await kept_here.all(), null).length;
    const before = await rounds();
    await kept_here.reset();
    answer([before, await rounds()]);
    """
    assert [1, 0] == evaluate(START + script)


def test_a_round_of_practice_stays_one_when_its_game_is_opened_again() -> None:
    """Opened as a file, the table knows nothing of it; a round that ended before was played fairly."""
    script = """statistics.merged(
        kept(game("a", [round(1, 5), round(2, null, { practice: true })]), "1"),
        game("a", [round(1, 5, { practice: true }), round(2, 7)]), "2").rounds"""
    rounds = found(script)
    assert isinstance(rounds, list)
    assert [False, True] == [each["practice"] for each in rounds]


DATABASE = """
const values = new Map();
const database = {
    all: async () => [...values.values()], clear: async () => values.clear(),
    put: async (_store, key, value) => void values.set(key, value),
};
"""


def test_what_was_reset_does_not_come_back_with_the_running_game() -> None:
    """Its next record holds all its rounds again; only those that end later count."""
    script = """
    const running = new statistics.Statistics(database);
    await running.keep(game("a", [round(1, 5), round(2, null)]), "1");
    await running.keep(game("b", [round(1, 9)], won(9)), "2");
    await running.reset();
    const left = statistics.history(await running.all(), null);
    const later = new statistics.Statistics(database);
    await later.keep(game("a", [round(1, 5), round(2, 8)], won(13)), "3");
    const records = await later.all();
    answer([left, statistics.history(records, null), statistics.figures(records, null).games]);
    """
    assert [[], [8], 1] == evaluate(START + DATABASE + script)


def test_what_was_reset_does_not_come_back_with_a_finished_game() -> None:
    """Its record changes when a round is priced or reviewed: the game is neither counted nor exported."""
    script = """
    const shown = async (page) => {
        const records = await page.all();
        const { games, rounds } = statistics.figures(records, null);
        const lines = Object.values(statistics.exported(records)).join("").split("\\r\\n").length;
        const [levels, prices] = [statistics.levels(records), statistics.prices(records, null)];
        return [games, rounds, levels.length, prices.length, lines];
    };
    const first = new statistics.Statistics(database);
    await first.keep(game("a", [priced(1, null)], won(5)), "1");
    const before = await shown(first);
    await first.reset();
    await first.keep(game("a", [priced(1, 3)], won(5)), "2");
    const after = await shown(first);
    const second = new statistics.Statistics(database);
    await second.reset();
    await second.keep(game("a", [priced(1, 3)], won(5)), "3");
    answer([before, after, await shown(second)]);
    """
    nothing = [0, 0, 0, 0, 3]
    assert [[1, 1, 1, 0, 5], nothing, nothing] == evaluate(START + DATABASE + PRICED + script)


PRICED = """
const priced = (number, price, more = {}) => round(number, 5, { play: `play ${number}`, price, ...more });
"""


def test_prices_are_those_of_rounds_that_count_without_hints() -> None:
    """As far as they were reviewed, the oldest first; against one level or all."""
    records = """[
        kept(game("b", [priced(1, 2.5), priced(2, null)]), "2"),
        kept(game("a", [priced(1, 0), priced(2, 4, { hints: 1 })]), "1"),
        kept(game("c", [priced(1, 8), priced(2, 9)], null, { practice_from: 2, level: "locker" }), "3"),
        kept(game("d", [priced(1, 7, { practice: true }), round(2, 6)]), "4"),
    ]"""
    answers = evaluate(
        f"{START}{PRICED}const all = {records};"
        'answer([null, "locker"].map((level) => statistics.prices(all, level)));'
    )

    assert [[0, 2.5, 8], [8]] == answers


def test_a_price_is_that_of_the_play_that_counts() -> None:
    """It comes after the round's end, and stays; the price of another play is none of it."""
    script = """
    const after = (before, now) => statistics.merged(before, game("a", [now]), "2");
    const first = kept(game("a", [priced(1, null)]), "1");
    const later = [priced(1, 3), priced(1, 3, { play: "another" }), round(1, 5)];
    const others = later.map((now) => after(first, now));
    answer([...others, after(others[0], priced(1, null))].map(({ rounds }) => rounds[0].price));
    """

    assert [3, None, None, 3] == evaluate(START + PRICED + script)


def test_the_last_round_without_a_price_is_reviewed_next() -> None:
    """One that counts, was played without hints, and of which the play is known."""
    script = """
    const rounds = [
        [priced(1, 1), priced(2, null)], [priced(1, null), round(2, null)], [priced(1, null, { hints: 1 })],
        [priced(1, null, { practice: true })], [round(1, 5)], [priced(1, 2)],
    ];
    const numbers = rounds.map((each) => statistics.unpriced(game("a", each)) ?? null);
    const late = [[priced(2, null)], [priced(1, null), priced(2, null)]].map(
        (each) => statistics.unpriced(game("a", each, null, { practice_from: 2 })) ?? null);
    answer([...numbers, ...late]);
    """

    assert [2, 1, None, None, None, None, None, 1] == evaluate(START + PRICED + script)


def test_only_the_tab_that_plays_keeps_records() -> None:
    """The other one would write over them; what it had read is read again once it may."""
    script = """
    const stored = new Map(), lock = Object.assign(new EventTarget(), { isHeld: true });
    const database = {
        put: async (_, key, record) => void stored.set(key, record), all: async () => [...stored.values()],
        clear: async () => stored.clear(),
    };
    const page = new statistics.Statistics(database, lock);
    await page.keep(game("a", []), "1");
    lock.isHeld = false; lock.dispatchEvent(new Event("lost"));
    await page.keep(game("b", []), "2");
    stored.set("c", kept(game("c", []), "0"));
    answer([[...stored.keys()], (await page.all()).map((record) => record.game)]);
    """
    assert [["a", "c"], ["c", "a"]] == evaluate(START + script)
