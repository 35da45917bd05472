"""The menu's games: files, links, transcripts and the seal of a deal."""

import pytest

from tests.support.dom_stubs import DOM
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

MENU = """
const { GameMenu } = await import("./controller/menus/game_menu.js");
const blobs = [], saved = [], shown = [], asked = [], copied = [], opened = [];
URL.createObjectURL = (blob) => "blob:" + blobs.push(blob);
URL.revokeObjectURL = (address) => blobs.splice(Number(address.slice("blob:".length)) - 1, 1, null);
const make = document.createElement;
document.createElement = (kind) => {
    const made = make(kind);
    if (kind === "a") made.addEventListener("click", () => saved.push([made.download, made.href]));
    return made;
};
globalThis.matchMedia = () => ({ matches: false });
location.href = "https://play.example/straights/";
let hasClipboard = true;
Object.defineProperty(globalThis, "navigator", { configurable: true, value: { clipboard: {
    writeText: async (text) => { if (!hasClipboard) throw new Error("no"); copied.push(text); } } } });
document.execCommand = () => false;
const notices = { show: (text, more) => shown.push([text, more?.stays ?? false]) };
const state = { seed: 44, seal: null, salt: "", players: [null, "expert", "highest", "random"],
    observation: { score_limit: 50, reseed_each_round: false } };
const answers = { save: { text: "a game" }, transcript: { input: "c", output: ">", arguments: "44" } };
const answered = async ({ type }) => { asked.push(type); return answers[type]; };
const client = { state, hello: null, ask: answered };
let reason = "";
const games = {
    openText: async (text) => { opened.push(text); return reason; },
    couldNotOpen: (name, why) => `${name}: ${why}`,
};
const menu = new GameMenu(client, games, notices);
const texts = () => Promise.all(blobs.map((blob) => blob?.text() ?? null));
"""


def test_a_saved_game_is_a_file_of_the_table() -> None:
    """The browser saves it; what it needs for that is given back after a minute."""
    script = """
    await menu.save();
    const before = [await texts(), saved, shown, blobs[0].type];
    await pass(60000);
    answer([asked, before, blobs]);
    """
    file = [["a game"], [["game.straights", "blob:1"]], [["Saved as game.straights.", False]]]
    assert [["save"], [*file, "application/x-straights;charset=utf-8"], [None]] == evaluate(
        DOM + MENU + script
    )


def test_the_dialog_for_opening_a_game_opens_once() -> None:
    """A second key press, while the saved games are read, opens no second dialog."""
    script = """
    const reads = [];
    games.saved = { current: null, recent: () => new Promise((resolve) => reads.push(resolve)) };
    const both = [menu.open(), menu.open()];
    reads.forEach((resolve) => resolve([])); await settled();
    const first = dialogs.length;
    [...dialogs].forEach((dialog) => dialog.close()); await Promise.all(both);
    void menu.open(); reads.at(-1)([]); await settled();
    answer([first, dialogs.length]);
    """
    assert [1, 1] == evaluate(DOM + MENU + script)


def test_a_link_leads_to_the_deal_with_its_players_and_its_length() -> None:
    """As another page reads it."""
    script = """
    const { readLink } = await import("./model/link.js");
    const strategies = ["expert", "highest", "random"].map((name) => ({ name }));
    const hello = { strategies, seed_range: [0, 100], highest_score_limit: 500 };
    await menu.share();
    answer([readLink(new URL(copied[0]), hello), shown]);
    """
    link = {"seed": 44, "seats": [None, "expert", "highest", "random"], "limit": 50, "reseed": False}
    assert [link, [["Link copied. It leads to this deal.", False]]] == evaluate(DOM + MENU + script)


def test_a_sealed_deal_is_not_shared_before_the_game_is_over() -> None:
    """Its seed would tell all cards."""
    script = """
    Object.assign(state, { seed: null, seal: "abc" });
    await menu.share();
    client.state = null;
    await menu.share();
    answer([copied, shown]);
    """
    said = "This deal is sealed: you can share its link when the game is over."
    assert [[], [[said, False]]] == evaluate(DOM + MENU + script)


def test_a_seed_is_copied_and_a_seal_is_shown() -> None:
    """A seed that could not be copied is not said to be."""
    script = """
    await menu.showDeal();
    hasClipboard = false;
    await menu.showDeal();
    Object.assign(state, { seal: "abc", seed: null });
    void menu.showDeal(); await settled();
    answer([copied, shown, dialogs.length]);
    """
    assert [["44"], [["Seed copied.", False]], 1] == evaluate(DOM + MENU + script)


@pytest.mark.parametrize("pressed, asked", [("Cancel", []), ("Show transcript", ["transcript"])])
def test_the_transcript_of_a_sealed_deal_is_shown_to_who_wants_to_know_its_seed(
    pressed: str, asked: list[str]
) -> None:
    """After that the game counts nowhere, so nobody sees it by accident."""
    script = f"""
    Object.assign(state, {{ seed: null, seal: "abc" }});
    void menu.transcript(); await settled();
    const before = [...asked];
    button("{pressed}").click(); await settled();
    answer([before, asked, dialogs.length]);
    """
    assert [[], asked, len(asked)] == evaluate(DOM + MENU + script)


def test_a_transcript_is_copied_and_saved_as_it_is() -> None:
    """What the console reads is one file, what it prints the other."""
    script = """
    void menu.transcript(); await settled();
    const press = async (text) => { button(text).click(); await settled(); };
    await press("Copy input"); await press("Copy output"); await press("Save…");
    hasClipboard = false; await press("Copy input");
    answer([copied, saved.map(([name]) => name), await texts(), shown]);
    """
    said = [
        ["Copied.", False],
        ["Copied.", False],
        ["Saved as game.in and game.out.", False],
        ["The browser doesn't allow copying here. Select the text and copy it.", False],
    ]
    assert [["c", ">"], ["game.in", "game.out"], ["c", ">"], said] == evaluate(DOM + MENU + script)


@pytest.mark.parametrize(
    "size, reason, opened, said",
    [
        (10, "", ["text"], []),
        (10, "damaged", ["text"], [["my.straights: damaged", True]]),
        (2_000_001, "", [], [["Could not open my.straights: it is too large for a saved game.", True]]),
    ],
)
def test_a_dropped_file_is_opened_or_its_problem_is_said(
    size: int, reason: str, opened: list[str], said: list[object]
) -> None:
    """Until the player has read it."""
    script = f"""
    reason = "{reason}";
    const arrayBuffer = async () => new TextEncoder().encode("text").buffer;
    await menu.openFile({{ name: "my.straights", size: {size}, arrayBuffer }});
    answer([opened, shown]);
    """
    assert [opened, said] == evaluate(DOM + MENU + script)
