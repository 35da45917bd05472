"""The rating in a real page: of the rounds that count, as they are reviewed behind the player's back."""

from collections.abc import Sequence

import pytest

from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from tests.support.web.browsers import waiting
from tests.support.web.game_page import STOPS, GamePage

pytestmark = pytest.mark.web
LEVELS = {"expert": "expert", "blocker": "very hard", "locker": "hard", "highest": "medium"}
TOO_FEW = "Your rating appears after 20 reviewed rounds without hints."
# The page makes its database while the engine is on its way.
HAS_DATABASE = """async () => {
    while (!(await indexedDB.databases()).some(({ name }) => name === "straights")) {
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
}"""
KEEP_ROUNDS = """(prices, places) => new Promise((resolve, reject) => {
    const rounds = prices.map((price, at) => (
        { number: at + 1, gained: 5, hints: 0, practice: false, play: `play ${at}`, price }));
    const moments = Object.fromEntries(rounds.map(({ number }) => [number, `2026-01-${10 + number}`]));
    const record = { level: "first-legal", practice_from: null, moment: "2026-01-31", moments };
    const ended = places.map((place, at) => (
        { ...record, game: `ended ${at}`, rounds: [], moments: {}, end: { score: 40, place, tied: false } }));
    const opening = indexedDB.open("straights");
    opening.onerror = reject;
    opening.onsuccess = () => {
        const writing = opening.result.transaction("records", "readwrite");
        for (const each of [...ended, { ...record, game: "earlier", rounds, end: null }]) {
            writing.objectStore("records").put(each, each.game);
        }
        writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
})"""
KEPT_PRICE = """async () => {
    const finished = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
    });
    const database = await finished(indexedDB.open("straights"));
    const ends = performance.now() + 60_000;
    while (performance.now() < ends) {
        const records = await finished(database.transaction("records").objectStore("records").getAll());
        const rounds = records.flatMap(({ game, rounds }) => game === "earlier" ? [] : rounds);
        const price = rounds.find(({ price }) => typeof price === "number")?.price;
        if (price !== undefined) {
            database.close();
            return price;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("no round has a price within a minute");
}"""
# With a round whose price is a whole number their mean must not end in 5, which browsers round differently.
EARLIER = (2.0, 0.5, 4.0, 1.0, 3.0, 0.0, 6.0, 2.5, 1.537) * 2 + (1.011,)


def keep_rounds(page: GamePage, prices: Sequence[float], places: Sequence[int] = ()) -> None:
    """Rounds of a game that goes on, and games that ended in these places."""
    page.tab.go(f"{page.origin}/index.html")
    page.tab.run(HAS_DATABASE)
    page.tab.run(KEEP_ROUNDS, prices, places)


def start_after_rounds(page: GamePage, **fields: int | None) -> None:
    """Begin a game after nineteen rounds that were priced in another one."""
    keep_rounds(page, EARLIER)
    page.start(seed=fields.get("seed"), limit=60)


def rating(page: GamePage) -> str:
    open_rating(page)
    text = page.text(".plot-box:not([hidden]) .note")
    page.tab.press("Escape")
    return text


def open_rating(page: GamePage) -> None:
    page.choose("statistics")
    page.until_shown(".segment")
    page.click(".segment", "Rating")
    page.until_shown(".plot-box:not([hidden]) .note")


def expected_text(price: float) -> str:
    rounds = [*enumerate(EARLIER, 1), (1, price)]
    found = rating_of([RatedRound(each, number, is_known=True) for number, each in rounds])
    assert found is not None
    figures = f"{found.price:.1f} points a round ({found.low:.1f} to {found.high:.1f}, last 20 rounds)"
    strongest, weakest = LEVELS[found.strongest.strategy], LEVELS[found.weakest.strategy]
    return (
        f"You give away {figures}, about as many as computers of level “{strongest} \N{EN DASH} {weakest}”."
    )


def test_the_twentieth_round_makes_a_rating_that_outlives_a_reload(page: GamePage) -> None:
    """Nineteen rounds are too few; the next is reviewed unasked, and the mean has its interval and band."""
    start_after_rounds(page)
    before = rating(page)
    page.play_round(-1)
    expected = expected_text(float(str(page.tab.run(KEPT_PRICE))))
    open_rating(page)
    shown = page.text(".plot-box:not([hidden]) .note")
    page.tab.press("Escape")
    page.tab.run(waiting("() => history.state?.parts === 1"))  # that of the result
    page.tab.reload()
    page.until(*STOPS)

    assert TOO_FEW == before
    assert [expected, expected] == [shown, rating(page)]
