"""A visit to the server goes where its address says, keeps the seat, and shows the room or the game."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.server_page_stubs import SERVER_PAGE

pytestmark = needs_node

VISIT = """
const { Visit } = await import("./controller/tables/visit.js");
const lobby = { root: { hidden: true }, drawn: [],
    show(isShown) { this.root.hidden = !isShown; },
    draw(tables, seats) { this.drawn.push([tables, seats]); } };
const roomView = { isShown: false, drawn: null, problem: "", levels: [], name: { value: "", maxLength: 99 },
    show(isShown) { this.isShown = isShown; }, draw(what) { this.drawn = what; },
    showProblem(text) { this.problem = text; }, setLevels(...levels) { this.levels = levels; } };
const presence = Object.assign(new EventTarget(), {
    told: [], tell(text) { this.told.push(text); }, awaySeconds: () => [null, 7, null, null] });
const player = new EventTarget();
let changes = 0;
const visit = () => {
    const parts = { session, client, kept, preferences, table, player, room: roomView, lobby, presence };
    const here = new Visit(parts);
    here.addEventListener("changed", () => (changes += 1));
    return here;
};
const at = (search, hash = "") => Object.assign(location, { search, hash });
const kinds = () => sent.map(({ type }) => type);
const sitAt = async (stage, more = {}) => {
    kept.keep("t1", "secret", "Ada");
    at("?table=t1");
    const here = visit();
    await connect();
    await answerLast(seated());
    await tell(room(stage, more));
    return here;
};
const leftAt = (stage) => tell(room(stage, { places: [
    stage === "playing" ? person("Ada", { has_left: true }) : { ...person(""), kind: "empty" },
    person("Ben"), computer, computer] }));
const lookAt = async (stage) => {
    at("?table=t1");
    const here = visit();
    await connect();
    await answerLast(watching);
    await tell(room(stage));
    return here;
};
"""
PAGE = SERVER_PAGE + VISIT


def test_without_a_table_the_lobby_is_shown_with_what_stands_in_it() -> None:
    """Not before the tables are known, so that nothing moves there; the seats of the player are there too."""
    script = """
    kept.keep("old", "secret", "Ada");
    visit(); await connect();
    const before = [lobby.root.hidden, loading.hidden];
    await answerLast({ type: "tables", tables: ["a table"] });
    const [tables, seats] = lobby.drawn[0];
    answer([before, lobby.root.hidden, loading.hidden, html()["data-state"], html()["data-screen"], tables,
        seats.map(({ table }) => table)]);
    """
    expected = [[True, False], False, True, "lobby", "lobby", ["a table"], ["old"]]
    assert expected == evaluate(PAGE + script)


def test_tables_that_could_not_be_asked_for_are_asked_for_again() -> None:
    """Half a second later, until they are known."""
    script = """
    visit(); await connect();
    await lose(); await pass(499); await connect();
    const before = kinds().filter((type) => type === "list").length;
    await pass(1); await answerLast({ type: "tables", tables: [] });
    answer([before, kinds().filter((type) => type === "list").length, lobby.root.hidden]);
    """
    assert [1, 2, False] == evaluate(PAGE + script)


def test_the_lobby_stays_up_to_date_while_it_is_looked_at() -> None:
    """It asks every four seconds, but not behind another tab, and no more once the player sits at a table."""
    script = """
    const here = visit(); await connect();
    const lists = () => kinds().filter((type) => type === "list").length;
    const found = [];
    const note = async (length) => {
        await pass(length);
        if (sent.at(-1).type === "list") await answerLast({ type: "tables", tables: [found.length] });
        found.push(lists());
    };
    await answerLast({ type: "tables", tables: [] });
    await note(3999); await note(1); await note(4000);
    document.hidden = true; await note(4000);
    document.hidden = false; await note(4000);
    const hosting = here.host({ name: "Ada" });
    await answerLast(seated()); await hosting; await tell(room("waiting"));
    await note(12000);
    answer([found, lobby.drawn.length, lobby.root.hidden]);
    """
    assert [[1, 2, 3, 3, 4, 4], 4, True] == evaluate(PAGE + script)


def test_a_link_with_a_token_takes_its_seat_and_hides_the_token() -> None:
    """Who looks at the address bar cannot take the seat; other words of the address stay."""
    script = """
    at("?table=T1&lang=de&other=1", "#token=abc");
    visit(); await connect();
    const [, resume] = sent;
    answer([resume.type, resume.table, resume.token, kept.get("t1").name,
        visited.map(([how, address]) => [how, after(address)])]);
    """
    expected = ["resume", "t1", "abc", "Ada", [["replace", "?table=t1&lang=de"]]]
    assert expected == evaluate(PAGE + script)


def test_a_seat_that_was_kept_is_taken_again() -> None:
    """The room is shown, and the page is the player's."""
    script = """
    await sitAt("waiting");
    await pass(5000);
    answer([kinds(), sent[1].token, roomView.isShown, html()["data-own-seat"], html()["data-screen"],
        document.title, loading.hidden]);
    """
    expected = [["hello", "resume"], "secret", True, "0", "room", "Ada's table \N{EN DASH} Straights", True]
    assert expected == evaluate(PAGE + script)


