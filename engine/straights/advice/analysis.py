"""What each choice of a turn is worth: every one is tried in many deals that could be true.

Determinized Monte Carlo (as Ginsberg's GIB 2001 for bridge): deals as likely as the moves seen make them,
rounds played out by models of the players, and the chance to win the game as the aim. Choices that fall
behind are tried no further (successive rejects, Audibert and others 2010).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.cards.card import Card
from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.straights.advice.inference import filled, places_of, unseen_cards
from engine.straights.advice.opponent_models import NOISE, SELF, guesses_for, models
from engine.straights.advice.win_probability import softness
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.playouts.bits import DECK, MOST_POINTS, bit
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.playouts import Playouts
from engine.straights.playouts.position import Position, position_of
from engine.straights.playouts.simulator import Simulator

_SWAPS = 5
_STAGES = 8
_BEHIND = 1.8
_SLOPE = 0.006


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be thought.

    Attributes:
        deals: in how many deals the best choices are tried.
        warming: how many steps the chain of deals goes before.
    """

    deals: int
    burn_in: int

    def __post_init__(self) -> None:
        if self.deals < 1 or self.burn_in < 0:
            raise SetupError(f"a budget is 1 deal or more, unlike {self.deals} with {self.burn_in} before")


USUAL = Budget(4000, 100) if COMPILED else Budget(360, 20)
"""What fits the time of a move: some 10 ms compiled, some 60 ms interpreted."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a choice is worth.

    Attributes:
        choice: the choice.
        chance: of winning the game with it, 0 to 1; with a little added for points.
        cost: the points that the round is expected to end with.
        others: the same for each other seat, on average.
        deals: in how many deals it was tried.
    """

    choice: Choice
    chance: float
    cost: float
    others: float
    deals: int


class Analysis:
    """A turn, thought through in stages; the longer, the better is what it says."""

    def __init__(
        self, observation: Observation, budget: Budget = USUAL, seed: int = 0, slope: float = _SLOPE
    ) -> None:
        """An analysis that has not begun; the same seed and budget give the same verdicts.

        `slope` is what a point ahead of the others is worth besides the chance to win the game.
        """
        assert observation.seat is not None
        self._observation = observation
        self._budget = budget
        cards = observation.legal_plays or observation.hand
        self._cards: tuple[Card, ...] = cards
        position = position_of(observation)
        chance = Random(f"{seed} {observation.number} {len(observation.moves)} {observation.seat}")  # noqa: S311
        rounds = Simulator(models().clone(), chance.getrandbits(32))
        others = [(observation.seat + number) % len(observation.seats) for number in (1, 2, 3)]
        deal = sample_deal(observation, chance)
        self._deals = DealSampler(rounds, NOISE)
        guesses = guesses_for(observation.results, others, chance)
        self._deals.begin(position, (0, *(deal[seat] for seat in others)), guesses)
        self._trials = Playouts(self._deals, slope)
        self._trials.begin(position, [bit(card) for card in cards], SELF, softness_by_growth(position))

    def run(self, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """Think until the budget is used up, one choice is left, or somebody cancels."""
        for _ in range(self._budget.burn_in):
            self._deals.walk(_SWAPS)
        for _ in range(_STAGES):
            self._trials.run(-(-self._budget.deals // _STAGES), _SWAPS)
            if is_cancelled() or not self._drop_the_worst():
                return

    def best(self) -> Choice:
        """The choice with the highest worth."""
        return self._choice(self._cards[max(self._active(), key=self._mean)])

    def evaluations(self) -> tuple[Evaluation, ...]:
        """What is known of each choice, in the order of the hand; only after `run`."""
        trials = self._trials
        return tuple(
            Evaluation(
                self._choice(card),
                trials.value[number] / trials.samples[number],
                trials.cost[number] / trials.samples[number],
                trials.others[number] / trials.samples[number] / 3,
                trials.samples[number],
            )
            for number, card in enumerate(self._cards)
        )

    def _active(self) -> list[int]:
        return [number for number in range(len(self._cards)) if self._trials.active[number]]

    def _mean(self, number: int) -> float:
        """What a choice has been worth so far."""
        return self._trials.value[number] / self._trials.samples[number]

    def _variance(self, number: int) -> float:
        samples = self._trials.samples[number]
        return (self._trials.squares[number] / samples - self._mean(number) ** 2) / samples

    def _drop_the_worst(self) -> bool:
        """Drop what is clearly behind the best; whether several are left."""
        active = self._active()
        best = max(active, key=self._mean)
        for number in active:
            behind = self._mean(best) - self._mean(number)
            if behind > _BEHIND * max(self._variance(best) + self._variance(number), 0.0) ** 0.5:
                self._trials.drop(number)
        return len(self._active()) > 1

    def _choice(self, card: Card) -> Choice:
        assert self._observation.seat is not None
        kind = Play if self._observation.legal_plays else Discard
        return kind(self._observation.seat, card)


def sample_deal(observation: Observation, chance: Random) -> list[int]:
    """One way the unseen cards can lie, by seat, as bits: what each held and did not lay; 0 for who looks."""
    places = places_of(observation)
    unseen = unseen_cards(observation)
    cards = [card for card in DECK if card & unseen]
    chance.shuffle(cards)
    chance.shuffle(places)
    deal = [0] * len(observation.seats)
    for card, place in zip(cards, filled(cards, places), strict=True):
        deal[places[place].seat] |= card
    return deal


def softness_by_growth(position: Position) -> list[float]:
    """The softness by how many points the highest score has grown in the round."""
    points_to_go = position.limit - 1 - max(position.scores)
    return [softness(max(points_to_go - growth, 0)) for growth in range(MOST_POINTS + 1)]
