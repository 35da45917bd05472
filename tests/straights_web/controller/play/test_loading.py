"""What cannot be started says so, and nothing else does."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

SCREEN = """
globalThis.HTMLElement = class {};
const reason = Object.assign(new HTMLElement(), { hidden: true, textContent: "" });
const screen = Object.assign(new HTMLElement(), { hidden: false, dataset: {}, querySelector: () => reason });
document.querySelector = () => screen;
const { showFailure, showLoading } = await import("./controller/play/loading.js");
client.hello = null;
let broken = 0;
const hello = showLoading(client, () => { broken += 1; });
const arrive = async () => {
    client.hello = { type: "hello" };
    client.dispatchEvent(new CustomEvent("hello"));
    await hello;
};
const fail = () => client.dispatchEvent(new CustomEvent("failed", { detail: "engine.zip: 404" }));
"""


def test_an_engine_that_does_not_come_is_told() -> None:
    """With the cause."""
    told = "reason.textContent.includes('engine.zip: 404')"
    script = f"fail(); answer([screen.hidden, reason.hidden, {told}, broken]);"
    assert [False, False, True, 1] == evaluate(PAGE + SCREEN + script)


def test_an_engine_that_stops_in_a_game_is_told_elsewhere() -> None:
    """The game was started: nothing lies over it."""
    script = "await arrive(); fail(); answer([screen.hidden, reason.hidden, broken]);"
    assert [True, True, 0] == evaluate(PAGE + SCREEN + script)


def test_what_else_fails_stays_on_the_screen() -> None:
    """The engine comes all the same, to a page without its cards."""
    script = "showFailure('cards-classic.svg: 404'); await arrive(); answer([screen.hidden, reason.hidden]);"
    assert [False, False] == evaluate(PAGE + SCREEN + script)