@pytest.mark.parametrize(
    "reason, kinds, is_kept",
    [
        ("NoSuchTable", ["hello", "resume", "watch"], False),
        ("SeatIsTaken", ["hello", "resume"], True),
        ("ConnectionLost", ["hello", "resume"], True),
    ],
)
def test_a_seat_is_forgotten_only_where_it_is_gone(reason: str, kinds: list[str], is_kept: object) -> None:
    """Whoever had it can still look on; a busy seat is asked for again later."""
    script = f"""
    kept.keep("t1", "secret", "Ada");
    at("?table=t1"); visit(); await connect();
    await refuse("{reason}");
    const first = kinds();
    await pass(2000);
    answer([first, kept.get("t1") !== null, kinds().length]);
    """
    again = len(kinds) + (reason == "SeatIsTaken")
    assert [kinds, is_kept, again] == evaluate(PAGE + script)


def test_an_invitation_lets_look_on_and_is_not_needed() -> None:
    """It counts as long as who gave it has the seat; without it the table may still be open to all."""
    script = """
    at("?table=t1", "#invitation=inv"); visit(); await connect();
    const first = sent.at(-1).invitation;
    await refuse("NoSuchTable");
    const second = sent.at(-1);
    await answerLast(watching); await tell(room("playing"));
    answer([first, second.type, second.invitation, presence.told, roomView.isShown, lobby.root.hidden]);
    """
    assert ["inv", "watch", None, [], True, True] == evaluate(PAGE + script)


def test_a_table_that_is_closed_leads_to_the_lobby_with_the_reason() -> None:
    """The reason is said once."""
    script = """
    at("?table=t1"); visit(); await connect();
    await refuse("NoSuchTable");
    await answerLast({ type: "tables", tables: [] });
    answer([presence.told, lobby.root.hidden, html()["data-state"]]);
    """
    expected = [["This table is closed, or your seat was given away."], False, "lobby"]
    assert expected == evaluate(PAGE + script)


def test_a_lost_connection_is_no_closed_table() -> None:
    """The next connection looks on."""
    script = """
    at("?table=t1"); visit(); await connect();
    await lose(); await connect();
    answer([presence.told, kinds(), loading.hidden]);
    """
    assert [[], ["hello", "watch", "hello", "watch"], False] == evaluate(PAGE + script)


def test_a_seat_that_was_given_away_is_looked_at_instead() -> None:
    """The token is worth nothing any more, and the player reads why."""
    script = """
    await sitAt("waiting");
    await lose(); await connect();
    await refuse("NoSuchTable");
    const watch = sent.at(-1);
    await answerLast(watching);
    answer([watch.type, watch.invitation, kept.get("t1"), presence.told]);
    """
    told = ["This table is closed, or your seat was given away."]
    assert ["watch", None, None, told] == evaluate(PAGE + script)


def test_nobody_sits_down_without_a_name() -> None:
    """The problem is said, the field is marked, and nothing is sent."""
    script = """
    const here = await lookAt("waiting");
    const before = sent.length;
    await here.sit(1, "");
    answer([roomView.problem, roomView.name.ariaInvalid, sent.length - before]);
    """
    assert ["Enter a name.", "true", 0] == evaluate(PAGE + script)


def test_who_sits_down_is_known_by_that_name_the_next_time() -> None:
    """A name with which nobody sat down is not kept, and the next attempt clears the reason."""
    script = """
    const here = await lookAt("waiting");
    const first = here.sit(1, "Cleo"); await settled();
    const asked = sent.at(-1);
    await refuse("SeatIsTaken"); await first;
    const refused = [roomView.problem, preferences.get("ownName")];
    const second = here.sit(null, "Cleo"); await settled();
    await answerLast(seated({ seat: 1 })); await second;
    const wish = [asked.type, asked.table, asked.seat, asked.name];
    answer([wish, refused, roomView.problem, preferences.get("ownName")]);
    """
    refused = ["This seat is taken. Choose another one.", "Ada"]
    assert [["join", "t1", 1, "Cleo"], refused, "", "Cleo"] == evaluate(PAGE + script)


