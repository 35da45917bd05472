"""Estimates the value of each choice of a turn by playouts in many deals consistent with the observation.

Determinized Monte Carlo (as Ginsberg's GIB 2001 for bridge): deals are sampled with their likelihood given
the moves seen, models of the players play the rounds out, and the value is the chance to win the game.
Choices that fall behind are dropped (successive rejects, Audibert and others 2010).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random

from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.straights.advice.inference import assign, hidden_piles, unseen_cards
from engine.straights.advice.opponent_models import NOISE, SELF, models, sample_models
from engine.straights.advice.win_probability import softness
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.playouts.bits import DECK, MOST_POINTS, bit
from engine.straights.playouts.compiled import COMPILED
from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.playouts import Playouts
from engine.straights.playouts.position import Position, position_of
from engine.straights.playouts.simulator import Simulator
from engine.student_t import t_quantile

SWAPS = 5
STAGES = 8
_BATCH, _MIN_BATCHES = 156, 4
"""The minimum number of deals in a batch, and the number of batches in a short stage.

Neighbouring deals of the Markov chain are correlated, so errors are computed from means of batches. Longer
batches would be no more independent in most positions, and there would be fewer of them.
"""

_NORMAL_QUANTILE = 1.96
"""The 97.5 % quantile of the normal distribution, for any number of batches."""

_BEHIND = 1.8
_SLOPE = 0.006


@dataclass(frozen=True, slots=True)
class Budget:
    """The computing budget of an analysis.

    Attributes:
        deals: the number of deals in which the best choices are played out.
        burn_in: the number of steps of the chain of deals before the first one counts.
        next_deals: the maximum number of deals in which the next choice is tried too, late in a round (see
            `two_step`); 0 for no such step.
    """

    deals: int
    burn_in: int
    next_deals: int = 0

    def __post_init__(self) -> None:
        if self.deals < 1 or self.burn_in < 0 or self.next_deals < 0:
            raise SetupError(
                f"a budget is 1 deal or more, unlike {self.deals} with {self.burn_in} before "
                f"and {self.next_deals} after"
            )


USUAL = Budget(4000, 100, 8000) if COMPILED else Budget(360, 20)
"""The budget of a computer's move, some 15 ms compiled, some 60 ms interpreted."""


HINT = Budget(20_000, 100) if COMPILED else USUAL
"""The budget of a hint, some 50 ms compiled, with half the error of the usual budget."""


