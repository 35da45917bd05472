"""Checks of the whole page, computed in it: what is cut off or covered, what axe-core finds, its texts."""

from tests.support.web.browsers import Tab, until_painted
from tests.support.web.game_page import texts
from tests.support.web.page_server import NODE_MODULES

# Each finding is a sentence. An element counts where it can be seen; a pixel of rounding is free.
LAYOUT = """() => {
    const found = [];
    const slack = 1.5;
    const OVER_A_CARD = '[data-card], [data-region="hand"], [data-seat], [data-region="message"]';
    const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
    const box = (each) => each.getBoundingClientRect();
    const name = ({ dataset, textContent }) =>
        dataset.card ?? dataset.field ?? dataset.region ?? textContent.slice(0, 20);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + slack) { found.push(`the page is ${root.scrollWidth} wide`); }
    const inside = (each, what) => {
        const { left, right, top, bottom } = box(each);
        if (left < -slack || right > innerWidth + slack || top < -slack || bottom > innerHeight + slack) {
            found.push(`${what} ${name(each)} is cut off: ${[left, top, right, bottom].map(Math.round)}`);
        }
    };
    const hand = all('[data-region="hand"] button[data-card]');
    all('[data-region="table"] :is([data-place], [data-card])').forEach((each) => inside(each, "place"));
    const parts = '[data-region="message"], [data-region="toolbar"] button, [data-seat]';
    all(parts).forEach((each) => inside(each, "part"));
    hand.forEach((each) => inside(each, "card"));
    for (const card of hand) {
        const { left, top, width, height } = box(card);
        let [wide, first, last] = [0, null, null];
        for (let x = left + 1; x < left + width; x += 2) {
            const at = (part) => document.elementFromPoint(x, top + part * height);
            const hits = [0.08, 0.3, 0.5, 0.7].map(at);
            if (hits.some((hit) => card.contains(hit))) { first ??= x; last = x; }
        }
        wide = first === null ? 0 : last - first + 2;
        if (wide < 22) { found.push(`only ${Math.round(wide)} px of ${card.dataset.card} can be touched`); }
    }
    const isSeen = (each) => box(each).width > 2 && getComputedStyle(each).clipPath === "none";
    const fields = all('[data-seat] [data-field], [data-seat] dt, [data-region="message"]').filter(
        (each) => each.textContent.trim() !== "" && isSeen(each));
    const text = fields.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return { each, box: range.getBoundingClientRect() };
    });
    for (const [at, one] of text.entries()) {
        for (const other of text.slice(at + 1)) {
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            const isNested = one.each.contains(other.each) || other.each.contains(one.each);
            if (wide > 2 && high > 4 && !isNested) {
                found.push(`${name(one.each)} lies over ${name(other.each)}`);
            }
        }
    }
    for (const card of all('[data-region="table"] [data-card]').slice(0, 60)) {
        const { left, top, width, height } = box(card);
        const hit = (right) => document.elementFromPoint(left + width * right, top + height * 0.2);
        const above = [0.2, 0.8].map((right) => hit(right)?.closest(`[data-empty], ${OVER_A_CARD}`));
        // The next card of a row may lie over the right half; nothing else may.
        const isFree = (each) => !each || each === card;
        if (!isFree(above[0]) || (!isFree(above[1]) && above[1].dataset.card === undefined)) {
            found.push(`${card.dataset.card} on the table lies under ${above.filter(Boolean).map(name)}`);
        }
    }
    for (const seat of all("[data-seat]:has(.pile)")) {
        const [meter, pile] = [".meter", ".pile"].map((part) => box(seat.querySelector(part)));
        const isBeside = meter.right < pile.left + slack || pile.right < meter.left + slack;
        if (!isBeside && meter.bottom > pile.top + slack && pile.bottom > meter.top + slack) {
            found.push(`the meter of ${name(seat)} lies over its pile`);
        }
    }
    for (const each of all('[data-region="toolbar"] button')) {
        const { width, height } = box(each);
        if (Math.min(width, height) < 24) { found.push(`the button ${name(each)} is ${width}x${height}`); }
    }
    return [...new Set(found)];
}"""

# Notes, frame by frame, where each button is that a player could press: a press would miss one that moves.
WATCH_BUTTONS = """
    window.buttonPlaces = new Map();
    const look = () => {
        requestAnimationFrame(look);
        for (const each of document.querySelectorAll(":is(main, header) :is(button, a[href], input)")) {
            const { left, top, width, height } = each.getBoundingClientRect();
            if (!each.contains(document.elementFromPoint(left + width / 2, top + height / 2))) { continue; }
            const places = window.buttonPlaces.get(each) ?? [];
            const [x, y] = places.at(-1) ?? [];
            if (x !== left || y !== top) { window.buttonPlaces.set(each, [...places, [left, top]]); }
        }
    };
    requestAnimationFrame(look);
"""
# By more than a pixel: less comes from rounding, and no press misses it.
MOVED_BUTTONS = """() => [...window.buttonPlaces]
    .filter(([, places]) => [0, 1].some((axis) => {
        const along = places.map((place) => place[axis]);
        return Math.max(...along) - Math.min(...along) > 1.01;
    }))
    .map(([each, places]) => {
        const name = each.dataset.card ?? each.ariaLabel ?? each.textContent;
        return `${name} was at ${places.join(" and ")}`;
    })"""

