"""A whole game in real browsers, by each way of input; CPython plays the same game beside the page."""

from collections.abc import Callable

import pytest

from engine.straights.console_text.export_game import ConsoleGame, export_game
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, Setup, Variant
from engine.straights.storage.savegame import loads
from tests.support.web.browsers import Options, waiting
from tests.support.web.cpython_game import CPythonGame
from tests.support.web.game_page import YOUR_MOVE, GamePage, Look, hand_card
from tests.support.web.visitor import Visitor

pytestmark = [pytest.mark.web, pytest.mark.both_browsers]
SEED = 44
SCORE_LIMIT = 40
PLAYERS = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))


def test_a_whole_game(visit: Callable[[Options], Visitor]) -> None:
    """In all ways of input; before each move the page shows what CPython's game says."""
    page = visit(Options(touch=True)).open_page()
    look = page.start(seed=SEED, limit=SCORE_LIMIT)
    game = CPythonGame.of(Setup.of(SEED, PLAYERS, Variant(score_limit=SCORE_LIMIT)))
    while not game.session.is_over:
        rounds = game.finished_rounds
        shown = set(look.hand), set(look.usable), set(look.table), look.scores
        assert (game.hand, game.usable, game.table, game.scores) == shown
        assert game.session.observe(0).must_discard is (look.state == "discard")
        card = WAYS[rounds % len(WAYS)](page, look)
        game.use(card)
        look = page.until_used(card)
        if game.finished_rounds > rounds and not game.session.is_over:
            assert look.state == "round-end"
            page.click('[data-action="next-round"]')
            look = page.until(*YOUR_MOVE)
    assert ("game-end", game.scores) == (look.state, look.scores)
    assert game.transcript == transcript_of(page)
    assert game.finished_rounds >= len(WAYS)


def transcript_of(page: GamePage) -> ConsoleGame:
    """What the console reads and prints for the game that the page saves."""
    page.tab.run("""() => {
        const url = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
            void blob.text().then((text) => document.body.setAttribute("data-saved", text));
            return url(blob);
        };
    }""")
    page.choose("save")
    return export_game(loads(str(page.tab.run(waiting("() => document.body.getAttribute('data-saved')")))))


def tap_card(page: GamePage, look: Look) -> str:
    page.tap(hand_card(look.usable[0]))
    return look.usable[0]


def type_card(page: GamePage, look: Look) -> str:
    """Go to the last card that can be used with the arrows, and press Enter."""
    card = look.usable[-1]
    page.tab.press("Home")
    for _ in range(look.hand.index(card)):
        page.tab.press("ArrowRight")
    page.tab.press("Enter")
    return card


def drag_card(page: GamePage, look: Look) -> str:
    """Drag a card to the table, or to where cards are put down."""
    card = look.usable[len(look.usable) // 2]
    target = page.place('[data-region="table"]')
    page.tab.drag([page.place(hand_card(card)), target])
    return card


WAYS = (tap_card, type_card, drag_card)