@dataclass(frozen=True, slots=True)
class Price:
    """The cost of a choice compared with another one in the same deals.

    Attributes:
        points: by how much the other choice improves the seat's lead, that is, the mean points of the
            other seats minus its own; below 0 where this choice is better.
        error: the standard deviation of `points`; for few batches scaled by Student's t over the normal
            quantile, so that two of it give a 95 % confidence interval.
        batches: the number of batches of deals from whose means both are computed.
    """

    points: float
    error: float
    batches: int


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of a choice.

    Attributes:
        chance: the chance to win the game with it, 0 to 1, with a small bonus for points.
        cost: the expected points of the seat in the round.
        others: the mean of the expected points of the other seats.
        deals: the number of deals in which it was played out.
    """

    choice: Choice
    chance: float
    cost: float
    others: float
    deals: int


class Analysis:
    """Evaluates the choices of a turn in stages; the longer it runs, the more precise it is."""

    def __init__(
        self, observation: Observation, budget: Budget = USUAL, seed: int = 0, slope: float = _SLOPE
    ) -> None:
        """Prepare an analysis; the same seed and budget give the same evaluations.

        `slope` is the value of a point of lead, added to the chance to win the game.
        """
        assert observation.seat is not None
        self._observation = observation
        self._budget = budget
        self._choices = observation.choices
        position = self._position = position_of(observation)
        chance = Random(f"{seed} {observation.number} {len(observation.moves)} {observation.seat}")  # noqa: S311
        self._deals = deal_sampler(observation, position, chance)
        self._playouts = Playouts(self._deals, slope)
        self._playouts.begin(
            position, [bit(each.card) for each in self._choices], SELF, softness_by_growth(position)
        )
        self._batches: list[list[float]] = [[] for _ in self._choices]
        self._kept: int | None = None

    def keep(self, choice: Choice) -> None:
        """Play a choice out in all deals even if it falls behind, for a precise price."""
        self._kept = self._choices.index(choice)

    def run(self, is_cancelled: Callable[[], bool] = lambda: False, stages: int = STAGES) -> None:
        """Play out until the budget is used up, one choice is left, or `is_cancelled` returns true.

        The last two are checked after each stage.
        """
        for _ in range(self._budget.burn_in):
            self._deals.advance(SWAPS)
        for _ in range(stages):
            self._run_batches(-(-self._budget.deals // stages))
            if is_cancelled() or not self._drop_the_worst():
                return

    def best(self) -> Choice:
        """The choice with the highest value."""
        return self._choices[max(self._active(), key=self._mean)]

    def evaluations(self) -> tuple[Evaluation, ...]:
        """The evaluation of each choice, in the order of the hand; only after `run`."""
        playouts = self._playouts
        return tuple(
            Evaluation(
                choice,
                self._mean(number),
                playouts.cost[number] / playouts.samples[number],
                playouts.others[number] / playouts.samples[number] / 3,
                self._sums(number)[0],
            )
            for number, choice in enumerate(self._choices)
        )

    def survivors(self) -> list[Evaluation]:
        """The evaluations of the choices that were never dropped; only after `run`."""
        evaluations = self.evaluations()
        most = max(each.deals for each in evaluations)
        return [each for each in evaluations if each.deals == most]

    def price(self, choice: Choice, other: Choice) -> Price:
        """What a choice costs compared with another, in the deals that both were played out in."""
        worse, better = (self._batches[self._choices.index(each)] for each in (choice, other))
        return price_from_batches(worse, better)

    def _run_batches(self, deals: int) -> None:
        """Play out more deals, and record for each batch the lead that each choice gives."""
        playouts = self._playouts
        batches = max(_MIN_BATCHES, deals // _BATCH)
        for number in range(batches):
            count = deals * (number + 1) // batches - deals * number // batches
            if count == 0:
                continue
            active = self._active()
            before = [playouts.others[each] / 3 - playouts.cost[each] for each in active]
            playouts.run(count, SWAPS)
            for each, start in zip(active, before, strict=True):
                ahead = playouts.others[each] / 3 - playouts.cost[each] - start
                self._batches[each].append(ahead / count)

    def _active(self) -> list[int]:
        return [number for number in range(len(self._choices)) if self._playouts.active[number]]

    def _sums(self, number: int) -> tuple[int, float, float]:
        """The number of deals of a choice, the sum of its values, and the sum of their squares."""
        return self._playouts.samples[number], self._playouts.value[number], self._playouts.squares[number]

    def _mean(self, number: int) -> float:
        samples, value, _squares = self._sums(number)
        return value / samples

    def _variance(self, number: int) -> float:
        samples, value, squares = self._sums(number)
        return (squares / samples - (value / samples) ** 2) / samples

    def _drop_the_worst(self) -> bool:
        """Drop choices clearly behind the best; return whether several are left."""
        active = self._active()
        best = max(active, key=self._mean)
        for number in active:
            behind = self._mean(best) - self._mean(number)
            if (
                number != self._kept
                and behind > _BEHIND * max(self._variance(best) + self._variance(number), 0.0) ** 0.5
            ):
                self._playouts.drop(number)
        return len(self._active()) > 1


def price_from_batches(choice: Sequence[float], other: Sequence[float]) -> Price:
    """The price of a choice, from how far it and another bring the seat ahead in each batch of deals.

    Batches that only one of them was played out in are left out.
    """
    differences = [better - worse for worse, better in zip(choice, other, strict=False)]
    points = sum(differences) / len(differences)
    if len(differences) < 2:
        return Price(points, inf, len(differences))
    spread = sum((each - points) ** 2 for each in differences) / (len(differences) - 1)
    few = t_quantile(len(differences) - 1) / _NORMAL_QUANTILE
    return Price(points, few * (spread / len(differences)) ** 0.5, len(differences))


def deal_sampler(observation: Observation, position: Position, chance: Random) -> DealSampler:
    """Samples deals and models of the other players, as likely as finished rounds and moves make them."""
    assert observation.seat is not None
    simulator = Simulator(models().clone(), chance.getrandbits(32))
    others = [(observation.seat + number) % len(observation.seats) for number in (1, 2, 3)]
    deal = sample_deal(observation, chance)
    sampler = DealSampler(simulator, NOISE)
    likely_models = sample_models(observation.results, others, chance)
    sampler.begin(position, (0, *(deal[seat] for seat in others)), likely_models)
    return sampler


def sample_deal(observation: Observation, chance: Random) -> list[int]:
    """A legal deal by seat, as bits: the cards that each seat held and has not played; 0 for the observer."""
    piles = hidden_piles(observation)
    unseen = unseen_cards(observation)
    cards = [card for card in DECK if card & unseen]
    chance.shuffle(cards)
    chance.shuffle(piles)
    deal = [0] * len(observation.seats)
    for card, pile in zip(cards, assign(cards, piles), strict=True):
        deal[piles[pile].seat] |= card
    return deal


def softness_by_growth(position: Position) -> list[float]:
    """The softness, indexed by the growth of the highest score in the round."""
    points_to_go = position.limit - 1 - max(position.scores)
    return [softness(max(points_to_go - growth, 0)) for growth in range(MOST_POINTS + 1)]
