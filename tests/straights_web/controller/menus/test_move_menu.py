"""Who has left their seat can come back to it."""

import pytest

from tests.support.dom_stubs import DOM
from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

MENU = """
const { MoveMenu } = await import("./controller/menus/move_menu.js");
const menu = new MoveMenu(client);
const players = (...strategies) => strategies.map((strategy, seat) => ({ ...seatViews[seat], strategy }));
const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
const both = { viewer: 0, humans: [0, 1], seats: players(null, null, "expert", "expert") };
const other = { viewer: null, humans: [1], seats: players("expert", null, "expert", "expert") };
"""


def test_one_of_two_people_can_come_back() -> None:
    """It is their own seat, although the other one's hand was shown since."""
    script = """
    client.tell(tableMessage(1, both));
    const before = menu.canReturn;
    client.tell(eventsMessage(2, [change(0, null, "expert")], { ...other, viewer: 0 }));
    client.tell(eventsMessage(3, [PLAYED], { ...other, viewer: 1 }));
    const after = [menu.canReturn, menu.seat];
    client.tell(eventsMessage(4, [change(0, "expert", null)], { ...both, viewer: 1 }));
    answer([before, after, menu.canReturn]);
    """
    assert [False, [True, 0], False] == evaluate(PAGE + MENU + script)


def test_who_left_is_known_after_a_reload() -> None:
    """The history tells it."""
    script = """
    client.tell(tableMessage(1, { ...both, viewer: null, seats: players(null, null, "expert", "expert") }));
    client.tell({ ...tableMessage(2, other), history: [change(0, null, "expert")] });
    const left = [menu.canReturn, menu.seat];
    const seats = players("expert", "expert", null, "expert");
    client.tell(tableMessage(3, { viewer: 2, humans: [2], seats }));
    answer([left, menu.canReturn]);
    """
    assert [[True, 0], False] == evaluate(PAGE + MENU + script)


MOVES = """
const { MoveMenu } = await import("./controller/menus/move_menu.js");
const { Refusal } = await import("./model/game_client.js");
const asked = [];
const client = Object.assign(new EventTarget(), { state: null, refusal: null, ask: async (request) => {
    asked.push(request);
    if (client.refusal !== null) throw client.refusal;
    return { hands: [["7S"], ["AS"], [], []] };
} });
const menu = new MoveMenu(client);
const turn_ = (viewer, humans, turn) => (client.state = { viewer, humans, observation: { turn, seats: [] } });
"""


@pytest.mark.parametrize(
    "choice, asked",
    [
        ("Cancel", []),
        ("Rage-quit", [{"type": "do", "command": {"type": "rage_quit", "strategy": "first-legal"}}]),
    ],
)
def test_nobody_leaves_in_anger_by_accident(choice: str, asked: list[object]) -> None:
    """The computer that takes over plays the first card it may."""
    script = f"""
    void menu.rageQuit(); await settled();
    const before = asked.length;
    button("{choice}").click(); await settled();
    answer([before, asked]);
    """
    assert [0, asked] == evaluate(DOM + MOVES + script)


@pytest.mark.parametrize("choice, asked, shown", [("Cancel", [], 0), ("Show deck", [{"type": "deck"}], 1)])
def test_the_deck_is_shown_to_who_wants_it(choice: str, asked: list[object], shown: int) -> None:
    """It tells every hand of the round."""
    script = f"""
    globalThis.DOMParser = class {{ parseFromString() {{ return {{ documentElement: new Node_() }}; }} }};
    void menu.showDeck(); await settled();
    button("{choice}").click(); await settled();
    answer([asked, dialogs.length]);
    """
    assert [asked, shown] == evaluate(DOM + MOVES + script)


@pytest.mark.parametrize(
    "viewer, humans, turn, can_leave",
    [
        ("0", "[0]", "1", True),
        ("0", "[0, 2]", "0", True),
        ("0", "[2]", "0", False),
        ("null", "[0]", "0", False),
        ("0", "[0]", "null", False),
    ],
)
def test_who_has_a_seat_in_a_running_game_can_leave_it(
    viewer: str, humans: str, turn: str, can_leave: object
) -> None:
    """Whoever's turn it is."""
    script = f"""
    const before = menu.canLeave;
    turn_({viewer}, {humans}, {turn});
    answer([before, menu.canLeave]);
    """
    assert [False, can_leave] == evaluate(DOM + MOVES + script)


def test_a_move_that_is_refused_is_not_worth_a_word() -> None:
    """The game has gone on meanwhile; any other error is a fault, and not kept back."""
    script = """
    client.refusal = new Refusal("NothingToUndo", "");
    await menu.undo(); await menu.redo(); await menu.takeSeat();
    client.refusal = new TypeError("a fault");
    let fault = "";
    await menu.undo().catch((error) => (fault = error.message));
    answer([asked.map(({ type }) => type), fault]);
    """
    assert [["undo", "redo", "do", "undo"], "a fault"] == evaluate(DOM + MOVES + script)


def test_the_seat_that_was_left_last_is_taken_back_first() -> None:
    """One that somebody has taken back already is left to them."""
    script = """
    const events = (...happened) =>
        client.dispatchEvent(new CustomEvent("events", { detail: { events: happened } }));
    const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
    const found = [];
    const note = () => found.push(menu.seat);
    turn_(2, [2], 0); note();
    events(change(0, null, "expert")); note();
    events(change(1, null, "expert")); note();
    events(change(1, "expert", null)); note();
    events(change(1, null, "expert"), change(0, "expert", null), change(0, null, "expert")); note();
    await menu.takeSeat();
    answer([found, asked.at(-1).command]);
    """
    assert [[2, 0, 1, 0, 0], {"type": "take_seat", "seat": 0}] == evaluate(DOM + MOVES + script)
