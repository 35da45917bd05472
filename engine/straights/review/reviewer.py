"""Reviews a seat's choices: each is played out in deals consistent with what the seat could know then."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.straights.advice.advisor import advice_against
from engine.straights.advice.analysis import HINT, Budget
from engine.straights.advice.hints import Advice, Hint
from engine.straights.commands import Play
from engine.straights.player import Human
from engine.straights.playouts.compiled import COMPILED
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.review.own_turns import OwnTurn, PlayedRound, played_rounds
from engine.straights.review.par import par_of
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session

DEALS = 10_000 if COMPILED else HINT.deals
"""The number of deals in which a choice is played out, as long as another one may be as good."""


def review_game(session: Session, seat: int, deals: int = DEALS) -> tuple[RoundReview, ...]:
    """Review all finished rounds, without pauses."""
    return tuple(review_round(played, seat, deals) for played in played_rounds(session, seat))


def review_round(played: PlayedRound, seat: int, deals: int = DEALS) -> RoundReview:
    """Review a round, without pauses."""
    return round_review(played, seat, [review_turn(turn, deals) for turn in played.turns])


def review_in_steps(played: PlayedRound, seat: int, deals: int = DEALS) -> Iterator[RoundReview | None]:
    """Review a round choice by choice: yields None after each, then the review."""
    decisions = []
    for turn in played.turns:
        decisions.append(review_turn(turn, deals))
        yield None
    yield round_review(played, seat, decisions)


def round_review(played: PlayedRound, seat: int, decisions: list[Decision]) -> RoundReview:
    """The review of a round whose choices have been priced."""
    par = par_of(played.hands[seat], played.others).ahead
    result = ahead_of(played.result.gained, seat)
    return RoundReview(played.number, tuple(decisions), result, par)


def review_turn(turn: OwnTurn, deals: int = DEALS, seed: int = 0) -> Decision:
    """Price a choice, given what the seat could know when it made it; the same seed gives the same price."""
    budget = Budget(deals, HINT.burn_in)
    return decision_of(turn, advice_against(turn.observation, turn.played, budget, seed))


def decision_of(turn: OwnTurn, advice: Advice) -> Decision:
    """The decision for a turn and its advice."""
    price = next((each for each in advice.alternatives if each.card == turn.played.card), None)
    return Decision(
        action=turn.action,
        move=len(turn.observation.moves) + 1,
        played=turn.played,
        advice=advice,
        price=0.0 if price is None else price.cost,
        sd=0.0 if price is None else price.error,
        reason=Reason.BEST if price is None else reason_of(advice, is_near_tie=price.is_near_tie),
    )


def reason_of(advice: Advice, *, is_near_tie: bool) -> Reason:
    """The argument against the choice that was made, compared with the best."""
    best, played = advice.hint, advice.against
    if played is None:
        return Reason.BEST
    if is_near_tie:
        return Reason.NEAR_TIE
    facts = _PLAYS if isinstance(played.choice, Play) else _DISCARDS
    return next((reason for reason, holds in facts if holds(played, best)), Reason.TIMING)


def human_seat(session: Session) -> int:
    """The seat reviewed by default: the first human's, else the first."""
    humans = (seat for seat, each in enumerate(session.setup.seats) if isinstance(each.player, Human))
    return next(humans, 0)


_Fact = tuple[Reason, Callable[[Hint, Hint], bool]]
_PLAYS: tuple[_Fact, ...] = (
    (Reason.OPENS_MORE, lambda played, best: len(played.opened) > len(best.opened)),
    (Reason.BRINGS_LESS, lambda played, best: len(played.behind) < len(best.behind)),
    (Reason.WASTES_SAFE_CARD, lambda played, best: played.ends_row and not best.ends_row),
    (Reason.RISKS_POINTS, lambda played, best: played.points < best.points),
)
_DISCARDS: tuple[_Fact, ...] = (
    (Reason.TOO_DEAR, lambda played, best: played.points > best.points),
    (Reason.WORTH_KEEPING, lambda played, best: played.needed < best.needed),
)
