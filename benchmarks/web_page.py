"""The page in real browsers: load times and response times.

Needs the page (`make web`), Chromium and Firefox. Goals are printed next to the figures; other load on the
machine slows everything down.
"""

import sys
import time
from collections.abc import Callable, Sequence

from reporting import ROOT, percentile

sys.path.append(str(ROOT / "packaging"))

from tests.support.web.browsers import Browser, Options, waiting
from tests.support.web.chromium import Chromium, ChromiumTab
from tests.support.web.firefox import Firefox
from tests.support.web.game_page import GamePage, hand_card
from tests.support.web.page_server import NODE_MODULES, PageServer
from tests.support.web.visitor import Visitor
from web import node

RUNS = 5
# Chromium with a window loads a user interface of its own in it: this is long enough for it.
SETTLING_SECONDS = 2.0
EXPERTS = "human,expert,expert,expert"
TURNS = 40
# People look at least this long before they tap. An earlier tap is answered later: Firefox, which renders
# without a graphics card here, presumably presents the previous frame first.
SIGHT_SECONDS = 0.15

# By the page's own clock, which begins with the navigation: the first paint, the first card to play.
WATCH_START = """
    new PerformanceObserver((list) => { window.firstPaint ??= list.getEntries()[0].startTime; })
        .observe({ type: "paint", buffered: true });
    new MutationObserver(() => {
        if (window.firstCard === undefined && document.documentElement.dataset.state === "turn") {
            requestAnimationFrame(() => { window.firstCard = performance.now(); });
        }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-state"] });
"""
# The worker's time: from the `ready` that allows a computer's move to the message with its move.
WATCH_WORKER = """
    window.decisions = [];
    const Real = Worker;
    window.Worker = class extends Real {
        postMessage(text) {
            if (typeof text === "string" && text.includes('"ready"')) { this.asked = performance.now(); }
            super.postMessage(text);
        }
        set onmessage(listener) {
            super.onmessage = (event) => {
                if (this.asked !== undefined && event.data.includes('"type":"moved"')) {
                    window.decisions.push(performance.now() - this.asked);
                    this.asked = undefined;
                }
                listener(event);
            };
        }
    };
"""
# From the press to the frame after the one in which the card has left the hand.
TAP = """(card) => new Promise((resolve) => {
    const button = document.querySelector(`[data-region="hand"] button[data-card="${card}"]`);
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
        if (!button.isConnected) {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }
    }).observe(document.querySelector('[data-region="hand"]'), { childList: true });
    button.click();
})"""


def report(what: str, value: float, goal: float) -> None:
    """Print a figure, its goal, and their ratio."""
    print(f"  {what:46s} {value:9.1f} ms  goal {goal:7.1f}   ratio {value / goal:5.2f}", flush=True)


def start_times(page: GamePage) -> tuple[float, float]:
    """Load the page; returns its first paint and its first card, in milliseconds."""
    page.tab.prepare(WATCH_START)
    time.sleep(SETTLING_SECONDS)
    page.start()
    found = page.tab.run(waiting("() => window.firstCard && window.firstPaint && [firstPaint, firstCard]"))
    assert isinstance(found, Sequence)
    paint, card = (float(str(value)) for value in found)
    return paint, card


def measure_warm_start(browser: Browser, origin: str) -> None:
    """Load the page again: the service worker has the files, the browser the compiled code."""
    visitor = Visitor(browser.new_profile(Options()), origin)
    first = visitor.open_page()
    first.start()
    first.tab.run("async () => { await navigator.serviceWorker.ready; }")
    first.tab.close()
    times = []
    for _ in range(RUNS):
        page = visitor.open_page()
        times.append(start_times(page))
        page.tab.close()
    visitor.close()
    report("first paint, warm, median", percentile([paint for paint, _ in times], 50), 300)
    report("first card to play, warm, median", percentile([card for _, card in times], 50), 1200)


def measure_cold_start(browser: Chromium, origin: str) -> None:
    """Load the page for the first time, at 20 Mbit/s and 40 ms."""
    times = []
    for _ in range(3):
        visitor = Visitor(browser.new_profile(Options()), origin)
        page = visitor.open_page()
        assert isinstance(page.tab, ChromiumTab)
        network = page.tab.page.context.new_cdp_session(page.tab.page)
        network.send("Network.enable")
        conditions = {"offline": False, "latency": 40, "downloadThroughput": 2.5e6, "uploadThroughput": 2.5e6}
        network.send("Network.emulateNetworkConditions", conditions)
        times.append(start_times(page)[1])
        visitor.close()
    report("first card, cold, 20 Mbit/s + 40 ms, median", percentile(times, 50), 4000)


def use_turns(page: GamePage, use: Callable[[str], None]) -> None:
    """Play some turns."""
    look = page.look()
    for _ in range(TURNS):
        if look.state == "round-end":
            page.click('[data-action="next-round"]')
            look = page.until("turn", "discard")
        if look.state == "game-end":
            return
        use(look.usable[0])
        look = page.until_used(look.usable[0])


def measure_expert(browser: Browser, origin: str) -> None:
    """Play some turns against three experts: the times of their moves."""
    visitor = Visitor(browser.new_profile(Options()), origin)
    page = visitor.open_page()
    page.tab.prepare(WATCH_WORKER)
    page.start(seats=EXPERTS, limit=1000)
    page.tab.run("() => { window.decisions.length = 0; }")
    use_turns(page, lambda card: page.click(hand_card(card)))
    found = page.tab.run("() => window.decisions")
    visitor.close()
    assert isinstance(found, Sequence)
    decisions = [float(str(value)) for value in found]
    report(f"expert's decision, median of {len(decisions)}", percentile(decisions, 50), 100)
    report("expert's decision, p95", percentile(decisions, 95), 100)


def measure_taps(browser: Browser, origin: str) -> None:
    """Tap cards against simple computers: after people have looked at the table, and immediately."""
    for what, rest in (("tap", SIGHT_SECONDS), ("tap in the frame before", 0.0)):
        times = time_taps(browser, origin, rest)
        report(f"{what} to painted answer, median", percentile(times, 50), 50)
        report(f"{what} to painted answer, p95", percentile(times, 95), 50)


def time_taps(browser: Browser, origin: str, rest: float) -> list[float]:
    """The time of each tap, this many seconds after the page has shown whose turn it is."""
    visitor = Visitor(browser.new_profile(Options()), origin)
    page = visitor.open_page()
    page.start(limit=1000)
    times: list[float] = []

    def use(card: str) -> None:
        time.sleep(rest)
        times.append(float(str(page.tab.run(TAP, card))))

    use_turns(page, use)
    visitor.close()
    return times


def main() -> None:
    """Measure everything in one run."""
    node.install_packages()
    with PageServer() as server:
        for start in (Chromium, lambda: Firefox(NODE_MODULES)):
            browser: Browser = start()
            print(browser.name, flush=True)
            measure_warm_start(browser, server.origin)
            if isinstance(browser, Chromium):
                measure_cold_start(browser, server.origin)
            measure_expert(browser, server.origin)
            measure_taps(browser, server.origin)
            browser.close()


if __name__ == "__main__":
    main()