TEXTS = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        const around = walker.currentNode.parentElement;
        const isCode = around.closest("script, style, svg, kbd, pre, textarea, [lang]");
        if (text !== "" && !(isCode && isCode !== document.documentElement)) { found.add(text); }
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        document.querySelectorAll(`[${name}]`).forEach((each) => found.add(each.getAttribute(name)));
    }
    found.add(document.title);
    return [...found].filter((text) => /\\p{L}{3}/u.test(text));
}"""

# The texts in a part of the page that go beyond their own element, or beyond the part's sides.
CUT_TEXTS = """(part) => {
    const sides = document.querySelector(part).getBoundingClientRect();
    const isText = ({ nodeType, textContent }) => nodeType === 3 && textContent.trim() !== "";
    const hasText = (each) => each.readOnly || [...each.childNodes].some(isText);
    const isSeen = (each) => hasText(each) && getComputedStyle(each).clipPath === "none";
    const isCut = (each) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
        const isHidden = getComputedStyle(each).overflow !== "visible";
        // Letters may be a little higher than a line.
        if (isHidden && scrollHeight > clientHeight * 1.3) { return true; }
        const range = document.createRange();
        range.selectNodeContents(each);
        const { left, right } = range.getBoundingClientRect();
        const isBeyond = left < sides.left - 1 || right > sides.right + 1;
        return isBeyond || (clientWidth > 0 && scrollWidth > clientWidth + 1);
    };
    return [...document.querySelectorAll(`${part} *`)]
        .filter((each) => each.checkVisibility() && isSeen(each) && isCut(each))
        .map(({ textContent }) => textContent);
}"""

CHOOSE_AND_EMPTY = """(choice) => {
    document.querySelector(`dialog [value=${choice}]`).click();
    document.activeElement.value = "";
}"""
# The field with the focus, and what is wrong with it: which are in sight.
IN_SIGHT = """() => [document.activeElement, document.querySelector("dialog .problem")].map((each) => {
    const { left, top, bottom } = each.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => each.contains(document.elementFromPoint(left + 20, y)));
})"""
LONG_TITLE = """() => document.querySelectorAll(".toolbar-status > *").forEach(
    (each) => { each.textContent = "Wolfeschlegelsteinhausenbergerdorff’s table · 1,000 points"; })"""

# The contrast in each look; all else is the same in them. For axe, which knows no top layer, what flies
# and the page behind a dialog would lie over each text.
AXE = """async () => {
    %s
    const look = async (options, named = "") => {
        const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
        return violations.flatMap(({ id, help, nodes }) =>
            nodes.slice(0, 3).map(({ target }) => `${id}: ${help} (${target.join(" ")}) ${named}`));
    };
    const found = await look({ rules: { "color-contrast": { enabled: false } } });
    const isModal = document.querySelector("dialog:modal") !== null;
    const over = document.querySelectorAll(isModal ? ".page, .flights" : ".flights");
    const { dataset } = document.documentElement;
    const { scheme, sheets } = dataset;
    const isFading = (each) => each instanceof CSSTransition;
    over.forEach(({ style }) => { style.visibility = "hidden"; });
    for (const [inScheme, onSheets] of [["light", "table"], ["dark", "table"], ["light", "paper"]]) {
        Object.assign(dataset, { scheme: inScheme, sheets: onSheets });
        document.getAnimations().filter(isFading).forEach((each) => each.finish());
        found.push(...await look({ runOnly: ["color-contrast"] }, `${inScheme}, ${onSheets}`));
    }
    Object.assign(dataset, { scheme, sheets });
    over.forEach(({ style }) => { style.visibility = ""; });
    return found;
}"""


def layout_faults(tab: Tab) -> tuple[str, ...]:
    """List what is cut off, covered or too small to touch."""
    return texts(tab.run(LAYOUT))


def cut_texts(tab: Tab, part: str) -> tuple[str, ...]:
    """List the texts in a part of the page, by its selector, that are not whole."""
    until_painted(tab)
    return texts(tab.run(CUT_TEXTS, part))


def visible_texts(tab: Tab) -> set[str]:
    """List what players and screen readers read, where it has letters."""
    return set(texts(tab.run(TEXTS)))


def moved_buttons(tab: Tab) -> tuple[str, ...]:
    """List the buttons that have moved since they could be pressed, as WATCH_BUTTONS has noted."""
    until_painted(tab, frames=20)
    return texts(tab.run(MOVED_BUTTONS))


# What the Tab key has to reach in a sheet, a group of radio buttons as one; and what it reached elsewhere.
TAB_STOPS = """(sheet, beside) => {
    const key = (each) => each.type === "radio" ? each.name : each;
    const controls = "button, input, select, textarea, summary, a[href], [tabindex='0']";
    const usable = (within) => [...document.querySelectorAll(`:is(${within}) :is(${controls})`)]
        .filter((each) => each.checkVisibility() && !each.disabled);
    const all = usable(sheet);
    const nameOf = (each) => each.ariaLabel || each.textContent || each.type;
    window.unreached = new Map(all.map((each) => [key(each), nameOf(each)]));
    window.outside = [];
    document.addEventListener("focusin", ({ target }) => {
        window.unreached.delete(key(target));
        const isOutside = document.querySelector(sheet) && !target.closest(`:is(${sheet}, ${beside})`);
        if (isOutside) { window.outside.push(target.outerHTML.slice(0, 80)); }
    });
    return window.unreached.size + usable(beside).length;
}"""
MISSED = "() => [...window.unreached.values(), ...window.outside]"


def missed_by_tab(tab: Tab, sheet: str = "dialog[open]", beside: str = ".none") -> tuple[str, ...]:
    """What the Tab key does not reach in a sheet, and what it reaches outside, but for what is beside it."""
    stops = tab.run(TAB_STOPS, sheet, beside)
    assert isinstance(stops, int)
    for _ in range(stops + 2):
        tab.press("Tab")
    return texts(tab.run(MISSED))


def accessibility_faults(tab: Tab) -> tuple[str, ...]:
    """List what axe-core finds, in light and dark, on drawn sheets and on paper."""
    source = (NODE_MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
    return texts(tab.run(AXE % source))
