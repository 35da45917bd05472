"""The theme of a puzzle follows from its best card and from what else could be chosen."""

import pytest

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.puzzles.daily import opened
from engine.straights.puzzles.puzzle import parse_puzzle
from engine.straights.puzzles.themes import Theme, theme_of
from tests.support.paths import ROOT

FILE = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"
LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    "deal, best, others, theme",
    [
        ("1000003/4", "9S", "7H", Theme.HOLD_SEVEN),
        ("1001120/1", "6H", "QC", Theme.LOCK_KING),
        ("1000011/4", "9S", "KH JD 8H JC QC 2C AC 3C AH 9H 4C 4D", Theme.DISCARD_EARLY),
        ("1000032/1", "AD", "8S", Theme.LET_ROW_END),
        ("1001885/2", "9S", "JC", None),
    ],
)
def test_a_theme_follows_from_what_the_best_card_leaves(
    deal: str, best: str, others: str, theme: Theme | None
) -> None:
    puzzle = parse_puzzle(next(line for line in LINES if line.startswith(f"{deal} ")))
    turn = opened(puzzle, ("Anna", "Clara", "Diego", "Hugo")).turn
    left = [choice.card for choice in turn.observation.choices if choice.card != puzzle.best]
    alternatives = tuple(Alternative(card, 3.0, 0.1) for card in left)
    advice = Advice(hint_about(turn.played, turn.observation), None, 0.0, alternatives)

    assert (Card.parse(best), others) == (puzzle.best, " ".join(map(str, left)))
    assert theme is theme_of(advice, turn.observation)
