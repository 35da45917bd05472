"""Games that replace each other are kept apart: each text of the table goes to its own game."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

USUAL = ("highest", "expert", "highest")  # as the table says

START = """
import { Games } from "./controller/menus/games.js";
import { Refusal } from "./model/game_client.js";
import { SavedGames } from "./model/saved_games.js";

class Table extends EventTarget {
    state = null;
    hello = {
        strategies: [{ name: "expert" }, { name: "highest" }], opponents: ["highest", "expert", "highest"],
        score_limit: 80,
    };
    asked = [];
    answers = [];
    ask(request) {
        this.asked.push(request);
        return new Promise((resolve, reject) => this.answers.push({ resolve, reject }));
    }
    tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
    saved(game, text) {
        this.tell("saved", { type: "saved", seq: 0, game, text });
        this.tell("table", this.state);
    }
    begun(game, text) { this.saved(game, text); this.answers.shift().resolve({}); }
    refused(reason) { this.answers.shift().reject(new Refusal(reason, "")); }
}
const strategies = [null, "expert", "expert", "expert"];
const seats = strategies.map((strategy, at) => ({ name: "abcd"[at], strategy, score: 0 }));
const preferences = {
    values: { opponents: "", names: "", limit: -1 },
    get(name) { return this.values[name]; },
    set(name, value) { this.values[name] = value; },
};
const table = new Table(), saved = new SavedGames(null);
const notMoved = { seats, score_limit: 50, round: 1, turn: 0, results: [], moves: [{ seat: 1, card: "7S" }] };
const moved = { ...notMoved, moves: [...notMoved.moves, { seat: 0, card: "8S" }] };
table.state = { seed: 44, humans: [0], observation: moved };
const told = [];
const games = new Games(table, saved, preferences, { show(text) { told.push(text); } });
const texts = async () => (await saved.recent()).map(({ text }) => text).sort();
const begin = () => games.begin({ names: [], strategies: [], seed: 1, score_limit: 80 });
"""


def test_what_arrives_before_a_new_game_belongs_to_the_one_before() -> None:
    """A computer's move may be on its way while the player asks for another game."""
    script = """
    void begin(); table.begun(1, "first");
    void begin(); table.saved(1, "first, moved"); table.begun(2, "second");
    answer(await texts());
    """
    assert ["first, moved", "second"] == evaluate(START + script)


def test_a_game_that_cannot_be_opened_is_kept_as_it_was() -> None:
    """The running game goes on, and its text goes to itself."""
    script = """
    void begin(); table.begun(1, "first");
    const kept = { id: "old", text: "damaged", record: null, moment: "1", summary: null };
    saved.memory.set("old", kept);
    const opened = games.resume(kept);
    table.saved(1, "first, moved"); table.refused("DamagedSaveGame");
    const reason = await opened;
    table.saved(1, "first, moved on");
    const third = begin(); table.begun(2, "second"); await third;
    answer([reason, await texts()]);
    """
    assert ["DamagedSaveGame", ["damaged", "first, moved on", "second"]] == evaluate(START + script)


def test_the_same_deal_is_asked_for_from_the_table() -> None:
    """Which knows its rules and its first players; the game before is kept beside it."""
    script = """
    void begin(); table.begun(1, "first");
    const restarted = games.restart(); table.begun(2, "again"); await restarted;
    answer([table.asked.at(-1), await texts()]);
    """
    assert [{"type": "restart"}, ["again", "first"]] == evaluate(START + script)


def test_another_game_has_the_players_of_the_deal() -> None:
    """Somebody who has left in anger plays again."""
    script = """
    table.state = { ...table.state, players: [null, "highest", "highest", "highest"] };
    seats[0].strategy = "first-legal";
    void games.again();
    answer(table.asked.at(-1).strategies);
    """
    assert [None, "highest", "highest", "highest"] == evaluate(START + script)


def test_another_game_and_a_link_keep_the_rules_of_the_deal() -> None:
    """A game in which each round deals the same cards goes on that way, here and at somebody else's."""
    script = """
    import { readLink } from "./model/link.js";
    Object.assign(table.hello, { seed_range: [0, 100], highest_score_limit: 500 });
    table.state = { ...table.state, players: strategies,
        observation: { ...table.state.observation, reseed_each_round: true } };
    void games.again();
    void games.beginLinked(readLink({ search: "?seed=44&reseed=1", hash: "" }, table.hello));
    void games.beginLinked(readLink({ search: "?seed=44", hash: "" }, table.hello));
    answer(table.asked.map((request) => request.reseed_each_round));
    """
    assert [True, True, False] == evaluate(START + script)


def test_a_choice_that_cannot_be_dealt_is_not_remembered() -> None:
    """Or every new game would be refused from then on."""
    script = """
    const opponents = ["expert", "expert", "expert"];
    const choice = { names: ["a", "b", "c", "d"], opponents, seed: 1, limit: 7 };
    const first = games.deal(choice); table.refused("SetupError");
    const problem = await first, before = preferences.get("limit");
    preferences.values = { ...preferences.values, limit: -1 };
    const second = games.deal(choice); table.begun(1, "game"); await second;
    answer([problem, before, preferences.get("limit"), games.usual().names]);
    """
    assert ["SetupError", -1, 7, ["a", "b", "c", "d"]] == evaluate(START + script)


def test_a_link_without_players_is_the_same_game_however_it_is_opened() -> None:
    """In the address, or as a number among the games to open: the usual players of this device."""
    script = """
    import { readLink } from "./model/link.js";
    Object.assign(table.hello, { seed_range: [0, 100], highest_score_limit: 500 });
    preferences.values = { opponents: "expert,expert,highest", names: "", limit: 50 };
    void games.beginLinked(readLink({ search: "?seed=44", hash: "" }, table.hello));
    void games.openText("44");
    answer(table.asked);
    """
    asked = evaluate(START + script)
    assert isinstance(asked, list)
    assert asked[0] == asked[1]
    assert ([None, "expert", "expert", "highest"], 44, 50) == (
        asked[0]["strategies"],
        asked[0]["seed"],
        asked[0]["score_limit"],
    )