def test_a_double_click_on_sit_here_takes_the_seat_once() -> None:
    """A second request would be refused, since the player has a seat already."""
    script = """
    const here = await lookAt("waiting");
    const joins = () => sent.filter(({ type }) => type === "join");
    const clicks = [here.sit(1, "Cleo"), here.sit(1, "Cleo")]; await settled();
    const [first] = joins();
    await tell({ ...seated({ seat: 1 }), n: first.n });
    if (joins().length > 1) await refuse("NotNow");
    await Promise.all(clicks);
    const late = here.sit(1, "Cleo"); await settled();
    if (joins().length > 1) { await refuse("NotNow"); await late; }
    answer([first.seat, joins().length, roomView.problem, session.seat]);
    """
    assert [1, 1, "", 1] == evaluate(PAGE + script)


def test_a_table_that_was_opened_has_an_address_of_its_own() -> None:
    """So that a reload and the button Back do what they always do; a refused one changes nothing."""
    script = """
    at("?speed=fast");
    const here = visit(); await connect();
    await answerLast({ type: "tables", tables: [] });
    const first = here.host({ name: "Ada", is_public: true }); await refuse("TooManyTables");
    const refused = [await first, visited.length];
    const second = here.host({ name: "Ada", is_public: true });
    const { type, is_public } = sent.at(-1);
    await answerLast(seated({ table: "t9" }));
    answer([refused, await second, type, is_public, visited.map(([how, address]) => [how, after(address)])]);
    """
    expected = [["TooManyTables", 0], "", "host", True, [["push", "?table=t9&speed=fast"]]]
    assert expected == evaluate(PAGE + script)


@pytest.mark.parametrize("stage, is_kept", [("waiting", False), ("playing", True), ("over", False)])
def test_who_leaves_gets_up_and_goes_to_the_lobby(stage: str, is_kept: object) -> None:
    """In a game the seat is kept, since one can come back. The page goes when the server has done it."""
    script = f"""
    const here = await sitAt("{stage}");
    here.leave();
    const kind = sent.at(-1).type;
    await tell(room("{stage}"));
    const before = gone.length;
    await leftAt("{stage}"); await leftAt("{stage}");
    answer([kind, before, gone.map(after), kept.get("t1") !== null]);
    """
    assert ["leave", 0, [""], is_kept] == evaluate(PAGE + script)


def test_who_leaves_without_a_connection_gets_up_when_it_is_back() -> None:
    """Not before: the seat would stay taken by nobody. Nor is its token forgotten."""
    script = """
    const here = await sitAt("waiting");
    await lose();
    here.leave(); await pass(60000);
    const before = [gone.length, kept.get("t1") !== null];
    await connect(); await answerLast(seated());
    const kind = sent.at(-1).type;
    await tell(room("waiting")); await leftAt("waiting");
    answer([before, kind, gone.map(after), kept.get("t1")]);
    """
    assert [[0, True], "leave", [""], None] == evaluate(PAGE + script)


@pytest.mark.parametrize("has_arrived", [True, False])
def test_a_seat_is_kept_until_the_server_has_heard_that_its_player_leaves(has_arrived: object) -> None:
    """On a dead link nobody has; if only the answer was lost, the seat is gone after the next connection."""
    script = f"""
    const here = await sitAt("waiting");
    here.leave(); await pass(60000);
    const before = [gone.length, kept.get("t1") !== null];
    await lose(); await connect();
    if ({str(has_arrived).lower()}) await refuse("NoSuchTable");
    else {{ await answerLast(seated()); await leftAt("waiting"); }}
    answer([before, kinds().slice(-1), gone.map(after), kept.get("t1"), presence.told]);
    """
    last = "resume" if has_arrived else "leave"
    assert [[0, True], [last], [""], None, []] == evaluate(PAGE + script)


def test_who_leaves_leaves_although_another_message_came_before_the_link_died() -> None:
    """A new connection does not know of it: the room of before is no answer."""
    script = """
    const here = await sitAt("waiting");
    await lose();
    here.leave();
    await connect(); await answerLast(seated()); await tell(room("waiting"));
    await lose(); await connect(); await answerLast(seated());
    const kind = sent.at(-1).type;
    await leftAt("waiting");
    answer([kind, gone.map(after), kept.get("t1")]);
    """
    assert ["leave", [""], None] == evaluate(PAGE + script)


