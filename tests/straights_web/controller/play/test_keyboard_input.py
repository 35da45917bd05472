"""Keys belong to what has the focus."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node


@pytest.mark.parametrize("where, is_for_table", [("document.body", True), ("{}", False)])
def test_space_finishes_what_moves_unless_a_button_has_the_focus(where: str, *, is_for_table: bool) -> None:
    """A button beside the table is pressed instead."""
    script = f"""
    const {{ KeyboardInput }} = await import("./controller/play/keyboard_input.js");
    let finished = 0;
    const moving = {{ isIdle: false, showsResult: false, finish: () => (finished += 1) }};
    new KeyboardInput(table, {{}}, moving, {{}}, {{}});
    document.activeElement = {where};
    const preventDefault = () => (event.isTaken = true);
    const event = {{ key: " ", target: null, preventDefault, stopPropagation() {{}} }};
    happen("keydown", event);
    answer([finished === 1, event.isTaken === true]);
    """
    assert [is_for_table, is_for_table] == evaluate(PAGE + script)


def test_space_uses_the_chosen_card_in_a_moment() -> None:
    """The game rests: nothing moves that could be finished, and the card's own button is pressed."""
    script = """
    const { KeyboardInput } = await import("./controller/play/keyboard_input.js");
    let finished = 0;
    const resting = { isIdle: false, isSuspended: true, showsResult: false, finish: () => (finished += 1) };
    table.hand = { cards: ["7S", "8S"], focused: "7S", focus() {} };
    new KeyboardInput(table, {}, resting, {}, {});
    const preventDefault = () => (event.isTaken = true);
    const event = { key: " ", target: null, preventDefault, stopPropagation() {} };
    happen("keydown", event);
    answer([finished, event.isTaken === true]);
    """
    assert [0, False] == evaluate(PAGE + script)


@pytest.mark.parametrize("does_nothing, chosen", [("true", ["7S"]), ("false", [])])
def test_arrows_choose_a_card_unless_they_mean_something_to_what_has_the_focus(
    does_nothing: str, chosen: list[str]
) -> None:
    """A button of the toolbar has the focus, or the slider of a replay."""
    script = f"""
    const {{ KeyboardInput }} = await import("./controller/play/keyboard_input.js");
    const focused = [];
    table.hand = {{ cards: ["7S", "8S"], focused: undefined, focus: (card) => focused.push(card) }};
    new KeyboardInput(table, {{}}, {{ isIdle: true }}, {{}}, {{}});
    const closest = () => ({does_nothing} ? {{}} : null);
    document.activeElement = Object.assign(new Element(), {{ closest }});
    happen("keydown", {{ key: "ArrowRight", target: null, preventDefault() {{}}, stopPropagation() {{}} }});
    answer(focused);
    """
    assert chosen == evaluate(PAGE + script)


@pytest.mark.parametrize(
    "order, hand, playable",
    [
        ("dealt", "eight of spades, seven of hearts, ace of spades", "eight of spades, seven of hearts"),
        ("suits", "seven of hearts, ace of spades, eight of spades", "seven of hearts, eight of spades"),
        ("ranks", "ace of spades, seven of hearts, eight of spades", "seven of hearts, eight of spades"),
    ],
)
def test_the_hand_is_read_as_it_is_sorted(order: str, hand: str, playable: str) -> None:
    """Left to right, as somebody beside the player sees it; so are the cards that can be played."""
    script = f"""
    const {{ KeyboardInput }} = await import("./controller/play/keyboard_input.js");
    table.observation = observation("", {{ hand: ["8S", "7H", "AS"], legal_plays: ["7H", "8S"] }});
    table.hand.order = "{order}";
    new KeyboardInput(table, {{}}, {{}}, {{}}, {{ say: (text) => answer(text) }});
    happen("keydown", {{ key: "F9", target: null, preventDefault() {{}}, stopPropagation() {{}} }});
    """
    read = str(evaluate(PAGE + script))

    assert f"Your hand: {hand}. You can play: {playable}." in read
