"""A friend's line, checked against what follows from the match's name: the cards of its deals, par."""

from __future__ import annotations

from engine.cards.card import Rank
from engine.straights.duplicate.comparison import dealt_hands, par_at
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.errors import ImpossibleResult
from engine.straights.rules import points
from engine.straights.setup import SEATS


def with_checked_line(match: TeamMatch, text: str) -> TeamMatch:
    """The match with the new results of a line, each with the par that is computed here.

    Raises TeamLineError.
    """
    player, results = match.results_in(text)
    for number, result in enumerate(results):
        if result is not None:
            is_new = match.results[player][number] is None
            checked = _checked(match, player, number, result.ahead) if is_new else result
            match = match.with_result(player, number, checked)
    return match


def _checked(match: TeamMatch, player: int, number: int, ahead: int) -> TeamResult:
    deal = match.deal(number, player)
    if not is_possible(deal, ahead):
        raise ImpossibleResult(player, number)
    return TeamResult(ahead, round(par_at(deal)))


def is_possible(deal: DuplicateDeal, ahead: int) -> bool:
    """Whether the cards have enough points for a result at the deal's seat; nobody has to discard a seven."""
    hands = dealt_hands(deal)
    most = [points(card for card in hand if card.rank is not Rank.SEVEN) for hand in hands]
    own = most[deal.chair]
    return -own <= ahead <= round((sum(most) - own) / (SEATS - 1))
