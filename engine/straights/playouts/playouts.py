"""Choices played out in sampled deals, with sums over the results.

The types of the compiled form stand in playouts.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.position import Position

try:
    from cython import nogil
except ImportError:
    from engine.straights.playouts.cython_shim import nogil


class Playouts:
    """The choices of a turn; the observer is seat 0.

    Attributes:
        active: by choice, whether it is still played out.
        samples: by choice, in how many deals it was played out.
        value, squares: by choice, the sums of the values of the ends, and of their squares.
        cost, others: by choice, the sums of the observer's points at the ends, and of the other three's.
    """

    def __init__(self, deals: DealSampler, slope: float) -> None:
        """Playouts in the deals of a chain; a point less than the others' mean is worth `slope`, besides."""
        self.active = [0] * 13
        self.samples = [0] * 13
        self.value = [0.0] * 13
        self.squares = [0.0] * 13
        self.cost = [0.0] * 13
        self.others = [0.0] * 13
        self._deals = deals
        self._simulator = deals.simulator
        self._softness = [1.0] * 155
        self._slope = slope
        self._choices = [0] * 13
        self._count = 0
        self._plays = 0
        self._hand = 0
        self._dead = 0
        self._opened = 0
        self._left = 0
        self._limit = 0
        self._highest = 0
        self._model = 0
        self._reach = [0] * 8
        self._scores = [0] * 4

    def begin(
        self, position: Position, choices: Sequence[int], model: int, softness: Sequence[float]
    ) -> None:
        """Start again from a position.

        Args:
            position: the observer's turn, with which the chain of deals has begun too.
            choices: the cards to play out, as bits.
            model: the number of the model that plays the observer's next turns.
            softness: by how many points the highest score has grown in the round, 0 to MOST_POINTS: how far
                a seat stands above the lowest where its chance to win the game is divided by e.
        """
        self._count = len(choices)
        for number in range(self._count):
            self._choices[number] = choices[number]
            self.active[number] = 1
            self.samples[number] = 0
            self.value[number] = 0.0
            self.squares[number] = 0.0
            self.cost[number] = 0.0
            self.others[number] = 0.0
        self._plays = 1 if position.hand & position.opened else 0
        self._hand = position.hand
        self._dead = position.dead
        self._opened = position.opened
        self._left = position.left
        self._limit = position.limit
        self._highest = max(position.scores)
        self._softness = list(softness)
        self._model = model
        for side in range(8):
            self._reach[side] = position.reach[side]
        for seat in range(4):
            self._scores[seat] = position.scores[seat]

    def drop(self, choice: int) -> None:
        """Play a choice out no more."""
        self.active[choice] = 0

    def run(self, deals: int, swaps: int) -> None:
        """Play the active choices out in further deals, each a step of the chain with so many swaps."""
        with nogil:
            for _ in range(deals):
                self._deals.advance(swaps)
                for choice in range(self._count):
                    if self.active[choice]:
                        self.play_out(choice)

    def play_out(self, choice: int) -> None:
        """Play a choice out in the present deal."""
        self.make(choice)
        self._simulator.play(1, self._left - 1)
        value = self.value_of_end()
        self.samples[choice] += 1
        self.value[choice] += value
        self.squares[choice] += value * value
        points = self._simulator.points
        self.cost[choice] += points[0]
        self.others[choice] += points[1] + points[2] + points[3]

    def make(self, choice: int) -> None:
        """Lay the present deal out and make a choice in it; the seat after the observer's is to move."""
        self._set_up()
        if self._plays:
            self._simulator.lay(0, self._choices[choice])
        else:
            self._simulator.put_down(0, self._choices[choice])

    def _set_up(self) -> None:
        self._simulator.hands[0] = self._hand
        self._simulator.dead[0] = self._dead
        self._simulator.models[0] = self._model
        self._simulator.points[0] = self._points_of(self._dead)
        for seat in range(1, 4):
            self._simulator.hands[seat] = self._deals.held[seat]
            self._simulator.dead[seat] = self._deals.down[seat]
            self._simulator.models[seat] = self._deals.models[seat]
            self._simulator.points[seat] = self._points_of(self._deals.down[seat])
        for side in range(8):
            self._simulator.reach[side] = self._reach[side]
        for place in range(52):
            self._simulator.before[place] = self._deals.before[place]
        self._simulator.opened = self._opened

    def _points_of(self, cards: int) -> int:
        points = 0
        while cards:
            card = cards & -cards
            cards ^= card
            points += self._simulator.cost_of(card)
        return points

    def value_of_end(self) -> float:
        """The value of a round's end: the observer's chance to win the game, and the slope for points."""
        points, scores = self._simulator.points, self._scores
        own = scores[0] + points[0]
        top = own
        lowest = own
        others = 0
        ties = 1
        for seat in range(1, 4):
            total = scores[seat] + points[seat]
            others += total
            top = max(top, total)
            lowest = min(lowest, total)
            if total == own:
                ties += 1
        ahead = self._slope * (others / 3.0 - own)
        if top >= self._limit:
            return ahead if own > lowest else ahead + 1.0 / ties
        scale = self._softness[top - self._highest]
        weight = exp(-(own - lowest) / scale)
        total_weight = weight
        for seat in range(1, 4):
            total_weight += exp(-(scores[seat] + points[seat] - lowest) / scale)
        return ahead + weight / total_weight
