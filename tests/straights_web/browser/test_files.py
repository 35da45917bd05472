"""What comes from elsewhere: games of the window, files and links of people who mean harm."""

import json

import pytest

from engine.straights.storage.savegame import loads
from tests.support.paths import GOLDEN
from tests.support.web.browsers import waiting
from tests.support.web.game_page import STOPS, GamePage, texts

pytestmark = pytest.mark.web
DROP = """(name, text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    const given = { dataTransfer: transfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("drop", given));
}"""
NOTICE = waiting("() => document.querySelector('[role=\"status\"] .notice p')?.textContent")
SCORES = waiting(
    "(scores) => { const shown = ['0', '1', '2', '3'].map((seat) =>"
    " document.querySelector(`[data-seat='${seat}'] [data-field='score']`)?.textContent.trim());"
    " return shown.join() === scores.join(); }"
)
HARM = "<img src=x onerror=window.harmed=1>"


SAVED = (GOLDEN / "saves/game.straights").read_text(encoding="utf-8")


def test_a_game_of_the_window_is_opened(page: GamePage) -> None:
    page.start()
    page.tab.run(DROP, "game.straights", SAVED)
    seats = loads(SAVED).state.seats
    page.tab.run(SCORES, [str(seat.score) for seat in seats])
    names = page.tab.run("""() => ["0", "1", "2", "3"].map((seat) =>
        document.querySelector(`[data-seat="${seat}"] [data-field="name"]`).textContent)""")

    assert [seat.name for seat in seats] == list(texts(names))


HOSTILE_FILES = {
    "empty": "",
    "no game": "\0\1\2" * 100,
    "markup": HARM,
    "another JSON": json.dumps({"format": "straights", "version": 999999, "actions": "no"}),
    "deep list": "[" * 100_000,
    "deep object": '{"a":' * 5_000,
    "huge": "x" * 3_000_000,
    "markup in names": SAVED.replace("Clara", HARM)[:-40],
}


@pytest.mark.both_browsers
def test_hostile_files_change_nothing(page: GamePage) -> None:
    """Each is refused with a sentence; the game goes on, and nothing of a file is run."""
    before = page.start()
    for name, text in HOSTILE_FILES.items():
        page.tab.run("() => document.querySelectorAll('.notice').forEach((notice) => notice.remove())")
        page.tab.run(DROP, f"{HARM}{name}", text)
        assert str(page.tab.run(NOTICE)), name
        assert before == page.look(), name
    assert page.tab.run("() => window.harmed") is None
    page.use(before.usable[0])


# More of them are refused in tests of link.js.
HOSTILE_LINKS = (f"?seed={HARM}", "?seed=44&lang=../../../evil&speed=-1")


@pytest.mark.parametrize("link", HOSTILE_LINKS, ids=range(len(HOSTILE_LINKS)))
def test_hostile_links_lead_to_a_game(page: GamePage, link: str) -> None:
    """A link that asks for what cannot be is told, leads to a game of one's own, and runs nothing."""
    page.tab.go(f"{page.origin}/index.html{link}")
    look = page.until(*STOPS, "waiting")

    assert look.state != "loading"
    assert str(page.tab.run(NOTICE)).startswith("The link has something invalid: ")
    assert page.tab.run("() => window.harmed") is None
