"""The settings change the page at once."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

SETTINGS = """
globalThis.document = { documentElement: { dataset: {}, toggleAttribute() {}, lang: "en" } };
const { Settings } = await import("./controller/menus/settings.js");
const { Preferences } = await import("./model/preferences.js");
const texts = {};
const preferences = new Preferences({
    getItem: (key) => texts[key] ?? null, setItem: (key, text) => { texts[key] = text; },
});
const orders = [];
const table = { setOrder: (order) => orders.push(order) };
new Settings(preferences, { motion: {}, speed: null, table });
"""


def test_the_order_of_the_hand_reaches_the_table() -> None:
    """At the start, and when it is chosen."""
    script = """
    preferences.set("order", "ranks");
    answer(orders);
    """
    assert ["suits", "ranks"] == evaluate(SETTINGS + script)
