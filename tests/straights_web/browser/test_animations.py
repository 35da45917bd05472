"""Showing events as motion leads to the same picture as drawing what they lead to."""

import io

import pytest
from PIL import Image, ImageChops

from tests.support.web.browsers import until_painted, waiting
from tests.support.web.game_page import GamePage
from tests.support.web.visitor import Visitor

pytestmark = [pytest.mark.web, pytest.mark.both_browsers]
AT_REST = waiting("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
# Chromium paints again only what has changed, and an edge that lies partly in it is smoothed another way.
SHOW_BODY = "(style) => { document.body.style.display = style; }"


def picture_after(page: GamePage, speed: float) -> Image.Image:
    """Play three turns, take the last one back, and give what is seen once nothing moves."""
    look = page.start(speed=speed)
    for _ in range(3):
        look = page.use(look.usable[0])
    page.undo()
    page.tab.run("() => document.activeElement?.blur()")
    page.tab.run(AT_REST)
    for style in ("none", ""):
        page.tab.run(SHOW_BODY, style)
        until_painted(page.tab)
    page.tab.run(AT_REST)
    # The second page tells which game it has left.
    page.tab.run("() => document.querySelector('.notices').remove()")
    # The toolbar has no part in it, and its texts are smoothed in two ways.
    top = float(str(page.tab.run("() => document.querySelector('main').getBoundingClientRect().top")))
    picture = Image.open(io.BytesIO(page.tab.picture())).convert("RGB")
    return picture.crop((0, round(top), picture.width, picture.height))


def test_both_sides_of_a_card_in_flight_lie_in_one_place(page: GamePage) -> None:
    page.start()
    tops = """() => {
        const sides = '<i class="card flying-face"></i><i class="card card-back flying-back"></i>';
        document.body.insertAdjacentHTML("beforeend", `<i class="flying-sides">${sides}</i>`);
        return [...document.body.lastElementChild.children].map(({ offsetTop }) => offsetTop);
    }"""
    assert [0, 0] == page.tab.run(tops)


def test_animating_and_drawing_give_the_same_picture(visitor: Visitor) -> None:
    """The same moves and undo, once as flights of cards and once drawn at once: not a pixel differs."""
    drawn_page = visitor.open_page()
    drawn = picture_after(drawn_page, 0)
    drawn_page.tab.close()
    animated = picture_after(visitor.open_page(), 0.5)

    assert ImageChops.difference(drawn, animated).getbbox() is None
