"""At a table with others a result goes by itself."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.server_page_stubs import SERVER_PAGE

pytestmark = needs_node

PACE = """
const { followTable } = await import("./controller/tables/game_pace.js");
const player = Object.assign(new EventTarget(), { showsResult: false, resumed: [], resume() {
    this.resumed.push(now); this.showsResult = false; } });
const place = { room: { turn_limit: null } };
const show = () => { player.showsResult = true; player.dispatchEvent(new Event("result")); };
"""
PAGE = SERVER_PAGE + PACE


@pytest.mark.parametrize("limit, length", [("null", 9000), ("60", 9000), ("18", 9000), ("10", 5000)])
def test_a_result_is_shown_for_nine_seconds_or_half_a_move(limit: str, length: int) -> None:
    """Or the result would take the time in which the player has to lead."""
    script = f"""
    place.room.turn_limit = {limit};
    followTable(place, player); show();
    await pass(20000);
    answer(player.resumed);
    """
    assert [length] == evaluate(PAGE + script)


def test_the_time_of_a_result_that_was_closed_does_not_close_the_next() -> None:
    """The player has gone on; each result has its whole time."""
    script = """
    followTable(place, player);
    show(); await pass(5000);
    player.showsResult = false; player.dispatchEvent(new Event("event"));
    await pass(1000); show(); await pass(20000);
    answer(player.resumed);
    """
    assert [15000] == evaluate(PAGE + script)


def test_a_result_that_is_gone_is_not_closed() -> None:
    """Whatever is shown instead."""
    script = """
    followTable(place, player, 100);
    show(); player.showsResult = false;
    await pass(200);
    answer(player.resumed);
    """
    assert [] == evaluate(PAGE + script)
