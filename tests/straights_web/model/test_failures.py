"""A game that stops the engine at once is not begun for ever."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

FAILURES = """
import { Failures } from "./model/failures.js";
const texts = new Map();
const storage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
};
const visit = () => new Failures(storage);
"""


def test_the_second_failure_in_a_row_is_known() -> None:
    """Over a reload; not where something was played in between."""
    script = """
    const found = [visit().note(), visit().note()];
    visit().forget();
    answer([...found, visit().note()]);
    """
    assert [False, True, False] == evaluate(FAILURES + script)


def test_a_new_game_is_asked_for_once() -> None:
    """The visit after the next goes on as usual."""
    script = """
    visit().askForNewGame();
    answer([visit().takeNewGame(), visit().takeNewGame()]);
    """
    assert [True, False] == evaluate(FAILURES + script)


def test_storage_that_is_refused_is_no_hindrance() -> None:
    """Then nothing is remembered."""
    script = """
    const refuse = () => { throw new Error("refused"); };
    const failures = new Failures({ getItem: refuse, setItem: refuse, removeItem: refuse });
    failures.askForNewGame(); failures.forget();
    answer([failures.note(), failures.takeNewGame(), new Failures(null).note()]);
    """
    assert [False, False, False] == evaluate(FAILURES + script)
