"""Estimates the value of each choice of a turn by playouts in many deals consistent with the observation.

Determinized Monte Carlo (as Ginsberg's GIB 2001 for bridge): deals are sampled with their likelihood given
the moves seen, models of the players play the rounds out, and the value is the chance to win the game.
Choices that fall behind are dropped (successive rejects, Audibert and others 2010).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from random import Random

from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.straights.advice.inference import assign, hidden_piles, unseen_cards
from engine.straights.advice.opponent_models import NOISE, SELF, UNKNOWN, Opponents, model_prior, models
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
CHAINS = 8
"""The number of chains of deals of an analysis whose prices are told with their errors.

Neighbouring deals of a chain are alike, and a chain may stay long with one idea of who plays how. So errors
are computed from the differences between whole chains.
"""

_NORMAL_QUANTILE = 1.96
"""The 97.5 % quantile of the normal distribution, for any number of chains."""

_BEHIND = 1.8
_SLOPE = 0.006
_AT_THE_END = 11.4
_PER_POINT = 0.143
_MAX_LINE_LENGTH = 79
_SQUARE_PER_POINT = 7.5


@dataclass(frozen=True, slots=True)
class Budget:
    """The computing budget of an analysis.

    Attributes:
        deals: the number of deals in which the best choices are played out.
        burn_in: the number of steps of each chain of deals before its first one counts.
        next_deals: the maximum number of deals in which the next choice is tried too, late in a round (see
            `two_step`); 0 for no such step.
        chains: the number of independent chains of deals; prices have no error with a single one.
    """

    deals: int
    burn_in: int
    next_deals: int = 0
    chains: int = CHAINS

    def __post_init__(self) -> None:
        if self.deals < 1 or self.burn_in < 0 or self.next_deals < 0 or self.chains < 1:
            raise SetupError(
                f"a budget is 1 deal or more, unlike {self.deals} with {self.burn_in} before "
                f"and {self.next_deals} after, in {self.chains} chains"
            )


USUAL = Budget(4000, 100, 8000, chains=1) if COMPILED else Budget(360, 20, chains=1)
"""The budget of a computer's move, some 15 ms compiled, some 60 ms interpreted."""


HINT = Budget(20_000, 200) if COMPILED else Budget(360, 40)
"""The budget of a hint, some 50 ms compiled, with half the error of the usual budget."""


