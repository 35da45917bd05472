"""Less motion is not less time: people can follow without anything moving."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

# The system of the page's stubs asks for reduced motion.
WAITING = """
const waits = async (waiting) => {
    let isOver = false;
    void waiting.then(() => (isOver = true));
    await settled();
    return !isOver;
};
const found = [];
"""


@pytest.mark.parametrize(
    "condition, expected",
    [
        ("", [True, False]),
        ("document.hidden = true;", [True, False]),
        ("motion.factor = 0;", [True, False]),
        ("motion.pauseFactor = 0;", [False, False]),
        ("motion.finish();", [False, False]),
    ],
)
def test_pauses_last_where_nothing_moves(condition: str, expected: list[bool]) -> None:
    """Except where somebody wants no waiting at all, or is in a hurry."""
    script = """
    found.push(await waits(motion.pause(100)), await waits(motion.wait(100)));
    answer(found);
    """
    assert expected == evaluate(PAGE + WAITING + condition + script)


def test_a_page_that_is_left_finishes_what_moves_only() -> None:
    """The computers do not play the game to its end meanwhile."""
    script = """
    globalThis.matchMedia = () => ({ matches: false });
    const moving = new Motion();
    const [move, pause] = [moving.wait(1000), moving.pause(100)];
    document.hidden = true;
    happen("visibilitychange");
    answer([await waits(move), await waits(pause)]);
    """
    assert [False, True] == evaluate(PAGE + WAITING + script)


def test_who_is_in_a_hurry_waits_for_nothing() -> None:
    """What moves and what pauses ends at once, up to the next rest."""
    script = """
    const pause = motion.pause(100);
    motion.finish();
    found.push(await waits(pause), await waits(motion.pause(100)));
    motion.rest();
    found.push(await waits(motion.pause(100)));
    answer(found);
    """
    assert [False, False, True] == evaluate(PAGE + WAITING + script)


def test_a_hidden_page_paints_nothing_and_keeps_nobody_waiting() -> None:
    """Else what was drawn is seen after the next frame; one that does not come is not waited for."""
    script = """
    const frames = [];
    delete motion.painted; // that of the stubs
    globalThis.requestAnimationFrame = (frame) => frames.push(frame);
    const painted = motion.painted();
    found.push(await waits(painted));
    frames[0](); await settled(); await settled();
    found.push(await waits(painted));
    const lost = motion.painted();
    found.push(await waits(lost));
    await lost;
    document.hidden = true;
    found.push(await waits(motion.painted()));
    answer(found);
    """
    assert [True, False, True, False] == evaluate(PAGE + WAITING + script)
