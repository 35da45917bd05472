"""The answer to a puzzle: a price for every card, by the analysis that has proved the puzzle."""

import pytest

from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.commands import Discard, Play
from engine.straights.puzzles import daily
from engine.straights.puzzles.daily import answer_to
from engine.straights.puzzles.puzzle import parse_puzzle
from engine.straights.review.own_turns import OwnTurn
from tests.support.paths import ROOT

PACK = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"
FEW = Budget(60, 5)


def test_an_answer_prices_every_card_as_the_proof_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of the two analyses again, in fewer deals here; the best card costs nothing."""
    monkeypatch.setattr(daily, "PROOF", FEW)
    puzzle = parse_puzzle(PACK.read_text(encoding="utf-8").splitlines()[-1])
    game = puzzle.session()
    seen = game.observe(puzzle.deal.chair)
    kind = Play if seen.legal_plays else Discard
    turn = OwnTurn(len(game.actions), seen, kind(puzzle.deal.chair, puzzle.best))

    found = answer_to(turn)

    assert advice_for(seen, FEW, seed=1) == found.advice
    assert (turn.action, len(seen.moves) + 1, turn.played) == (found.action, found.move, found.played)
    assert (puzzle.best, 0.0) == (found.best.card, found.price)
    others = [each.card for each in found.advice.alternatives]
    assert [card for card in seen.legal_plays or seen.hand if card != puzzle.best] == others