def test_a_request_to_leave_has_a_number_that_the_server_does_not_know_yet() -> None:
    """Another device at this seat has used the first one, so it was taken for done."""
    script = """
    const here = await sitAt("playing");
    here.leave();
    const first = sent.at(-1).n;
    await lose(); await connect(); await answerLast(seated({ last_n: first + 5 }));
    const { type, n } = sent.at(-1);
    answer([type, n > first + 5]);
    """
    assert ["leave", True] == evaluate(PAGE + script)


def test_who_is_ready_and_leaves_does_not_begin_a_game() -> None:
    """The server has forgotten who is ready when the connection was lost."""
    script = """
    const here = await sitAt("waiting");
    here.setReady(true); await lose();
    here.leave();
    await connect(); await answerLast(seated());
    answer(kinds().slice(-2));
    """
    assert ["resume", "leave"] == evaluate(PAGE + script)


def test_who_leaves_a_server_of_another_version_goes_at_once() -> None:
    """It understands no request."""
    script = """
    const here = await sitAt("waiting");
    await lose(); await tell({ ...hello, v: 99 });
    here.leave();
    answer(gone.map(after));
    """
    assert [""] == evaluate(PAGE + script)


def test_who_may_not_leave_properly_goes_all_the_same() -> None:
    """After too many changes of the seat the player is absent, and finds the seat again."""
    script = """
    const here = await sitAt("playing");
    here.leave(); await refuse("NotNow");
    answer([gone.map(after), kept.get("t1") !== null]);
    """
    assert [[""], True] == evaluate(PAGE + script)


def test_who_is_ready_at_a_full_table_is_told_to_open_another_one() -> None:
    """The table has no room for another game."""
    script = """
    const here = await sitAt("over");
    here.setReady(true); await refuse("TableIsFull");
    answer(presence.told);
    """
    assert ["This table has seen its last game. Open another one."] == evaluate(PAGE + script)


def test_who_looks_on_goes_at_once() -> None:
    """And says nothing, with or without a connection."""
    script = """
    const here = await lookAt("waiting");
    const asked = sent.length;
    here.leave(); await lose(); here.leave();
    answer([gone.length, sent.length - asked]);
    """
    assert [2, 0] == evaluate(PAGE + script)


@pytest.mark.parametrize("who, is_asked", [("sitAt", True), ("lookAt", False)])
def test_a_player_is_asked_before_leaving(who: str, is_asked: object) -> None:
    """Also while the connection is lost: the player still has the seat."""
    script = f"""
    const {{ TableShell }} = await import("./controller/tables/table_shell.js");
    const here = await {who}("waiting");
    const leave = () => void TableShell.prototype.leave.call({{ page: {{ session, visit: here }} }});
    leave(); await settled();
    const connected = dialogs.length;
    dialogs.at(-1)?.close();
    await lose();
    leave(); await settled();
    answer([connected > 0, dialogs.length > 0]);
    """
    assert [is_asked, is_asked] == evaluate(PAGE + script)


@pytest.mark.parametrize(
    "who, stage, has_game, is_room",
    [
        ("sitAt", "waiting", False, True),
        ("sitAt", "waiting", True, True),
        ("sitAt", "playing", True, False),
        ("sitAt", "over", True, False),
        ("sitAt", "over", False, True),
        ("lookAt", "waiting", False, True),
        ("lookAt", "playing", True, True),
    ],
)
def test_what_is_shown_of_a_table(who: str, stage: str, has_game: object, is_room: object) -> None:
    """Who sits there sees the game from its first card to its result; who looks on asks for it."""
    script = f"""
    if ({str(has_game).lower()}) client.state = game();
    await {who}("{stage}");
    answer([roomView.isShown, html()["data-screen"]]);
    """
    assert [is_room, "room" if is_room else "table"] == evaluate(PAGE + script)


def test_toolbar_and_menu_are_told_what_can_be_done_now() -> None:
    """In the lobby, at a table, and each time the player goes from the room to the game."""
    script = """
    const here = visit(); await connect();
    await answerLast({ type: "tables", tables: [] });
    const found = [changes];
    const note = () => { found.push(changes > 0); changes = 0; };
    note();
    const hosting = here.host({ name: "Ada" }); await answerLast(seated()); await hosting;
    changes = 0;
    await tell(room("over")); note();
    client.tell("table", game()); note();
    here.toggleRoom(); note();
    answer(found);
    """
    assert [1, True, True, True, True] == evaluate(PAGE + script)


