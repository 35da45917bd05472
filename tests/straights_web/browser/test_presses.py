"""A test's press meets what it is meant for, also where that moves."""

import pytest

from tests.support.web.game_page import GamePage

pytestmark = pytest.mark.web

# A button that jumps aside when the pointer first comes near, and one behind it; both count their clicks.
JUMPS_AWAY = """() => {
    const style = "position: fixed; z-index: 99; top: 40px; left: 40px; width: 80px; height: 40px";
    for (const name of ["behind", "wanted"]) {
        const button = document.createElement("button");
        button.id = name;
        button.style.cssText = style;
        button.clicks = 0;
        button.addEventListener("click", () => { button.clicks += 1; });
        document.body.append(button);
    }
    const wanted = document.querySelector("#wanted");
    wanted.addEventListener("pointerover", () => { wanted.style.left = "240px"; }, { once: true });
}"""
CLICKS = '() => ["wanted", "behind"].map((id) => document.getElementById(id).clicks)'


def test_what_moves_away_is_pressed_where_it_went(page: GamePage) -> None:
    """What lies there instead does not notice the press that missed."""
    page.start()
    page.tab.run(JUMPS_AWAY)

    page.click("#wanted")

    assert page.tab.run(CLICKS) == [1, 0]
