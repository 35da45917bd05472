"""How models of players choose, by the tables of their policies; interpreted, or compiled by Cython.

The types of the compiled form stand in models.pxd. Hands are 52-bit numbers, cards single bits (see `bits`);
a model is the number of its policy; `draw` is a random number, 0 to 65535.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from engine.straights.playouts import bits
from engine.straights.playouts.policy import Policy


class Models:
    """Models of players, by number."""

    def __init__(self, policies: Sequence[Policy], ordered: int = -1) -> None:
        """Models of the policies, in this order.

        The model with the number `ordered` takes the first card of an order that nobody knows, as the
        assignment's computer does. A card known to come after k others has a weight of 1 / (1 + k):
        it is the last of k + 1, so a card of which nothing is known comes before it with k + 1 chances to 1.
        """
        self._ordered = ordered
        self.has_ordered = 1 if ordered >= 0 else 0
        self.share = 0.0
        self._place = bits.PLACE
        self._down = bits.TERNARY[bits.DOWN]
        self._up = bits.TERNARY[bits.UP]
        self._plays = array("d", [weight for policy in policies for weight in policy.plays])
        self._discards = array("d", [weight for policy in policies for weight in policy.discards])
        self._sums = array("d", [weight for policy in policies for weight in policy.discard_sums])
        self._cards = [0] * 8
        self._totals = [0.0] * 8
        self._one = 1

    def clone(self) -> Models:
        """The same models with working memory of their own, which two threads may not share."""
        made = Models((), self._ordered)
        made._plays = self._plays
        made._discards = self._discards
        made._sums = self._sums
        return made

    def play_weight(self, hand: int, dead: int, card: int, model: int) -> float:
        """The weight of playing a card that fits; `dead` are the player's discards."""
        place = self._place[card % 67]
        suit = place // 13
        rank = place - 13 * suit
        low = 13 * suit
        base = model * 10206
        if rank < 6:
            state = self._down[hand >> low & 63] + 2 * self._down[dead >> low & 63]
            return self._plays[base + (5 - rank) * 729 + state]
        state = self._up[hand >> low + 7 & 63] + 2 * self._up[dead >> low + 7 & 63]
        if rank > 6:
            return self._plays[base + rank * 729 + state]
        other = self._down[hand >> low & 63] + 2 * self._down[dead >> low & 63]
        return self._plays[base + 9477 + state] * self._plays[base + 4374 + other]

    def order_weight(self, card: int, before: list[int]) -> float:
        """The weight of a card in an unknown order; `before` has, by place, the cards that come before it."""
        known = before[self._place[card % 67]]
        count = 1
        while known:
            known &= known - 1
            count += 1
        return 1.0 / count

    def follow(self, cards: int, first: int, before: list[int], model: int) -> None:
        """Note that the cards come after the one that was chosen, where the model goes by an order."""
        if model != self._ordered:
            return
        known = before[self._place[first % 67]] | first
        while cards:
            card = cards & -cards
            cards ^= card
            place = self._place[card % 67]
            before[place] = before[place] | known

    def choose_play(self, hand: int, dead: int, legal: int, model: int, before: list[int], draw: int) -> int:
        """One of the cards that fit, drawn in proportion to their weights."""
        count = 0
        total = 0.0
        while legal:
            card = legal & -legal
            legal ^= card
            if model == self._ordered:
                total += self.order_weight(card, before)
            else:
                total += self.play_weight(hand, dead, card, model)
            self._cards[count] = card
            self._totals[count] = total
            count += 1
        level = draw * total / 65536.0
        pick = 0
        count -= 1
        while pick < count and self._totals[pick] <= level:
            pick += 1
        return self._cards[pick]

    def play_chance(
        self, hand: int, dead: int, legal: int, card: int, model: int, before: list[int], noise: float
    ) -> float:
        """The probability that a model plays the card among those that fit; with `noise` it plays any."""
        weight = total = 0.0
        count = 0
        while legal:
            each = legal & -legal
            legal ^= each
            if model == self._ordered:
                this = self.order_weight(each, before)
            else:
                this = self.play_weight(hand, dead, each, model)
            total += this
            if each == card:
                weight = this
            count += 1
        return (1.0 - noise) * weight / total + noise / count

    def choose_discard(
        self, hand: int, dead: int, model: int, reach: list[int], first: int, draw: int
    ) -> int:
        """A card to discard, drawn in proportion to the weights.

        `reach` tells from its place `first` on how far each side's run goes: clubs down, up, diamonds ...
        """
        if not hand & (hand - 1):
            return hand
        total = self.add_sides(hand, dead, model, reach, first)
        level = draw * total / 65536.0
        side = 0
        while side < 7 and self._totals[side] <= level:
            side += 1
        if side:
            level -= self._totals[side - 1]
        low = 13 * (side >> 1) + 7 * (side & 1)
        held = hand >> low & 63
        base = model * 52488 + ((side & 1) * 6 + reach[first + side]) * 4374
        base += self._state(held, dead >> low & 63, side & 1)
        shift = 0
        step = 0
        while step < 6 and level >= 0.0:
            each = step if side & 1 else 5 - step
            if held >> each & 1:
                shift = each
                level -= self._discards[base + step * 729]
            step += 1
        return self._one << low + shift

    def choose_hidden(
        self, hand: int, hidden: int, dead: int, model: int, reach: list[int], first: int, draw: int
    ) -> int:
        """As `choose_discard`, but one of the `hidden` cards: the others are known to be laid later.

        `share` is then the probability that the model discards a hidden card and no other.
        """
        total = self.add_sides(hand, dead, model, reach, first)
        among = 0.0
        pick = hidden & -hidden
        rest = hidden
        level = draw / 65536.0
        while rest:
            card = rest & -rest
            rest ^= card
            weight = self.discard_weight(hand, dead, card, model, reach, first)
            among += weight
            # each card takes the place of the one so far with its part of the weights until then
            if weight > 0.0 and level * among < weight:
                pick = card
                level = level * among / weight
            elif among > 0.0:
                level = (level * among - weight) / (among - weight) if among > weight else 0.0
        self.share = among / total if total > 0.0 else 0.0
        return pick

    def discard_weight(
        self, hand: int, dead: int, card: int, model: int, reach: list[int], first: int
    ) -> float:
        """The weight of discarding a card; 0 for a seven, which always fits."""
        place = self._place[card % 67]
        suit = place // 13
        rank = place - 13 * suit
        if rank == 6:
            return 0.0
        side = 1 if rank > 6 else 0
        low = 13 * suit + 7 * side
        step = rank - 7 if side else 5 - rank
        reached = reach[first + 2 * suit + side]
        if reached > 5:
            return 0.0
        base = model * 52488 + (side * 6 + reached) * 4374 + step * 729
        return self._discards[base + self._state(hand >> low & 63, dead >> low & 63, side)]

    def add_sides(self, hand: int, dead: int, model: int, reach: list[int], first: int) -> float:
        """Add up the weights of all discards side by side, and keep the partial sums."""
        total = 0.0
        base = model * 8748
        for side in range(8):
            low = 13 * (side >> 1) + 7 * (side & 1)
            held = hand >> low & 63
            if held:
                state = self._state(held, dead >> low & 63, side & 1)
                total += self._sums[base + ((side & 1) * 6 + reach[first + side]) * 729 + state]
            self._totals[side] = total
        return total

    def _state(self, held: int, dead: int, side: int) -> int:
        if side:
            return self._up[held] + 2 * self._up[dead]
        return self._down[held] + 2 * self._down[dead]