def test_who_looks_on_can_look_at_the_game_and_at_the_room() -> None:
    """Without a game there is only the room."""
    script = """
    const here = await lookAt("playing");
    const shown = [];
    here.look(); shown.push(roomView.isShown);
    client.tell("table", game()); shown.push(roomView.isShown, table.layout.inert);
    await tell(room("over")); here.again(); here.look(); shown.push(roomView.isShown);
    table.observation = {};
    here.toggleRoom(); shown.push(roomView.isShown);
    here.toggleRoom(); shown.push(roomView.isShown, table.layout.inert, html()["data-state"]);
    answer(shown);
    """
    assert [True, False, True, False, True, False, False, "waiting"] == evaluate(PAGE + script)


def test_another_game_is_wished_for_at_the_result() -> None:
    """The room shows who else wants it; the game takes its place again when it begins."""
    script = """
    await sitAt("playing");
    client.tell("table", game({ winners: [1] }));
    await tell(room("over"));
    const before = [roomView.isShown, html()["data-state"] ?? ""];
    table.result.dispatchEvent(new Event("again"));
    const { type, is_ready } = sent.at(-1);
    const shown = roomView.isShown;
    await tell(room("over"));
    const still = roomView.isShown;
    await tell(room("playing")); client.tell("table", game());
    answer([before, type, is_ready, shown, still, roomView.isShown, session.isReady]);
    """
    assert [[False, ""], "ready_to_play", True, True, True, False, False] == evaluate(PAGE + script)


def test_the_result_is_found_again_behind_the_room() -> None:
    """Its state is that of a game that has ended."""
    script = """
    const here = await sitAt("over");
    client.tell("table", game({ winners: [1] }));
    here.toggleRoom();
    const shown = [roomView.isShown, html()["data-state"]];
    here.toggleRoom();
    answer([shown, roomView.isShown, html()["data-state"]]);
    """
    assert [[True, "room"], False, "game-end"] == evaluate(PAGE + script)


def test_the_room_is_drawn_from_the_place_of_the_player() -> None:
    """With who is away for how long, and whether the player is ready as the server knows it."""
    script = """
    const places = [person("Ada", { is_ready: true }), person("Ben"), computer, computer];
    await sitAt("waiting", { places });
    const { seat, isHost, isReady, away, hasGame, isLooking } = roomView.drawn;
    await tell(room("waiting", { host: 1 }));
    const after_ = [roomView.drawn.isHost, roomView.drawn.isReady];
    roomView.drawn = null;
    presence.dispatchEvent(new Event("tick"));
    answer([[seat, isHost, isReady, away, hasGame, isLooking], after_, roomView.drawn !== null]);
    """
    drawn = [0, True, True, [None, 7, None, None], False, False]
    assert [drawn, [False, False], True] == evaluate(PAGE + script)


def test_a_room_of_before_is_not_shown_while_the_seat_is_lost() -> None:
    """It comes again with the seat."""
    script = """
    const here = await sitAt("waiting");
    await lose();
    roomView.drawn = null;
    here.update();
    const lost = roomView.drawn;
    await connect(); await answerLast(seated()); await tell(room("waiting"));
    answer([lost, roomView.drawn !== null]);
    """
    assert [None, True] == evaluate(PAGE + script)


@pytest.mark.parametrize("opponents, level", [("expert,highest,highest", "expert"), ("gone", "highest")])
def test_names_and_levels_are_those_of_before(opponents: str, level: str) -> None:
    """A level that the server does not know is none; a name that was typed is not overwritten."""
    script = f"""
    preferences.values.opponents = "{opponents}";
    at("?table=t1"); visit(); await connect();
    const first = [roomView.levels, roomView.name.maxLength, roomView.name.value];
    roomView.name.value = "Cleo";
    await answerLast(watching);
    answer([first, roomView.name.value]);
    """
    assert [[[["expert", "highest"], level], 24, "Ada"], "Cleo"] == evaluate(PAGE + script)


def test_another_version_of_the_server_does_not_load_for_ever() -> None:
    """What is said instead stands above the table."""
    script = """
    visit();
    link.dispatchEvent(new Event("opened"));
    await tell({ ...hello, v: VERSION + 1 });
    answer([loading.hidden, link.isStopped, kinds()]);
    """
    assert [True, True, ["hello"]] == evaluate(PAGE + script)
