"""Strategies that take the card a judge values most: what a judge is asked, from an observation."""

from __future__ import annotations

from engine.cards.card import Card
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.rollouts.bits import DOWN, SEVEN, STEPS, UP, rank_at, side_of, step_of
from engine.straights.rollouts.outlook import GONE, MINE, OTHERS, Judge, Outlook, outlook_at


class ByValue:
    """Takes the card with the highest value, the first of the hand among equals."""

    def __init__(self, judge: Judge) -> None:
        """A strategy that asks the judge."""
        self._judge = judge

    def choose(self, observation: Observation) -> Choice:
        """The best play, or the best discard where nothing can be played."""
        assert observation.seat is not None
        if observation.legal_plays:
            values = [play_value(self._judge, card, observation) for card in observation.legal_plays]
            return Play(observation.seat, observation.legal_plays[values.index(max(values))])
        values = [discard_value(self._judge, card, observation) for card in observation.hand]
        return Discard(observation.seat, observation.hand[values.index(max(values))])


def play_value(judge: Judge, card: Card, observation: Observation) -> float:
    """How good a judge finds it to play a card."""
    if card.rank.place != SEVEN:
        return judge.play_value(outlook_of_play(card, observation))
    return sum(
        judge.play_value(outlook_at(side, -1, _owners(card, side, observation))) for side in (DOWN, UP)
    )


def discard_value(judge: Judge, card: Card, observation: Observation) -> float:
    """How good a judge finds it to put a card down; it must not be a seven, which always fits."""
    side = side_of(card.rank.place)
    ranks = [rank.place for rank in observation.table.ranks(card.suit)]
    reach = 0
    if ranks:
        reach = 1 + (ranks[-1] - SEVEN if side == UP else SEVEN - ranks[0])
    return judge.discard_value(
        outlook_at(side, step_of(card.rank.place), _owners(card, side, observation), reach)
    )


def outlook_of_play(card: Card, observation: Observation) -> Outlook:
    """The outlook of a card that fits and is no seven."""
    side = side_of(card.rank.place)
    return outlook_at(side, step_of(card.rank.place), _owners(card, side, observation))


def _owners(card: Card, side: int, observation: Observation) -> tuple[int, ...]:
    """Whose the six cards of a side of the card's suit are, nearest to the seven first."""
    mine = {held.rank.place for held in observation.hand if held.suit is card.suit}
    gone = {lost.rank.place for lost in observation.discards if lost.suit is card.suit}
    ranks = [rank_at(side, step) for step in range(STEPS)]
    return tuple(MINE if rank in mine else GONE if rank in gone else OTHERS for rank in ranks)
