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
const large = [];
const table = { setOrder() {}, setLargePrint: (isLargePrint) => large.push(isLargePrint) };
new Settings(preferences, { motion: {}, speed: null, table });
"""


def test_large_print_reaches_the_table() -> None:
    """When it is chosen, and when it is not any more."""
    script = """
    preferences.set("largePrint", true);
    preferences.set("largePrint", false);
    answer(large);
    """
    assert [False, True, False] == evaluate(SETTINGS + script)