@dataclass(frozen=True, slots=True)
class Price:
    """The cost of a choice compared with another one in the same deals.

    Attributes:
        points: by how much the other choice improves the seat's lead, that is, the mean points of the
            other seats minus its own; below 0 where this choice is better.
        error: the standard deviation of `points`, from the spread between the chains; scaled by Student's t
            over the normal quantile, so that two of it give a 95 % confidence interval.
    """

    points: float
    error: float


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
        self,
        observation: Observation,
        budget: Budget = USUAL,
        seed: int = 0,
        slope: float = _SLOPE,
        opponents: Opponents = UNKNOWN,
    ) -> None:
        """Prepare an analysis; the same seed and budget give the same evaluations.

        `slope` is the value of a point of lead, added to the chance to win the game. Opponents that are not
        named are guessed from their moves.
        """
        assert observation.seat is not None
        self._observation = observation
        self._budget = budget
        self._choices = observation.choices
        position = self._position = position_of(observation)
        chance = Random(f"{seed} {observation.number} {len(observation.moves)} {observation.seat}")  # noqa: S311
        chains = min(budget.chains, budget.deals)
        self._deals = deal_samplers(observation, position, chance, chains, opponents)
        self._playouts = [Playouts(deals, slope) for deals in self._deals]
        cards = [bit(each.card) for each in self._choices]
        softness_of = softness_by_growth(position)
        for playouts in self._playouts:
            playouts.begin(position, cards, SELF, softness_of)
        self._leads: list[list[list[float]]] = [[] for _ in self._choices]  # by choice, stage and chain
        self._kept: int | None = None

    def keep(self, choice: Choice) -> None:
        """Play a choice out in all deals even if it falls behind, for a precise price."""
        self._kept = self._choices.index(choice)

    def run(self, is_cancelled: Callable[[], bool] = lambda: False, stages: int = STAGES) -> None:
        """Play out until the budget is used up, one choice is left, or `is_cancelled` returns true.

        The last two are checked after each stage.
        """
        for deals in self._deals:
            for _ in range(self._budget.burn_in):
                deals.advance(SWAPS)
        for _ in range(stages):
            self._run_chains(-(-self._budget.deals // stages))
            if is_cancelled() or not self._drop_the_worst():
                return

    def best(self) -> Choice:
        """The choice with the highest value."""
        return self._choices[max(self._active(), key=self._mean)]

    def evaluations(self) -> tuple[Evaluation, ...]:
        """The evaluation of each choice, in the order of the hand; only after `run`."""
        return tuple(map(self._evaluation, range(len(self._choices))))

    def _evaluation(self, number: int) -> Evaluation:
        deals = sum(each.samples[number] for each in self._playouts)
        cost = sum(each.cost[number] for each in self._playouts) / deals
        others = sum(each.others[number] for each in self._playouts) / deals / 3
        return Evaluation(self._choices[number], self._mean(number), cost, others, self._sums(number)[0])

    def survivors(self) -> list[Evaluation]:
        """The evaluations of the choices that were never dropped; only after `run`."""
        evaluations = self.evaluations()
        most = max(each.deals for each in evaluations)
        return [each for each in evaluations if each.deals == most]

    def price(self, choice: Choice, other: Choice) -> Price:
        """What a choice costs compared with another, in the deals that both were played out in."""
        worse, better = (self._leads[self._choices.index(each)] for each in (choice, other))
        common = min(len(worse), len(better)) - 1
        return price_from_chains(worse[common], better[common])

    def _run_chains(self, deals: int) -> None:
        """Play out more deals in each chain, and record the lead that each choice gives so far."""
        for playouts in self._playouts:
            playouts.run(-(-deals // len(self._playouts)), SWAPS)
        for number in self._active():
            self._leads[number].append([_lead(each, number) for each in self._playouts])

    def _active(self) -> list[int]:
        return [number for number in range(len(self._choices)) if self._playouts[0].active[number]]

    def _sums(self, number: int) -> tuple[int, float, float]:
        """The number of deals of a choice, the sum of its values, and the sum of their squares."""
        chains = self._playouts
        return (
            sum(each.samples[number] for each in chains),
            sum(each.value[number] for each in chains),
            sum(each.squares[number] for each in chains),
        )

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
                for playouts in self._playouts:
                    playouts.drop(number)
        return len(self._active()) > 1


def _lead(playouts: Playouts, number: int) -> float:
    """How far a choice brings the seat ahead of the mean of the others in a chain."""
    return (playouts.others[number] / 3 - playouts.cost[number]) / playouts.samples[number]


def price_from_chains(choice: Sequence[float], other: Sequence[float]) -> Price:
    """The price of a choice, from how far it and another bring the seat ahead in each chain of deals."""
    differences = [better - worse for worse, better in zip(choice, other, strict=True)]
    count = len(differences)
    points = sum(differences) / count
    if count < 2:
        return Price(points, inf)
    variance = sum((each - points) ** 2 for each in differences) / (count - 1) / count
    return Price(points, t_quantile(count - 1) / _NORMAL_QUANTILE * variance**0.5)


def deal_samplers(
    observation: Observation, position: Position, chance: Random, count: int, opponents: Opponents = UNKNOWN
) -> list[DealSampler]:
    """Chains of deals and models of the other players, as likely as finished rounds and moves make them."""
    assert observation.seat is not None
    simulator = Simulator(models().clone(), chance.getrandbits(32))
    others = [(observation.seat + number) % len(observation.seats) for number in (1, 2, 3)]
    prior = model_prior(observation.results, others, opponents)
    samplers = []
    for _ in range(count):
        deal = sample_deal(observation, chance)
        sampler = DealSampler(simulator, NOISE)
        sampler.begin(position, (0, *(deal[seat] for seat in others)), prior)
        samplers.append(sampler)
    return samplers


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


def softness(points_to_go: int) -> float:
    """The points by which the chance to win falls to 1/e: it is that of exp(-distance / softness).

    The distance is that to the lowest score; `points_to_go` is the number of points from the highest score to
    the limit, 0 or more. Fitted to games of equal players (mean 17.9 points a round, standard deviation
    16.2): to 40,000 games to 80 points, where a straight line fits best, from 11.4 just before the end to
    22.7 at the start; and to 26,000 games to 500 and to 2,000 points, where it grows with the square root of
    the points to go, as distances in a random walk do.
    """
    line = _AT_THE_END + _PER_POINT * min(points_to_go, _MAX_LINE_LENGTH)
    if points_to_go <= _MAX_LINE_LENGTH:
        return line
    return sqrt(line * line + _SQUARE_PER_POINT * (points_to_go - _MAX_LINE_LENGTH))


def softness_by_growth(position: Position) -> list[float]:
    """The softness, indexed by the growth of the highest score in the round."""
    points_to_go = position.limit - 1 - max(position.scores)
    return [softness(max(points_to_go - growth, 0)) for growth in range(MOST_POINTS + 1)]
