"""Reference results of a deal at the player's seat, and the player's result as a line without spoilers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fast_dataclass import dataclass
from engine.straights.duplicate.challenge import challenge, duel_in, played
from engine.straights.duplicate.deal_result import REFERENCES, DealResult
from engine.straights.duplicate.duplicate_deal import COMPUTERS, DuplicateDeal
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.par import par_of
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named

_BEST, _COSTS, _MISTAKE = "\N{LOWER SEVEN EIGHTHS BLOCK}\N{LOWER HALF BLOCK}\N{LOWER ONE QUARTER BLOCK}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Reference results at one seat of a deal, in points ahead of the mean of the others.

    Attributes:
        par: the mean result of a strong computer with the same hand.
        references: the result of each of REFERENCES, in this order, against the computers of the deal.
    """

    par: float
    references: tuple[float, ...]


def comparison_in_steps(deal: DuplicateDeal) -> Iterator[Comparison | None]:
    """Play the deal with each reference: None after par and after each move, then the comparison."""
    hand = Session(deal.setup_for(REFERENCES[0])).observe(deal.chair).hand
    par = par_of(hand, COMPUTERS).ahead
    yield None
    results: list[float] = []
    for strategy in REFERENCES:
        session = Session(deal.setup_for(strategy))
        players = [strategy_named(each.name) for each in session.setup.seats]
        while session.turn is not None:
            session.submit(players[session.turn].choose(session.observe(session.turn)))
            yield None
        results.append(ahead_of(session.state.results[0].gained, deal.chair))
    yield Comparison(par, tuple(results))


def deal_result(
    game: Session, review: RoundReview, found: Comparison, deal: DuplicateDeal, sent: str, *, is_helped: bool
) -> DealResult:
    """The result of a finished deal, reviewed and compared; `sent` is the last challenge, "" for none."""
    own, references = played(game, deal), tuple(map(round, found.references))
    line = _share_text(deal, review, own.ahead - references[-1], is_helped=is_helped)
    line = f"{line}\nPlay the same cards: {challenge(deal, own).text}"
    return DealResult(own.ahead, round(found.par), references, line, duel_in(sent, deal, own))


def _share_text(deal: DuplicateDeal, review: RoundReview, better: int, *, is_helped: bool) -> str:
    """The result as a line for others: beside the strongest computer, the best cards, a bar for each choice.

    It names no card. A high bar is a choice that cost nothing, a low one a mistake, the others cost less.
    """
    points = "1 point" if abs(better) == 1 else f"{abs(better)} points"
    beside = f"{points} {'better' if better > 0 else 'worse'} than" if better else "level with"
    help_text = ", with help" if is_helped else ""
    bars = "".join(map(_bar, review.decisions))
    cards = f"{bars.count(_BEST)} of {len(bars)} cards best"
    return f"Straights {deal.code}: {beside} the {REFERENCES[-1]}{help_text}. {cards} {bars}"


def _bar(decision: Decision) -> str:
    if not decision.cost_in_points:
        return _BEST
    return _MISTAKE if decision.is_mistake else _COSTS
