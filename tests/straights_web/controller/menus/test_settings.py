"""The settings change the page at once."""

from straights_gui.controller.settings.settings import FACTORS
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
const settings = new Settings(preferences, { motion: {}, speed: null, table });
"""


def test_speeds_are_those_of_the_window() -> None:
    """Fast is as fast in both."""
    script = 'answer((await import("./controller/menus/settings.js")).FACTORS);'

    assert {speed.value: factor for speed, factor in FACTORS.items()} == evaluate(SETTINGS + script)


def test_the_order_of_the_hand_reaches_the_table() -> None:
    """At the start, and when it is chosen."""
    script = """
    preferences.set("order", "ranks");
    answer(orders);
    """
    assert ["suits", "ranks"] == evaluate(SETTINGS + script)


def test_faces_with_a_colour_for_each_suit_leave_no_choice() -> None:
    """Their switch is on and cannot be used; with other faces it is again as the player has left it."""
    script = """
    const fields = () => settings.dialog.groups().flatMap((group) => group.fields);
    const field = () => fields().find(({ kind }) => kind === "toggle");
    const look = () => [field().isOn(), field().isFree()];
    const before = look();
    preferences.set("faces", "four-colour");
    const chosen = look();
    preferences.set("faces", "minimal");
    answer([before, chosen, look()]);
    """
    assert [[False, True], [True, False], [False, True]] == evaluate(SETTINGS + script)


def test_the_settings_open_once_however_often_they_are_asked_for() -> None:
    """A second key press, while the languages load, opens no second dialog; a later one opens it again."""
    script = """
    const languages = [], closing = [];
    globalThis.fetch = () => new Promise((resolve) => languages.push(resolve));
    settings.dialog.open = () => new Promise((resolve) => closing.push(resolve));
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const load = async () => {
        const answer = { ok: true, json: async () => ({ en: "English" }) };
        languages.splice(0).forEach((resolve) => resolve(answer));
        await settled();
    };
    const opened = [settings.open(), settings.open()];
    await load();
    const first = closing.length;
    closing.forEach((close) => close()); await Promise.all(opened);
    void settings.open(); await load();
    answer([first, closing.length]);
    """
    assert [1, 2] == evaluate(SETTINGS + script)
