"""A new version is offered, never forced on a game; a version that does not start is replaced."""

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

UPDATES = """
import { Updates } from "./controller/menus/updates.js";
class FakeWorker extends EventTarget {
    constructor(state) { super(); this.state = state; this.told = []; }
    postMessage(text) { this.told.push(text); }
    become(state) { this.state = state; this.dispatchEvent(new Event("statechange")); }
}
const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
const container = Object.assign(new EventTarget(), {
    controller: null, registered: 0,
    async register() { this.registered += 1; return registration; },
});
const shown = [];
const notices = { show: (text, { action }) => shown.push(action) };
let reloads = 0;
const start = () => new Updates(container, () => { reloads += 1; });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const find = (worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
};
const change = () => { container.controller = {}; container.dispatchEvent(new Event("controllerchange")); };
"""


def test_the_first_visit_leaves_the_network_to_the_page() -> None:
    """The page is kept once it plays, and then nothing is offered: it is of that version."""
    script = """
    const updates = start(); await settled();
    const before = container.registered;
    updates.offerIn(notices); await updates.install();
    const fresh = new FakeWorker("installing");
    find(fresh); fresh.become("installed"); fresh.become("activated"); change();
    answer([before, container.registered, shown.length, reloads]);
    """
    assert [0, 1, 0, 0] == evaluate(UPDATES + script)


def test_the_first_turns_have_the_processor_to_themselves() -> None:
    """The page is kept once nobody has clicked or typed for a moment; later clicks are nobody's business."""
    script = """
    const page = new EventTarget();
    globalThis.addEventListener = page.addEventListener.bind(page);
    globalThis.removeEventListener = page.removeEventListener.bind(page);
    const timers = new Map();
    let last = 0;
    globalThis.setTimeout = (act) => {
        last += 1;
        timers.set(last, act);
        return last;
    };
    globalThis.clearTimeout = (timer) => timers.delete(timer);
    const updates = start();
    updates.installWhenQuiet();
    const [early] = timers.keys();
    page.dispatchEvent(new Event("click"));
    page.dispatchEvent(new Event("keydown"));
    const before = [timers.has(early), timers.size, container.registered];
    [...timers.values()].forEach((act) => act());
    page.dispatchEvent(new Event("click"));
    answer([before, timers.size, container.registered]);
    """
    assert [[False, 1, 0], 1, 1] == evaluate(UPDATES + script)


def test_a_new_version_is_offered() -> None:
    """It takes over when the player says so, and the page is loaded again when it answers."""
    script = """
    container.controller = {};
    const updates = start(); await settled();
    updates.offerIn(notices);
    const fresh = new FakeWorker("installing");
    find(fresh); fresh.become("installed");
    const before = [shown.length, fresh.told.length, reloads];
    shown[0].click();
    const asked = [...fresh.told, reloads];
    change();
    answer([before, asked, reloads]);
    """
    assert [[1, 0, 0], ["activate", 0], 1] == evaluate(UPDATES + script)


@pytest.mark.parametrize("state", ["installing", "waiting"])
def test_a_version_found_earlier_is_offered(state: str) -> None:
    """It was found before the page had anything to offer it with."""
    script = f"""
    container.controller = {{}};
    const fresh = new FakeWorker("{state}" === "waiting" ? "installed" : "installing");
    registration.{state} = fresh;
    const updates = start(); await settled();
    fresh.become("installed");
    updates.offerIn(notices);
    answer([shown.length, reloads]);
    """
    assert [1, 0] == evaluate(UPDATES + script)


def test_the_other_tabs_are_told() -> None:
    """They go on with what they have, and may load the new version."""
    script = """
    container.controller = {};
    start().offerIn(notices); await settled();
    change();
    const before = reloads;
    shown[0].click();
    answer([shown.length, before, reloads]);
    """
    assert [1, 0, 1] == evaluate(UPDATES + script)


FOUND = 'find(fresh); fresh.become("installed");'
BROKEN = "updates.replaceBroken();"


@pytest.mark.parametrize("steps", [FOUND + BROKEN, BROKEN + FOUND], ids=["found first", "broken first"])
def test_a_version_that_does_not_start_is_replaced(steps: str) -> None:
    """As soon as another is there whole: nobody could accept it."""
    script = f"""
    container.controller = {{}};
    const fresh = new FakeWorker("installing");
    const updates = start(); await settled();
    {steps}
    change();
    answer([fresh.told, reloads]);
    """
    assert [["activate"], 1] == evaluate(UPDATES + script)


def test_without_a_new_version_a_broken_page_stays() -> None:
    """It says what is wrong, and is not loaded again and again."""
    script = """
    container.controller = {};
    const updates = start(); await settled();
    updates.replaceBroken();
    answer(reloads);
    """
    assert 0 == evaluate(UPDATES + script)
