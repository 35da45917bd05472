"""Samples of deals that fit what is known, as often as the moves seen make them likely.

A Markov chain (Metropolis and others 1953) whose states are deals and, for each seat, a model that plays it.
A proposal swaps two hidden cards, or the model of a seat; it is accepted where the moves seen are more
likely then, and sometimes where they are not. The likelihood of a seat's moves follows from its own cards
alone, replayed by its model; its discards on the way are drawn from the model, so the chain is a
pseudo-marginal one (Andrieu and Roberts 2009). The types of the compiled form stand in deal_sampler.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.straights.playouts.position import Position
from engine.straights.playouts.simulator import Simulator


class DealSampler:
    """A chain of deals consistent with what the observer knows, who is seat 0.

    Attributes:
        simulator: whose models and random numbers are used.
        held, down: what the seats 1 to 3 hold and have put down in the present deal, as bits.
        models: which models play them.
        before: by a card's place, the cards known to come before it (see `Models`).
    """

    def __init__(self, simulator: Simulator, noise: float) -> None:
        """A chain that has not begun; with probability `noise` any model plays any card."""
        self.simulator = simulator
        self.held = [0] * 4
        self.down = [0] * 4
        self.models = [0] * 4
        self.before = [0] * 52
        self._noise = noise
        self._counts = [0] * 4
        self._opened = [0] * 52
        self._moved = [0] * 52
        self._reach = [0] * 416
        self._played = [0] * 4
        self._hidden = 0
        self._cards = [0] * 39
        self._owners = [0] * 39
        self._assigned = [0] * 4
        self._likelihood = [1.0] * 4
        self._kinds = 1
        self._prior = [1.0] * 512
        self._shares = [1.0] * 32
        self._new_held = 0
        self._new_down = 0
        self._new_before = [0] * 52

    def begin(self, position: Position, deal: Sequence[int], prior: Sequence[float]) -> None:
        """Start again from a position.

        Args:
            position: what is known.
            deal: the cards that seats 1 to 3 have held since the start and not laid, as bits, by seat.
            prior: how likely each combination of models plays the seats 1 to 3 before a move is seen, in the
                order of `itertools.product`, so n ** 3 numbers for n models, at most 8.
        """
        for seat in range(4):
            self._counts[seat] = 0
            self._played[seat] = position.played[seat]
            self._assigned[seat] = deal[seat]
        for moment in position.moments:
            move = 13 * moment.seat + self._counts[moment.seat]
            self._counts[moment.seat] = move + 1 - 13 * moment.seat
            self._opened[move] = moment.opened
            self._moved[move] = moment.card
            for side in range(8):
                self._reach[8 * move + side] = moment.reach[side]
        self._begin_models(prior)
        self._hidden = 0
        for seat in range(1, 4):
            self._take(seat, deal[seat])
            self._likelihood[seat] = self.replay(seat, deal[seat], self.models[seat])
            self._keep(seat)

    def _begin_models(self, prior: Sequence[float]) -> None:
        """Keep the prior and each seat's share in it, and let any of the models begin."""
        kinds = 1
        while kinds * kinds * kinds < len(prior):
            kinds += 1
        self._kinds = kinds
        whole = 0.0  # `sum` adds otherwise since Python 3.12
        for number in range(len(prior)):
            whole += prior[number]
        for place in range(32):
            self._shares[place] = 0.0
        for number in range(kinds * kinds * kinds):
            chance = self._prior[number] = prior[number] / whole
            self._shares[8 + number // (kinds * kinds)] += chance
            self._shares[16 + number // kinds % kinds] += chance
            self._shares[24 + number % kinds] += chance
        for seat in range(1, 4):
            self.simulator.refill(1)
            self.models[seat] = self._drawn_model(seat)

    def _drawn_model(self, seat: int) -> int:
        """A model of a seat, as often as its share in the prior."""
        # No share is such a number, at which the last digit of a share would decide.
        level = (self.simulator.draws[self.simulator.at] + 0.5) / 65536.0
        self.simulator.at += 1
        model = 0
        while model < self._kinds - 1 and self._shares[8 * seat + model] <= level:
            level -= self._shares[8 * seat + model]
            model += 1
        return model

    def _prior_of_models(self) -> float:
        """How likely the present combination of models is before a move is seen."""
        return self._prior[(self.models[1] * self._kinds + self.models[2]) * self._kinds + self.models[3]]

    def _take(self, seat: int, cards: int) -> None:
        while cards:
            card = cards & -cards
            cards ^= card
            self._cards[self._hidden] = card
            self._owners[self._hidden] = seat
            self._hidden += 1

    def replay(self, seat: int, cards: int, model: int) -> float:
        """The likelihood of a seat's moves if it held these cards besides those that it has laid.

        A discard that would have been against the rules makes them unlikely and not impossible: so the chain
        can start from any deal.
        """
        self.simulator.refill(16)
        hand = cards | self._played[seat]
        dead = 0
        hidden = cards
        likelihood = 1.0
        self._forget(hand)
        first = 13 * seat
        for move in range(first, first + self._counts[seat]):
            legal = hand & self._opened[move]
            card = self._moved[move]
            if card:
                if legal & (legal - 1):
                    likelihood *= self.simulator.players.play_chance(
                        hand, dead, legal, card, model, self._new_before, self._noise
                    )
                    self.simulator.players.follow(legal & ~card, card, self._new_before, model)
            else:
                allowed = hidden & ~legal
                if legal:
                    likelihood *= 1e-9
                    if not allowed:
                        allowed = hidden
                card = self._discard_again(hand ^ (hand & legal), allowed, dead, model, 8 * move)
                likelihood *= self.simulator.players.share * (1.0 - self._noise) + self._noise
                self.simulator.players.follow(hand & ~card, card, self._new_before, model)
                hidden ^= card
                dead |= card
            hand ^= card
        self._new_held = hand
        self._new_down = dead
        return likelihood

    def _discard_again(self, hand: int, allowed: int, dead: int, model: int, reach: int) -> int:
        """A discard that the model might have chosen among the cards that were not laid later."""
        draw = self.simulator.draws[self.simulator.at]
        self.simulator.at += 1
        return self.simulator.players.choose_hidden(hand, allowed, dead, model, self._reach, reach, draw)

    def _forget(self, hand: int) -> None:
        while hand:
            card = hand & -hand
            hand ^= card
            self._new_before[self.simulator.place_of(card)] = 0

    def _keep(self, seat: int) -> None:
        """Make what was last replayed the present deal of the seat."""
        self.held[seat] = self._new_held
        self.down[seat] = self._new_down
        self._keep_before(self._new_held)

    def _keep_before(self, hand: int) -> None:
        while hand:
            card = hand & -hand
            hand ^= card
            place = self.simulator.place_of(card)
            self.before[place] = self._new_before[place]

    def swap(self) -> None:
        """Propose that two hidden cards change their owners."""
        self.simulator.refill(3)
        draws, at = self.simulator.draws, self.simulator.at
        one = draws[at] * self._hidden >> 16
        other = draws[at + 1] * self._hidden >> 16
        level = (draws[at + 2] + 0.5) / 65536.0  # above 0, at which even a deal against the rules is accepted
        self.simulator.at = at + 3
        seat, second = self._owners[one], self._owners[other]
        if seat == second:
            return
        both = self._cards[one] | self._cards[other]
        likelihood = self.replay(seat, self._assigned[seat] ^ both, self.models[seat])
        held, down = self._new_held, self._new_down
        before = self._likelihood[seat] * self._likelihood[second] * level
        if likelihood <= before:
            return
        second_likelihood = self.replay(second, self._assigned[second] ^ both, self.models[second])
        if likelihood * second_likelihood <= before:
            return
        self._owners[one] = second
        self._owners[other] = seat
        self._assigned[seat] ^= both
        self._assigned[second] ^= both
        self._likelihood[seat] = likelihood
        self.held[seat] = held
        self.down[seat] = down
        self._likelihood[second] = second_likelihood
        self._keep(second)
        self._keep_before(held)

    def exchange_model(self, seat: int) -> None:
        """Propose that another model plays a seat, or that the same one made other discards."""
        self.simulator.refill(2)
        level = (self.simulator.draws[self.simulator.at] + 0.5) / 65536.0
        self.simulator.at += 1
        old, before = self.models[seat], self._prior_of_models()
        new = self.models[seat] = self._drawn_model(seat)
        after = self._prior_of_models() * self._shares[8 * seat + old]
        before *= self._likelihood[seat] * self._shares[8 * seat + new] * level
        if after > 0.0:
            likelihood = self.replay(seat, self._assigned[seat], new)
            if likelihood * after > before:
                self._likelihood[seat] = likelihood
                self._keep(seat)
                return
        self.models[seat] = old

    def advance(self, swaps: int) -> None:
        """Take a step of the chain: propose some swaps, then a model for each seat."""
        for _ in range(swaps):
            self.swap()
        for seat in range(1, 4):
            self.exchange_model(seat)