def test_names_that_cannot_be_do_not_keep_the_player_from_playing() -> None:
    """An earlier version has remembered them: the usual ones play instead."""
    script = """
    preferences.values = { opponents: "", names: "a\\u00a0b\\nb\\nc\\nd", limit: 50 };
    const begun = games.beginUsual(); table.refused("SetupError");
    await new Promise((resolve) => setTimeout(resolve));
    table.begun(1, "game");
    answer([await begun, table.asked.at(-1).names]);
    """
    assert ["", ["Player", "Clara", "Diego", "Hugo"]] == evaluate(START + script)


def test_a_move_is_written_once_with_what_is_told_of_it() -> None:
    """Whole games are large late in the evening; the others are not even read."""
    script = """
    const done = [], values = new Map();
    saved.database = {
        all: async () => { done.push("all"); return [...values.values()]; },
        put: async (_store, key, value) => { done.push("put"); values.set(key, value); },
        delete: async () => {},
    };
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    void begin(); table.begun(1, "first"); await settled();
    done.length = 0;
    table.state = { ...table.state, observation: { ...table.state.observation, round: 2 } };
    table.saved(1, "moved"); await settled();
    const { text, summary } = [...values.values()][0];
    answer([done, text, summary]);
    """
    summary = {
        "names": ["a", "b", "c", "d"],
        "scores": [0, 0, 0, 0],
        "round": 2,
        "isOver": False,
        "isPlayed": True,
        "seed": 44,
    }
    assert [["put"], "moved", summary] == evaluate(START + script)


def test_who_leaves_a_running_game_is_told_where_it_is() -> None:
    """Not for the first game, and not for one that is over, or in which the player has not moved."""
    script = """
    const counts = [];
    void begin(); table.begun(1, "first"); counts.push(told.length);
    void begin(); table.begun(2, "second"); counts.push(told.length);
    table.state = { ...table.state, observation: { ...table.state.observation, turn: null } };
    table.saved(2, "second, over");
    table.state = { ...table.state, observation: notMoved };
    void begin(); table.begun(3, "third"); counts.push(told.length);
    void begin(); table.begun(4, "fourth"); counts.push(told.length);
    answer([counts, told]);
    """
    sentence = "The game you left is saved. You can find it under “Open”."
    assert [[0, 1, 1, 1], [sentence]] == evaluate(START + script)


def test_restarts_leave_the_game_that_was_left_under_open() -> None:
    """It is saved, however often the player then restarts without a move; such games are not kept."""
    script = """
    const values = new Map();
    saved.database = {
        all: async () => [...values.values()], put: async (_store, key, value) => void values.set(key, value),
        delete: async (_store, key) => void values.delete(key),
    };
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    void begin(); table.begun(1, "half played"); await settled();
    table.state = { ...table.state, observation: notMoved };
    for (let number = 2; number < 60; number += 1) {
        const restarted = games.restart(); table.begun(number, `restart ${number}`);
        await restarted; await settled();
    }
    answer([await texts(), told]);
    """
    sentence = "The game you left is saved. You can find it under “Open”."
    assert [["half played", "restart 59"], [sentence]] == evaluate(START + script)


def test_a_game_with_undone_moves_or_a_finished_round_is_kept() -> None:
    """The moves can be redone; and in the next round the player may not have moved yet."""
    script = """
    void begin(); table.begun(1, "undone");
    table.state = { ...table.state, observation: notMoved }; table.saved(1, "undone");
    const undone = saved.current.summary.isPlayed;
    table.state = { ...table.state, observation: { ...notMoved, round: 2, results: [{}] } };
    void begin(); table.begun(2, "second round");
    answer([undone, saved.current.summary.isPlayed]);
    """
    assert [True, True] == evaluate(START + script)


def test_people_at_one_screen_play_again_as_they_did() -> None:
    """Whoever was chosen as a human is one, now and in the game that the dialog offers next."""
    script = """
    const opponents = ["human", "expert", "human"];
    const dealt = games.deal({ names: ["a", "b", "c", "d"], opponents, seed: null, limit: 80 });
    table.begun(1, "game");
    answer([await dealt, table.asked[0].strategies, games.usual().opponents]);
    """
    expected = ["", [None, None, "expert", None], ["human", "expert", "human"]]
    assert expected == evaluate(START + script)


def test_a_last_game_that_cannot_be_read_makes_room_for_another() -> None:
    """The player reads why, and plays on with the usual opponents."""
    script = """
    const more = [];
    games.notices = { show(text, options) { told.push(text); more.push(options?.stays); } };
    const recovered = games.recover("DamagedSaveGame");
    const { type, strategies: players, seed } = table.asked.at(-1);
    table.begun(1, "game"); await recovered;
    answer([told, more, type, players, seed]);
    """
    said = "Could not read your last game: it was changed after it was saved. Here is a new one."
    assert [[said], [True], "new", [None, *USUAL], None] == evaluate(START + script)


def test_another_game_after_none_or_one_of_computers_is_a_usual_one() -> None:
    """Nobody would play in it."""
    script = """
    table.state = { ...table.state, players: ["expert", "expert", "expert", "expert"] };
    void games.again();
    table.state = null;
    void games.again();
    answer(table.asked.map(({ type, strategies }) => [type, ...strategies]));
    """
    assert [["new", None, *USUAL]] * 2 == evaluate(START + script)
