"""Deals that could be true: hidden cards by chance, as often as the moves seen make them likely.

A Markov chain (Metropolis and others 1953) whose states are deals and, for each seat, a model that plays it:
two hidden cards change hands, or seats their models, always where the moves seen are likelier then, and
sometimes where they are not. How likely the moves of a seat are follows from its own cards alone, played
again by its model. What it puts down on the way is drawn from the model: the chain is a pseudo-marginal one
(Andrieu and Roberts 2009). The types of the compiled form stand in deals.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.straights.playouts.position import Position
from engine.straights.playouts.simulator import Simulator

GUESSES = 256
"""How many guesses say what is known of who plays: one that stands there n times has the chance n / 256."""


class DealSampler:
    """A chain of deals consistent with what the looker knows, who is seat 0.

    Attributes:
        rounds: the table whose models and whose chance are used.
        held, down: what the seats 1 to 3 hold and have put down in the present deal, as bits.
        models: which models play them.
        before: by a card's place, the cards known to come before it (see `Models`).
    """

    def __init__(self, rounds: Simulator, noise: float) -> None:
        """A chain that has not begun; with the chance `noise` a player plays any card, whatever its model."""
        self.rounds = rounds
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
        self._guesses = [0] * 1024
        self._tried = [1.0] * 4
        self._tried_held = [0] * 4
        self._tried_down = [0] * 4
        self._new_held = 0
        self._new_down = 0
        self._new_before = [0] * 52

    def begin(self, position: Position, deal: Sequence[int], guesses: Sequence[tuple[int, ...]]) -> None:
        """Begin anew for a position.

        Args:
            position: what is known.
            deal: the cards that seats 1 to 3 have held since the start and not laid, as bits, by seat.
            guesses: 256 times the numbers of the models that may play the seats 1 to 3.
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
        for number in range(256):
            for seat in range(1, 4):
                self._guesses[4 * number + seat] = guesses[number][seat - 1]
        self._hidden = 0
        for seat in range(1, 4):
            self._take(seat, deal[seat])
            self.models[seat] = self._guesses[seat]
            self._likelihood[seat] = self.replay(seat, deal[seat], self.models[seat])
            self._keep(seat)

    def _take(self, seat: int, cards: int) -> None:
        """Note that a seat has these hidden cards."""
        while cards:
            card = cards & -cards
            cards ^= card
            self._cards[self._hidden] = card
            self._owners[self._hidden] = seat
            self._hidden += 1

    def replay(self, seat: int, cards: int, model: int) -> float:
        """How likely a seat's moves are if it held these cards besides those that it has laid.

        A discard that would have been against the rules makes them unlikely and not impossible: so the chain
        finds its way from any deal.
        """
        self.rounds.refill(16)
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
                    likelihood *= self.rounds.players.play_chance(
                        hand, dead, legal, card, model, self._new_before, self._noise
                    )
                    self.rounds.players.follow(legal & ~card, card, self._new_before, model)
            else:
                allowed = hidden & ~legal
                if legal:
                    likelihood *= 1e-9
                    if not allowed:
                        allowed = hidden
                card = self._discard_again(hand ^ (hand & legal), allowed, dead, model, 8 * move)
                likelihood *= self.rounds.players.share * (1.0 - self._noise) + self._noise
                self.rounds.players.follow(hand & ~card, card, self._new_before, model)
                hidden ^= card
                dead |= card
            hand ^= card
        self._new_held = hand
        self._new_down = dead
        return likelihood

    def _discard_again(self, hand: int, allowed: int, dead: int, model: int, reach: int) -> int:
        """A discard that the model might have chosen among the cards that were not laid later."""
        draw = self.rounds.draws[self.rounds.at]
        self.rounds.at += 1
        return self.rounds.players.choose_hidden(hand, allowed, dead, model, self._reach, reach, draw)

    def _forget(self, hand: int) -> None:
        """Know nothing of the order of these cards."""
        while hand:
            card = hand & -hand
            hand ^= card
            self._new_before[self.rounds.place_of(card)] = 0

    def _keep(self, seat: int) -> None:
        """Make what was last played again the present deal of the seat."""
        self.held[seat] = self._new_held
        self.down[seat] = self._new_down
        self._keep_before(self._new_held)

    def _keep_before(self, hand: int) -> None:
        """Keep what is known of the order of these cards."""
        while hand:
            card = hand & -hand
            hand ^= card
            place = self.rounds.place_of(card)
            self.before[place] = self._new_before[place]

    def swap(self) -> None:
        """Perhaps let two hidden cards change their owners."""
        self.rounds.refill(3)
        draws, at = self.rounds.draws, self.rounds.at
        one = draws[at] * self._hidden >> 16
        other = draws[at + 1] * self._hidden >> 16
        level = draws[at + 2] / 65536.0
        self.rounds.at = at + 3
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

    def exchange_models(self) -> None:
        """Perhaps let the seats be played by other models, as one of the guesses has it."""
        self.rounds.refill(2)
        guess = self.rounds.draws[self.rounds.at] >> 8
        level = self.rounds.draws[self.rounds.at + 1] / 65536.0
        self.rounds.at += 2
        before = after = 1.0
        for seat in range(1, 4):
            model = self._guesses[4 * guess + seat]
            before *= self._likelihood[seat]
            self._tried[seat] = self.replay(seat, self._assigned[seat], model)
            self._tried_held[seat] = self._new_held
            self._tried_down[seat] = self._new_down
            after *= self._tried[seat]
        if after <= before * level:
            return
        for seat in range(1, 4):
            self.models[seat] = self._guesses[4 * guess + seat]
            self._likelihood[seat] = self._tried[seat]
            self.held[seat] = self._tried_held[seat]
            self.down[seat] = self._tried_down[seat]
            self._keep_before(self.held[seat])

    def walk(self, swaps: int) -> None:
        """Go on along the chain: as many swaps are tried, then an exchange of the models."""
        for _ in range(swaps):
            self.swap()
        self.exchange_models()
