"""The rating in a real page: of the rounds that count, as they are reviewed behind the player's back."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from engine.straights.statistics.figures import RatedRound
from engine.straights.statistics.rating import rating_of
from tests.support.web.browsers import Options, waiting
from tests.support.web.game_page import STOPS, YOUR_MOVE, GamePage, texts
from tests.support.web.page_checks import accessibility_faults, cut_texts
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
UNDOS = 3
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
FIRST_TILE = (
    """() => [...document.querySelector(".figure-tiles > div").children].map((each) => each.textContent)"""
)
TILE_OF_STRENGTH = {
    "en": ("You play like", "very easy", "14.0 points given away a round"),
    "fr": ("Vous jouez comme", "très facile", "14,0 points cédés par manche"),
}
PLACES = """() => [...document.querySelectorAll(".places li")].map((each) =>
    `${each.textContent} ${getComputedStyle(each.querySelector(".meter")).getPropertyValue("--part")}`)"""
BROKEN_TITLE = """() => {
    const title = document.querySelector('[data-sheet="statistics"] h2');
    const range = document.createRange();
    range.selectNodeContents(title);
    return title.scrollWidth > title.clientWidth || range.getClientRects().length > 1;
}"""
# The least contrast of names, and of the edges of marks, with the box that the line is in.
CONTRASTS = """() => {
    const light = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number).map((each) =>
            each <= 10 ? each / 3295 : ((each / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ground = light(getComputedStyle(document.querySelector('[data-box="form"]')).backgroundColor);
    const contrast = (colour) => Math.max(light(colour) / ground, ground / light(colour));
    const least = (part, property) => Math.min(
        ...[...document.querySelectorAll('[data-box="form"] .deal-line li')].map((each) =>
            contrast(getComputedStyle(each, part)[property])));
    return [least(null, "color"), least("::before", "borderTopColor")].map(String);
}"""
WIDTH_OF_RANGE = """() =>
    parseFloat(getComputedStyle(document.querySelector('[data-box="form"] .deal-line'), "::before").width)"""
SHEET = '[data-sheet="statistics"]'
TABLET = (768, 1024)
PORTRAITS = [(390, 844), TABLET]
IS_SCROLLED = """() => {
    const { scrollHeight, clientHeight } = document.querySelector('[data-sheet="statistics"] .sheet-body');
    return scrollHeight > clientHeight + 1;
}"""
SMALL_PHONE, LAPTOP = Options(360, 640, touch=True), Options(1024, 700)
UNREADABLE = """() => {
    const plot = document.querySelector(".rating-plot").getBoundingClientRect();
    return [...document.querySelectorAll(".rating-plot text")].filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        return left < plot.left || right > plot.right || size < 10;
    }).map((text) => text.textContent);
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
    text = page.text(".rating-text")
    page.tab.press("Escape")
    return text


def open_rating(page: GamePage) -> None:
    page.choose("statistics")
    page.until_shown(".segment")
    page.click(".segment", "Rating")
    page.until_shown(".rating-text")


def review_round(page: GamePage) -> None:
    """Ask for the review of the round that has ended, and wait until all of it is known."""
    page.click('[data-action="review-round"]')
    page.until_shown(".review-result > *")


def expected_text(price: float) -> str:
    rounds = [*enumerate(EARLIER, 1), (1, price)]
    found = rating_of([RatedRound(each, number, is_known=True) for number, each in rounds])
    assert found is not None
    figures = f"{found.price:.1f} points a round ({found.low:.1f} to {found.high:.1f}, last 20 rounds)"
    strongest, weakest = LEVELS[found.strongest.strategy], LEVELS[found.weakest.strategy]
    return f"You give away {figures}, about as many as a computer from “{strongest}” to “{weakest}”."


def test_the_twentieth_round_makes_a_rating_that_outlives_a_reload(page: GamePage) -> None:
    """Nineteen rounds are too few; the next is reviewed unasked, and the mean has its interval and band."""
    start_after_rounds(page)
    before = rating(page)
    page.play_round(-1)
    expected = expected_text(float(str(page.tab.run(KEPT_PRICE))))
    open_rating(page)
    shown = page.text(".rating-text")
    faults = accessibility_faults(page.tab)
    page.tab.press("Escape")
    page.tab.run(waiting("() => history.state?.parts === 1"))  # that of the result
    page.tab.reload()
    page.until(*STOPS)

    assert TOO_FEW == before
    assert [expected, expected] == [shown, rating(page)]
    assert () == faults


def test_a_round_that_is_played_again_counts_once(page: GamePage) -> None:
    """The price is that of its first play, though those after an undo and a restart are reviewed, too."""
    start_after_rounds(page)
    page.play_round(-1)
    expected = expected_text(float(str(page.tab.run(KEPT_PRICE))))
    for _ in range(UNDOS):
        page.undo()
    page.play_round()
    review_round(page)
    assert expected == rating(page)
    page.choose("restart")
    page.until(*YOUR_MOVE)
    page.play_round()
    review_round(page)

    assert expected == rating(page)


@pytest.mark.parametrize("seed", [None, 44], ids=["sealed", "seed"])
def test_a_round_whose_cards_were_known_has_no_part_in_the_rating(page: GamePage, seed: int | None) -> None:
    """Neither one with a look at the deck, nor one of a deal that was chosen: nineteen stay too few."""
    start_after_rounds(page, seed=seed)
    if seed is None:
        page.choose("deck")
        page.until_shown("dialog[open] h2")
        page.click("dialog[open] button", "Show deck")
        page.until_shown("dialog[open] .deck-card")
        page.tab.press("Escape")
    page.play_round(-1)
    review_round(page)

    assert TOO_FEW == rating(page)


def test_on_a_phone_the_plot_of_the_rating_can_be_read(visit: Callable[[Options], Visitor]) -> None:
    """Its letters have ten pixels at least, and none is cut off; French has the longest names of bands."""
    page = visit(Options(360, 640)).open_page()
    keep_rounds(page, (14.0,) * 30)
    for lang in ("en", "fr"):
        page.start(seed=None, lang=lang)
        page.choose("statistics")
        page.until_shown(".segment")
        page.tab.run("() => [...document.querySelectorAll('.segment input')].at(-1).click()")
        page.until_shown(".rating-plot")

        assert [] == page.tab.run(UNREADABLE), lang
        assert () == cut_texts(page.tab, SHEET), lang
        assert TILE_OF_STRENGTH[lang] == texts(page.tab.run(FIRST_TILE))


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_the_places_of_finished_games_are_counted(
    visit: Callable[[Options], Visitor], size: Options, *, is_dark: bool
) -> None:
    page = visit(replace(size, is_dark=is_dark)).open_page()
    keep_rounds(page, (1.0,) * 20, places=(1, 1, 1, 1, 2, 4, 4))
    page.start()
    page.choose("statistics")
    page.until_shown(".places")
    tile, places = texts(page.tab.run(FIRST_TILE)), texts(page.tab.run(PLACES))

    assert ("You play like", "1.0 points given away a round") == tile[::2]
    assert ("14 1", "21 0.25", "30 0", "42 0.5") == places
    assert not page.tab.run(BROKEN_TITLE)
    assert () == accessibility_faults(page.tab)


@pytest.mark.parametrize("size", PORTRAITS, ids="{0[0]}x{0[1]}".format)
def test_the_figures_of_the_statistics_are_whole(page: GamePage, size: tuple[int, int]) -> None:
    """With a rating; on a tablet all of them are seen at once."""
    keep_rounds(page, (1.0, 3.0) * 10, places=(1, 1, 2, 4))
    page.tab.resize(*size)
    for lang in ("en", "de", "fr", "es"):
        page.start(seed=None, lang=lang)
        page.choose("statistics")
        page.until_shown(".places")

        assert () == cut_texts(page.tab, SHEET), lang
        assert size != TABLET or not page.tab.run(IS_SCROLLED), lang


def test_the_strength_is_read_on_paper(page: GamePage) -> None:
    """Today has its place and range on a line with the computers: axe-core cannot judge text over a line."""
    page.tab.prepare("localStorage.setItem('straights.sheets', 'paper')")
    keep_rounds(page, (0.5, 7.5) * 10)
    page.start()
    page.tab.press("F2")
    page.until_shown('[data-box="form"] .deal-line')
    width = page.tab.run(WIDTH_OF_RANGE)
    text, marks = texts(page.tab.run(CONTRASTS))

    assert isinstance(width, int | float)
    assert width > 20
    assert float(text) >= 4.5
    assert float(marks) >= 3
