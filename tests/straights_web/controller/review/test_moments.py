"""A moment shows the table as it stood, asks, tells, and gives the table back to the game."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

MOMENTS = """
globalThis.HTMLElement = class {};
const { Moments } = await import("./controller/review/moments.js");
const answered = [];
const bars = [];
class Bar {
    constructor(round, decision, actions) {
        this.actions = actions;
        this.root = { remove: () => bars.pop() };
        this.answer = { focus() {} };
        bars.push(this);
    }
    tell(texts) { answered.push(texts[0]); }
    retranslate() { answered.push("question"); }
}
const cards = { instead: null };
const advised = [];
table.bottom = 0;
table.advise = (text, marks, best) => advised.push([marks.map(({ card }) => card), best]);
const page = { table, player, cards, panels: { append() {} }, announcements: { say() {} } };
const played = [];
const moments = new Moments(page, (at) => played.push(at), Bar);
const hint = (card) =>
    ({ choice: { type: "play", card }, behind: [], opened: [], alternatives: 2, points: 0, needed: 0 });
const decision = { action: 7, move: 8, played: "9C", price: 4, sd: 0.5, mistake: true, near_tie: false,
    reason: "timing", observation: observation("as it stood", { turn: 0, legal_plays: ["6H", "9C"] }),
    best: hint("6H"), against: hint("9C"), points: 5,
    costs: [{ card: "9C", cost: 4, error: 0.5, near_tie: false }] };
client.tell(tableMessage(1)); await settled();
moments.open(1, decision);
"""


def test_the_table_stands_as_it_did_and_the_game_rests() -> None:
    """Nothing is told until the player has chosen, or asks; back at the game, all is as before."""
    script = """
    const shown = [table.observation.name, player.isSuspended, bars.length, answered.length];
    bars[0].actions.tell();
    bars[0].actions.close(); await settled();
    answer([shown, answered, table.observation.name, player.isSuspended, bars.length, cards.instead]);
    """
    told = ["In the game: 9♣ instead of 6♥: about 4 point(s)."]
    assert [["as it stood", True, 1, 0], told, "t1", False, 0, None] == evaluate(PAGE + MOMENTS + script)


def test_the_player_tries_again() -> None:
    """A card that may not be used is refused with the reason; another is told with its price, and marked."""
    script = """
    cards.instead("KD");
    const before = answered.length;
    cards.instead("9C");
    answer([table.warnings, before, answered, advised]);
    """
    warning = "This card doesn't fit. Choose one of the raised cards."
    price = "9♣ costs you about 4 point(s) more against the others."
    assert [[warning], 0, [price], [[["6H", "9C"], "6H"]]] == evaluate(PAGE + MOMENTS + script)


def test_the_focus_goes_back_to_the_choice_that_was_opened() -> None:
    """Another round was reviewed meanwhile, and the panel built again."""
    script = """
    const focused = [];
    moments.close(); await settled();
    const opener = Object.assign(new HTMLElement(),
        { isConnected: false, className: "review-mark", getAttribute: () => "7",
          focus: () => focused.push("old") });
    page.panels.querySelector = (selector) =>
        selector === '.review-mark[data-at="7"]' ? { focus: () => focused.push("new") } : null;
    document.activeElement = opener;
    moments.open(1, decision);
    moments.close();
    answer(focused);
    """
    assert ["new"] == evaluate(PAGE + MOMENTS + script)


def test_a_moment_is_shown_in_another_language() -> None:
    """The question, and once it was told, the answer with the marks on the cards."""
    script = """
    moments.retranslate();
    const asked = answered.splice(0);
    cards.instead("9C");
    answered.length = advised.length = 0;
    moments.retranslate();
    answer([asked, answered, advised]);
    """
    price = "9♣ costs you about 4 point(s) more against the others."
    assert [["question"], ["question", price], [[["6H", "9C"], "6H"]]] == evaluate(PAGE + MOMENTS + script)


def test_another_game_ends_the_moment() -> None:
    """It is shown and played, from its own seat."""
    script = """
    bars[0].actions.playOn();
    client.tell(tableMessage(2)); await settled();
    answer([played, table.observation.name, player.isSuspended, bars.length, moments.shown, cards.instead]);
    """
    assert [[7], "t2", False, 0, None, None] == evaluate(PAGE + MOMENTS + script)
