"""Showing events as motion leads to the same picture as drawing what they lead to."""

import io

import pytest
from PIL import Image, ImageChops

from tests.support.web.browsers import waiting
from tests.support.web.game_page import GamePage, hand_card
from tests.support.web.visitor import Visitor

pytestmark = pytest.mark.web
AT_REST = waiting("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
# Chromium paints again only what has changed, and an edge that lies partly in it is smoothed another way.
PAINT_AGAIN = """async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    document.body.style.display = "none";
    await painted();
    document.body.style.display = "";
    await painted();
}"""


def picture_after(page: GamePage, speed: float) -> Image.Image:
    """Play three turns, and give what is seen once nothing moves."""
    look = page.start(speed=speed)
    for _ in range(3):
        page.click(hand_card(look.usable[0]))
        look = page.until_used(look.usable[0])
    page.tab.run("() => document.activeElement?.blur()")
    page.tab.run(AT_REST)
    page.tab.run(PAINT_AGAIN)
    page.tab.run(AT_REST)
    # The second page tells which game it has left.
    page.tab.run("() => document.querySelector('.notices').remove()")
    # The toolbar has no part in it, and its texts are smoothed in two ways.
    top = float(str(page.tab.run("() => document.querySelector('main').getBoundingClientRect().top")))
    picture = Image.open(io.BytesIO(page.tab.picture())).convert("RGB")
    return picture.crop((0, round(top), picture.width, picture.height))


def test_animating_and_drawing_give_the_same_picture(visitor: Visitor) -> None:
    """The same moves, once as flights of cards and once drawn at once: not a pixel differs."""
    drawn_page = visitor.open_page()
    drawn = picture_after(drawn_page, 0)
    drawn_page.tab.close()
    animated = picture_after(visitor.open_page(), 0.5)

    assert ImageChops.difference(drawn, animated).getbbox() is None
