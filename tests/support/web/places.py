"""The places of the page and how one comes there: laws of the page go through all of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from tests.support.web.game_page import OPENED, YOUR_MOVE, GamePage
from tests.support.web.table_page import be_ready, come, come_as_host, open_table, play_on

SEED = 181
"""Its first hand has all cards that the list of keys names."""
STRONG = "human,expert,blocker,highest"
# Whether it is the player's turn at a table with nothing beside or over it.
IS_PLAIN = f"""() => ["turn", "discard"].includes(document.documentElement.dataset.state)
    && document.querySelector("{OPENED}") === null"""
PUZZLES = '[data-sheet="today"] [data-action="puzzles"]'
MENU = 'button[aria-haspopup="dialog"]'


@dataclass(frozen=True, slots=True)
class Place:
    """A part of the page, and how it is opened from where one has come to."""

    part: str
    come: Callable[[GamePage], None]
    open: Callable[[GamePage], None] = lambda _page: None

    @property
    def is_at_turn(self) -> bool:
        """Whether one comes there from any turn."""
        return self.come in (at_turn, at_own_table)

    def reach(self, page: GamePage, *, anew: bool = True) -> None:
        """Come there from the beginning, or from a table on the screen if that is enough."""
        if anew or not self.is_at_turn or not page.tab.run(IS_PLAIN):
            self.come(page)
        self.open(page)


def at_turn(page: GamePage) -> None:
    """Come to a turn at which a move can be taken back, and one be done again."""
    look = page.start(seed=SEED)
    for _ in range(2):
        look = page.use(look.usable[0])
    page.undo()


def at_sealed_cards(page: GamePage) -> None:
    page.start(seed=None)


def at_result(page: GamePage) -> None:
    page.start(STRONG)
    page.play_round(-1)
    page.until_shown('[data-sheet="result"] [data-action="try-again"]')


def at_left_seat(page: GamePage) -> None:
    page.start()
    by_menu("rage-quit", "dialog[open] footer", page)
    page.click("dialog[open] footer button:last-child")
    page.until("waiting", "round-end")


def in_lobby(page: GamePage) -> None:
    page.tab.go(f"{page.origin}/?lang=en&speed=0")
    page.until("lobby")


def in_room(page: GamePage) -> None:
    come(page, open_table(page.origin, None, None, "first-legal"))


def at_own_room(page: GamePage) -> None:
    come_as_host(page, open_table(page.origin, None, None, "first-legal"))


def at_own_table(page: GamePage) -> None:
    come_as_host(page, open_table(page.origin, score_limit=80))
    be_ready(page)
    page.until(*YOUR_MOVE)


def at_table_with_clocks(page: GamePage) -> None:
    come_as_host(page, open_table(page.origin, turn_limit=60, time_bank=60))
    be_ready(page)
    page.until_shown('[data-field="clock"]')


def at_end(page: GamePage) -> None:
    come_as_host(page, open_table(page.origin))
    be_ready(page)
    assert play_on(page)


def at_first_turn(page: GamePage) -> None:
    page.start(seed=SEED)


def choose_card(page: GamePage) -> None:
    """Choose the second card, so that Home and End choose another one in any hand."""
    for key in ("Home", "ArrowRight"):
        page.tab.press(key)


def by_keys(key: str, shown: str, page: GamePage) -> None:
    page.tab.press(key)
    page.until_shown(shown)


def by_clicks(*steps: str, page: GamePage) -> None:
    """Click on each of these as soon as it is shown, but for the last, which is then there."""
    for step in steps[:-1]:
        page.until_shown(step)
        page.click(step)
    page.until_shown(steps[-1])


def by_menu(action: str, shown: str, page: GamePage) -> None:
    page.choose(action)
    page.until_shown(shown)


def clicks(*steps: str) -> Callable[[GamePage], None]:
    return lambda page: by_clicks(*steps, page=page)


def sheet(action: str, come: Callable[[GamePage], None] = at_turn) -> Place:
    return Place("dialog[open]", come, partial(by_menu, action, "dialog[open] h2"))


def panel(action: str) -> Place:
    return Place(".panel", at_turn, partial(by_menu, action, ".panel"))


def settings(tab: str) -> Place:
    def open_tab(page: GamePage) -> None:
        by_menu("settings", "dialog[open] .segment", page)
        page.click("dialog[open] .segment", tab)

    return Place("dialog[open]", at_turn, open_tab)


REVIEW = ('[data-action="review-round"]', ".review-mark")
PLACES: Mapping[str, Place] = {
    "table": Place("body", at_turn),
    "hint": Place("[data-region=message], .hand", at_turn, partial(by_keys, "h", ".cost")),
    "menu": Place("dialog[open]", at_turn, clicks(MENU, '[data-sheet="menu"]')),
    **{
        name: sheet(name)
        for name in (
            *("today", "new-number", "others", "open", "statistics", "settings", "deck", "rage-quit"),
            *("rules", "shortcuts", "about"),
        )
    },
    **{f"settings, {tab}": settings(tab) for tab in ("Look", "Sound")},
    "sealed cards": sheet("seal", at_sealed_cards),
    **{f"panel {name}": panel(name) for name in ("log", "tracker", "review")},
    "replay": Place(".replay", at_turn, partial(by_menu, "replay", ".replay input")),
    "result": Place('[data-sheet="result"]', at_result),
    "review of a round": Place(".panel", at_result, clicks(*REVIEW)),
    "moment": Place(".moment", at_result, clicks(*REVIEW, ".moment")),
    "lesson": Place(".moment", at_turn, partial(by_menu, "learn", ".moment")),
    "puzzle": Place(".moment", at_turn, clicks('.toolbar [data-action="today"]', PUZZLES, ".moment")),
}
PLACES_AT_SERVER: Mapping[str, Place] = {
    "lobby": Place("body", in_lobby),
    "open-table": Place("dialog[open]", in_lobby, clicks('[data-action="open-table"]', "dialog[open] input")),
    "room": Place("body", in_room),
    "own room": Place("body", at_own_room),
    "own table": Place("body", at_own_table),
    "menu": Place("dialog[open]", at_own_table, clicks(MENU, '[data-sheet="menu"]')),
    **{name: sheet(name, at_own_table) for name in ("say", "people", "seal", "leave-table", "settings")},
    "result": Place('[data-sheet="result"]', at_end),
    "replay": Place(".replay", at_end, partial(by_menu, "replay", ".replay input")),
}
ALONE, AT_SERVER = "alone", "at a server"
ALL_PLACES = {ALONE: PLACES, AT_SERVER: PLACES_AT_SERVER}
STAGES = {
    ALONE: (at_turn, at_sealed_cards, at_left_seat),
    AT_SERVER: (at_own_room, at_own_table, at_end),
}
# Where keys do something, "" for all others; at a server the hand is dealt by chance.
PLACES_OF_KEYS: Mapping[str, Mapping[str, Place | None]] = {
    ALONE: {
        "": Place("body", at_turn, choose_card),
        "7 S": Place("body", at_first_turn, choose_card),
        "Esc": PLACES["replay"],
    },
    AT_SERVER: {
        "": Place("body", at_own_table, choose_card),
        **dict.fromkeys(("7 S", "K H", "T D", "1 0 D", "Ctrl+I")),
        **dict.fromkeys(("Esc", "R"), PLACES_AT_SERVER["replay"]),
    },
}
