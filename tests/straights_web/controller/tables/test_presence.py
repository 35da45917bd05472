"""Who is here, away or to move stands at the seats at each second, with the clock and the connection."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.server_page_stubs import SERVER_PAGE

pytestmark = needs_node

PRESENCE = """
const { Presence } = await import("./controller/tables/presence.js");
const presence = new Presence({ session, socket: link, client, table, announcements }, new Node_());
let ticks = 0;
presence.addEventListener("tick", () => (ticks += 1));
const marks = () => presence.marks.map(({ mark }) => mark.textContent);
const clocks = () => presence.marks.map(({ clock }) => clock.textContent);
const hasLittle = ({ clock }) => clock.textContent !== "" && "data-urgent" in clock.attributes;
const urgent = () => [0, 1, 2, 3].filter((seat) => hasLittle(presence.marks[seat]));
const read = (banner) => (banner.root.hidden ? "" : banner.text.textContent);
const press = ({ button }) => button.dispatchEvent(new Event("click"));
const sit = async (seat = 0) => {
    await connect();
    const entering = session.enter({ type: "join", table: "t1", name: "Ada", seat });
    await answerLast(seated({ seat })); await entering;
};
const places = (changed) => room("").places.map((place, seat) => ({ ...place, ...changed[seat] }));
"""
PAGE = SERVER_PAGE + PRESENCE


def test_who_is_away_is_counted_down_at_the_seat() -> None:
    """Until a computer plays; a person who is here has no mark, nor has a computer."""
    script = """
    await sit();
    client.tell("table", game());
    await tell(room("playing", { places: places({ 1: { is_here: false, away_seconds: 2.5 } }) }));
    const found = [[marks(), presence.awaySeconds()]];
    await pass(1000); found.push([marks()[1], presence.awaySeconds()[1]]);
    await pass(2000); found.push([marks()[1], presence.awaySeconds()[1]]);
    answer([found, ticks]);
    """
    counted = [[["", "away · 3 s", "", ""], [None, 3, None, None]], ["away · 2 s", 2], ["away", 0]]
    assert [counted, 3] == evaluate(PAGE + script)


def test_a_seat_that_a_computer_plays_already_has_nothing_to_count_down() -> None:
    """The person may still come back."""
    script = """
    await sit();
    client.tell("table", game({ strategies: [null, "expert", "expert", "expert"], humans: [0] }));
    await tell(room("playing", { places: places({ 1: { is_here: false, away_seconds: 30 } }) }));
    answer(marks());
    """
    assert ["", "away", "", ""] == evaluate(PAGE + script)


def test_before_a_game_the_room_says_who_is_away() -> None:
    """And nothing stands at the seats; who has left for good is told in each stage."""
    script = """
    await sit();
    const changed = places({ 1: { is_here: false, away_seconds: 30, }, 2: { has_left: true } });
    await tell(room("waiting", { places: changed }));
    answer([marks(), presence.awaySeconds()]);
    """
    assert [["", "", "left", ""], [None, 30, None, None]] == evaluate(PAGE + script)


def test_who_is_back_is_not_counted_any_more() -> None:
    """And without anything to count down nothing ticks."""
    script = """
    await sit();
    client.tell("table", game());
    await tell(room("playing", { places: places({ 1: { is_here: false, away_seconds: 30 } }) }));
    await pass(2000);
    await tell(room("playing"));
    const before = ticks;
    await pass(5000);
    answer([before, marks(), presence.awaySeconds(), ticks - before]);
    """
    assert [2, ["", "", "", ""], [None, None, None, None], 0] == evaluate(PAGE + script)


def test_the_clock_stands_at_who_has_to_move() -> None:
    """As the room tells it, and full again after each move; it warns from ten seconds on."""
    script = """
    await sit();
    client.tell("table", game({ turn: 1 }));
    await tell(room("playing", { turn_limit: 75, turn_seconds: 12 }));
    const found = [];
    const note = () => found.push([clocks(), urgent()]);
    note();
    await pass(1000); note();
    await pass(1000); note();
    client.tell("events", game({ turn: 0 })); note();
    answer(found);
    """
    assert [
        [["", "0:12", "", ""], []],
        [["", "0:11", "", ""], []],
        [["", "0:10", "", ""], [1]],
        [["1:15", "", "", ""], []],
    ] == evaluate(PAGE + script)


def test_a_clock_ends_at_zero() -> None:
    """The server moves for who has no time left; until then the clock waits."""
    script = """
    await sit();
    client.tell("table", game({ turn: 1 }));
    await tell(room("playing", { turn_limit: 5, turn_seconds: 2 }));
    await pass(4000);
    answer(clocks()[1]);
    """
    assert evaluate(PAGE + script) == "0:00"


@pytest.mark.parametrize(
    "limit, state, clock",
    [
        (30, "{ turn: 1 }", "0:30"),
        (30, "{ turn: 2 }", ""),
        (30, "{ turn: 1, humans: [0], strategies: [null, 'expert', 'expert', 'expert'] }", ""),
        (30, "{ turn: 1, humans: [] }", "0:30"),
        (30, "{ turn: 2, humans: [] }", ""),
        ("null", "{ turn: 1 }", ""),
    ],
)
def test_only_people_at_a_table_with_a_limit_have_a_clock(limit: object, state: str, clock: str) -> None:
    """Who looks on is told by no list who the people are, but by the seats."""
    script = f"""
    await sit();
    client.tell("table", game());
    await tell(room("playing", {{ turn_limit: {limit} }}));
    client.tell("events", game({state}));
    answer(clocks().join(""));
    """
    assert clock == evaluate(PAGE + script)


def test_little_time_is_announced_once_a_turn_to_who_has_to_move() -> None:
    """And not that of others."""
    script = """
    await sit();
    client.tell("table", game());
    await tell(room("playing", { turn_limit: 12, turn_seconds: 12 }));
    await pass(5000);
    const own = announced.splice(0);
    client.tell("events", game({ turn: 1 })); await pass(5000);
    const others = announced.splice(0);
    client.tell("events", game({ turn: 0 })); await pass(5000);
    answer([own, others, announced]);
    """
    said = ["10 seconds left for your move."]
    assert [said, [], said] == evaluate(PAGE + script)


def test_a_phrase_is_seen_at_its_seat_and_goes_after_a_while() -> None:
    """Others' phrases are read aloud, one's own is not; what nobody knows is nothing."""
    script = """
    const said = [];
    presence.addEventListener("said", ({ detail }) => said.push(detail));
    await sit(); await tell(room("playing"));
    await tell({ type: "said", seat: 1, phrase: "hello" });
    await tell({ type: "said", seat: 0, phrase: "thanks" });
    await tell({ type: "said", seat: 1, phrase: "of tomorrow" });
    const bubbles = () => presence.marks.map(({ bubble }) => bubble.textContent).slice(0, 2);
    const found = [bubbles()];
    await pass(4999); found.push(bubbles());
    await pass(1); found.push(bubbles());
    answer([found, said, announced]);
    """
    seen = ["Thank you!", "Hello!"]
    said = [{"name": "Ben", "text": "Hello!"}, {"name": "Ada", "text": "Thank you!"}]
    assert [[seen, seen, ["", ""]], said, ["Ben: Hello!"]] == evaluate(PAGE + script)


def test_a_picture_is_shown_for_a_reaction() -> None:
    """Its name is what is read aloud."""
    script = """
    await sit(); await tell(room("playing"));
    await tell({ type: "said", seat: 1, phrase: "heart" });
    const { bubble } = presence.marks[1];
    answer([bubble.textContent, bubble.children.length, announced]);
    """
    assert ["", 1, ["Ben: Heart"]] == evaluate(PAGE + script)


def test_a_lost_connection_is_said_with_the_seconds_until_the_next_attempt() -> None:
    """The player can try at once; the sentence stays until the server is there again."""
    script = """
    await sit(); await tell(room("playing"));
    const found = [[html()["data-connection"], read(presence.connection)]];
    link.retryAt = now + 1500;
    await lose();
    const seconds = () => presence.connection.seconds.textContent;
    found.push([html()["data-connection"], read(presence.connection), seconds()]);
    await pass(1000); found.push(seconds());
    await pass(1000); found.push(seconds());
    press(presence.connection); found.push(link.woken);
    await connect(); found.push(read(presence.connection));
    await answerLast(seated());
    answer([...found, html()["data-connection"], read(presence.connection)]);
    """
    lost = "Connection lost. Trying again…"
    expected = [["open", ""], ["lost", lost, "2 s"], "1 s", "", 1, "", "open", ""]
    assert expected == evaluate(PAGE + script)


def test_in_the_lobby_a_new_connection_is_all_that_was_lost() -> None:
    """There is no seat to wait for."""
    script = """
    await connect(); await lose();
    const before = read(presence.connection);
    await connect();
    answer([before, read(presence.connection), html()["data-connection"]]);
    """
    assert ["Connection lost. Trying again…", "", "open"] == evaluate(PAGE + script)


def test_a_connection_that_another_tab_took_is_not_lost() -> None:
    """The dialog says so; nothing counts."""
    script = """
    await sit(); await tell(room("playing"));
    link.stop(); await lose();
    await pass(3000);
    answer([read(presence.connection), html()["data-connection"], ticks]);
    """
    assert ["", "opening", 0] == evaluate(PAGE + script)


def test_a_seat_that_a_computer_plays_is_given_back_by_a_button() -> None:
    """To its player, while the game goes on."""
    script = """
    await sit();
    await tell(room("playing"));
    client.tell("table", game({ humans: [1] }));
    const found = [read(presence.comeBack), presence.comeBack.button.textContent];
    press(presence.comeBack); found.push(sent.at(-1).type);
    client.tell("events", game()); found.push(read(presence.comeBack));
    client.tell("events", game({ humans: [1] })); await tell(room("over"));
    answer([...found, read(presence.comeBack)]);
    """
    expected = ["A computer is playing for you.", "Take back my seat", "come_back", "", ""]
    assert expected == evaluate(PAGE + script)


def test_who_looks_on_has_no_seat_to_take_back() -> None:
    """Whoever plays."""
    script = """
    await connect();
    const entering = session.enter({ type: "watch", table: "t1", invitation: null });
    await answerLast(watching); await entering;
    await tell(room("playing"));
    client.tell("table", game({ humans: [] }));
    answer(read(presence.comeBack));
    """
    assert evaluate(PAGE + script) == ""


def test_what_is_told_stays_until_it_is_closed() -> None:
    """Whatever happens at the table meanwhile."""
    script = """
    presence.tell("This table is full.");
    await sit(); await tell(room("playing"));
    const before = [read(presence.notice), presence.notice.button.textContent];
    press(presence.notice);
    answer([before, read(presence.notice)]);
    """
    assert [["This table is full.", "Close"], ""] == evaluate(PAGE + script)


def test_another_version_of_the_server_asks_to_load_the_page_again() -> None:
    """With a button that does it."""
    script = """
    link.dispatchEvent(new Event("opened"));
    await tell({ ...hello, v: VERSION + 1 });
    const text = read(presence.reload);
    press(presence.reload);
    answer([text, gone]);
    """
    text = "This page and the server have different versions. Reload the page to go on."
    assert [text, ["reload"]] == evaluate(PAGE + script)


def test_the_host_is_marked() -> None:
    """The mark goes with the table to somebody else."""
    script = """
    await sit();
    const hosts = () => table.panels.map((panel) => "data-host" in panel.root.attributes);
    await tell(room("playing"));
    const before = hosts();
    await tell(room("playing", { host: 1 }));
    answer([before, hosts()]);
    """
    assert [[True, False, False, False], [False, True, False, False]] == evaluate(PAGE + script)
