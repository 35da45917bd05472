"""The page as people and programs meet it: the fixed attributes, roles and names, and nothing else."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from urllib.parse import urlencode

from tests.support.web.browsers import LOAD_SECONDS, Json, PageLeft, Point, Tab, until_painted, waiting

OPPONENTS = "human,first-legal,first-legal,first-legal"
YOUR_MOVE = ("turn", "discard")
STOPS = (*YOUR_MOVE, "round-end", "game-end")
OPENED = "dialog[open], .replay, .moment, .panel, .cost"
"""What lies over the table or beside it."""

WAYS_TO_CLOSE = ("Escape", "X", "outside", "Back")

# What is moved is kept in window.moved.
NOTE_MOTION = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moved.push(this.className);
        return animate.apply(this, given);
    };
"""

LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    return {
        state: document.documentElement.dataset.state,
        hand: all('[data-region="hand"] button[data-card]').map((card) => card.dataset.card),
        usable: all('[data-region="hand"] button[data-card]:not([aria-disabled="true"])').map(
            (card) => card.dataset.card),
        table: all('[data-region="table"] [data-card]').map((card) => card.dataset.card),
        message: document.querySelector('[data-region="message"]').textContent,
        scores: ["0", "1", "2", "3"].map((seat) =>
            document.querySelector(`[data-seat="${seat}"] [data-field="score"]`)?.textContent.trim()),
    };
}"""

# Where an element can be touched: a point at which nothing lies over it, the middle first.
PLACE = """(selector, text) => {
    const named = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim();
    const found = [...document.querySelectorAll(selector)].find((each) =>
        each.checkVisibility() && (text === null || named(each) === text));
    if (found === undefined) { return null; }
    found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of parts) {
        for (const right of parts) {
            const place = [left + right * width, top + down * height];
            if (found.contains(document.elementFromPoint(...place))) { return place; }
        }
    }
    return "covered";
}"""
# Once the element is enabled: what the next press meets, "hit", "missed" or nothing. A press that misses, as
# it has moved, is kept from the page, as is a click between two places of it.
WATCH = """(selector, text) => {
    const named = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim();
    const matches = (each) => each.checkVisibility() && (text === null || named(each) === text);
    if ([...document.querySelectorAll(selector)].find(matches)?.matches(":disabled")) { return false; }
    if (window.watchPress === undefined) {
        for (const name of ["pointerdown", "touchstart", "mousedown", "click"]) {
            addEventListener(name, (event) => window.watchPress(event), { capture: true, passive: false });
        }
    }
    window.pressed = "";
    let met;
    window.watchPress = (event) => {
        const shown = [...document.querySelectorAll(selector)].filter(matches);
        const hit = shown.find((each) => each.contains(event.target));
        if (hit !== undefined) {
            window.pressed ||= "hit";
            met ??= hit;
        } else if (met === undefined ? shown.length > 0 : shown.includes(met)) {
            window.pressed = "missed";
            event.stopImmediatePropagation();
            event.preventDefault();
        }
    };
    return true;
}"""
PRESSED = "() => { window.watchPress = () => undefined; return window.pressed; }"
CHOOSE_LANGUAGE = """(code) => {
    const select = document.querySelector("dialog[open] select");
    select.value = code;
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
OPEN_MORE = "() => document.querySelectorAll('dialog[open] details').forEach((each) => (each.open = true))"
PRESSES = 20
"""How often something is pressed that moves away."""


@dataclass(frozen=True, slots=True)
class Look:
    state: str
    hand: tuple[str, ...]
    usable: tuple[str, ...]
    table: frozenset[str]
    message: str
    scores: tuple[str, ...]


class GamePage:
    def __init__(self, tab: Tab, origin: str) -> None:
        self.tab = tab
        self.origin = origin
        self.patience: float = LOAD_SECONDS  # with which it waits for what has to come

    def start(self, seats: str | None = OPPONENTS, **fields: str | float | None) -> Look:
        """Open the address of a game up to its first turn: without motion and in English, unless said.

        A field that is None is left out: without a seed the deal is sealed, and counts in the statistics.
        """
        fields = {"seed": 44, "speed": 0, "lang": "en", "seats": seats, **fields}
        given = {name: value for name, value in fields.items() if value is not None}
        self.tab.go(f"{self.origin}/index.html?{urlencode(given, safe=',')}")
        return self.until(*STOPS)

    def look(self) -> Look:
        return seen(self.tab.run(LOOK))

    @contextmanager
    def waiting_at_most(self, seconds: float) -> Iterator[None]:
        """Give up sooner, where there is another way."""
        self.patience, usual = seconds, self.patience
        try:
            yield
        finally:
            self.patience = usual

    def until(self, *states: str) -> Look:
        is_in_state = "(...states) => states.includes(document.documentElement.dataset.state)"
        self.tab.run(waiting(is_in_state, self.patience), *states)
        return self.look()

    def until_kept(self) -> None:
        """Wait until the service worker has all files of the page, and answers for them."""
        self.tab.run(
            "async () => { const { active } = await navigator.serviceWorker.ready;"
            " while (active.state !== 'activated') { await new Promise((go) => setTimeout(go, 10)); } }"
        )

    def until_used(self, card: str) -> Look:
        """Wait until a card has left the hand and the player is asked again, and see everything."""
        gone = (
            "(card, states) => states.includes(document.documentElement.dataset.state)"
            """ && document.querySelector(`[data-region="hand"] button[data-card="${card}"]`) === null"""
        )
        self.tab.run(waiting(gone), card, STOPS)
        return self.look()

    def use(self, card: str) -> Look:
        """Click a card, wait until the player is asked again, and see everything."""
        self.click(hand_card(card))
        return self.until_used(card)

    def play_round(self, which: int = 0) -> int:
        """Use the first card that can be used, or another, until the round ends; how many were choices.

        By a script, which is quicker than a mouse.
        """
        choices, look = 0, self.look()
        while look.state in YOUR_MOVE:
            choices += len(look.usable) > 1
            card = look.usable[which]
            self.tab.run("(card) => document.querySelector(card).click()", hand_card(card))
            look = self.until_used(card)
        return choices

    def undo(self) -> Look:
        """Take a move back, wait until its card is in the hand again, and see everything."""
        back = (
            "(held, states) => states.includes(document.documentElement.dataset.state)"
            """ && document.querySelectorAll('[data-region="hand"] button[data-card]').length > held"""
        )
        held = len(self.look().hand)
        self.click('[data-action="undo"]')
        self.tab.run(waiting(back), held, YOUR_MOVE)
        return self.look()

    def until_shown(self, selector: str) -> None:
        """Wait until something that matches can be seen, and rests where it is."""
        shows = """(selector) => {
            const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
            if (found === undefined) { return false; }
            const { left, top, width, height } = found.getBoundingClientRect();
            const place = [selector, left, top, width, height].join();
            const rests = place === window.placeOfShown;
            window.placeOfShown = place;
            return rests;
        }"""
        self.tab.run(waiting(shows, self.patience), selector)

    def place(self, selector: str, text: str | None = None) -> Point:
        """Find where something can be touched."""
        found = self.tab.run(PLACE, selector, text)
        assert found is not None, f"there is no {selector} {text or ''}"
        assert found != "covered", f"{selector} {text or ''} is covered"
        return point(found)

    def click(self, selector: str, text: str | None = None) -> None:
        """Click on something that matches; where a text is given, on what is called so."""
        self._press(self.tab.click, selector, text)

    def tap(self, selector: str) -> None:
        self._press(self.tab.tap, selector, None)

    def reloaded_by(self, act: Callable[[], None]) -> None:
        self.tab.run("() => { window.isFormer = true; }")
        act()
        loaded = waiting("() => window.isFormer !== true && document.readyState === 'complete'")
        while True:
            with suppress(PageLeft):
                self.tab.run(loaded)
                return

    def choose(self, action: str) -> None:
        self.click('button[aria-haspopup="dialog"]')
        self.until_shown("dialog[open] .menu-item")
        self.tab.run(OPEN_MORE)
        self.until_shown(f'dialog[open] [data-action="{action}"]')
        self.click(f'dialog[open] [data-action="{action}"]')

    def _press(self, act: Callable[[Point], None], selector: str, text: str | None) -> None:
        """Press what matches, when it is enabled; again where it has moved before it was met."""
        for _ in range(PRESSES):
            self.tab.run(waiting(WATCH, self.patience), selector, text)
            act(self.place(selector, text))
            try:
                if self.tab.run(PRESSED) != "missed":
                    return
            except PageLeft:
                return
        raise AssertionError(f"{selector} {text or ''} was never met in {PRESSES} presses")

    def use_language(self, code: str) -> None:
        self.choose("settings")
        self.until_shown('[data-sheet="settings"]')
        self.tab.run(CHOOSE_LANGUAGE, code)
        self.tab.run(waiting("(code) => document.documentElement.lang === code"), code)
        self.tab.press("Escape")
        self.tab.run(waiting("() => document.querySelector('dialog[open]') === null"))

    def text(self, selector: str) -> str:
        return str(
            self.tab.run("(selector) => document.querySelector(selector).textContent.trim()", selector)
        )


def hand_card(card: str) -> str:
    return f'[data-region="hand"] button[data-card="{card}"]'


def close_sheet(page: GamePage, way: str, outside: Point = (4.0, 40.0)) -> None:
    """Close the sheet in one of the `WAYS_TO_CLOSE`; `outside` is a point beside it."""
    match way:
        case "Escape":
            page.tab.press("Escape")
        case "X":
            page.click('[data-sheet] header button[aria-label="Close"]')
        case "outside":
            page.tab.click(outside)
        case _:
            page.tab.run("() => history.back()")


def close_all(page: GamePage) -> None:
    """Close what lies over the table or beside it, the foremost first."""
    is_open = f"() => document.querySelector(':popover-open, {OPENED}') !== null"
    for _ in range(3):
        if not page.tab.run(is_open):
            return
        page.tab.press("Escape")
        until_painted(page.tab)


def point(found: Json) -> Point:
    assert isinstance(found, Sequence)
    x, y = (float(str(each)) for each in found)
    return x, y


def seen(found: Json) -> Look:
    assert isinstance(found, Mapping)
    return Look(
        state=str(found["state"]),
        hand=texts(found["hand"]),
        usable=texts(found["usable"]),
        table=frozenset(texts(found["table"])),
        message=str(found["message"]),
        scores=texts(found["scores"]),
    )


def texts(found: Json) -> tuple[str, ...]:
    assert isinstance(found, Sequence)
    assert not isinstance(found, str)
    return tuple(map(str, found))
