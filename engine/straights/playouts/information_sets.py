"""The observer's next choice, by what it will know when it makes it: playouts gathered by information set.

After a choice of the present turn the others move as their models would. The deals in which the same moves
are seen are one information set (all discards look alike): whatever the observer does next, it does in all
of them. Each next choice is played out in each of the deals, with the same random numbers. The choice that
counts in one half of the deals is made by what the other half says (cross-fitting), so its value is not the
best of many errors. Information sets with the same next choices help each other: few deals say little, so the
mean gain of a choice is shrunk towards that of the whole group. The types of the compiled form stand in
information_sets.pxd.
"""

from __future__ import annotations

from array import array

from engine.straights.playouts.deal_sampler import DealSampler
from engine.straights.playouts.playouts import Playouts
from engine.straights.playouts.position import Position

try:
    from cython import nogil
except ImportError:
    from engine.straights.playouts.cython_shim import nogil

MOST_SETS = 4096
"""What there is memory for; most turns have some hundred."""

MOST_NEXT = 5
"""How many next choices are tried: those to which the model gives the most weight."""

_SLOTS = 16384
_PRIME = 16381


class InformationSets:
    """The next choices after each choice that `Playouts` plays out; the observer is seat 0.

    A row of sums belongs to an information set, or a group of them, and to a half of the deals.

    Attributes:
        samples: by choice, in how many deals it was made.
        value, squares: by choice, the sums of the values with the model's next choice, and of their squares.
        playouts: how many rounds were played out in all.
        found: how many information sets and groups are kept.
    """

    def __init__(
        self,
        deals: DealSampler,
        rounds: Playouts,
        certainty: float,
        weight: float,
        most_sets: int = MOST_SETS,
    ) -> None:
        """Next choices in the deals of a chain, after the choices of `rounds`.

        Args:
            deals: the chain.
            rounds: the playouts whose choices are made first; they use the same chain.
            certainty: how many standard deviations a gain must have where the next choice is not the model's.
            weight: of a group's mean, in deals, where it is added to what an information set says; above 0.
            most_sets: how many information sets and groups are kept, at most MOST_SETS; beyond them the
                model makes the next choice.
        """
        self.samples = [0] * 13
        self.value = [0.0] * 13
        self.squares = [0.0] * 13
        self.playouts = 0
        self.found = 0
        self._deals = deals
        self._simulator = deals.simulator
        self._rounds = rounds
        self._certainty = certainty
        self._weight = weight
        self._count = 0
        self._left = 0
        self._model = 0
        self._most_sets = most_sets
        self._most_next = MOST_NEXT
        self._prime = _PRIME
        self._slot = 0
        self._make_tables()

    def _make_tables(self) -> None:
        """Working memory; all of it is written before it is read, but for the slots."""
        self._hands = [0] * 4
        self._dead = [0] * 4
        self._points = [0] * 4
        self._reach = [0] * 8
        self._before = [0] * 52
        self._opened = 0
        self._slots = array("i", bytes(4 * _SLOTS))
        self._keys = array("q", bytes(8 * MOST_SETS))
        self._choice = array("i", bytes(4 * MOST_SETS))
        self._group = array("i", bytes(4 * MOST_SETS))
        self._sizes = array("i", bytes(4 * MOST_SETS))
        self._visits = array("i", bytes(8 * MOST_SETS))
        self._cards = array("Q", bytes(8 * MOST_NEXT * MOST_SETS))
        self._chances = array("d", bytes(8 * MOST_NEXT * MOST_SETS))
        self._gains = array("d", bytes(16 * MOST_NEXT * MOST_SETS))
        self._gain_squares = array("d", bytes(16 * MOST_NEXT * MOST_SETS))

    def begin(self, position: Position, choices: int, model: int) -> None:
        """Start again from a position with which the chain and the playouts of so many choices have begun.

        The observer holds three cards or more: with two, the next choice is none. `model` plays its turns.
        """
        self._count = choices
        self._left = position.left
        self._model = model
        self.found = 0
        self.playouts = 0
        for slot in range(16384):
            self._slots[slot] = 0
        for choice in range(13):
            self.samples[choice] = 0
            self.value[choice] = 0.0
            self.squares[choice] = 0.0

    def run(self, deals: int, swaps: int, half: int) -> None:
        """Make the active choices in further deals of a half, 0 or 1, each a step of the chain."""
        with nogil:
            for _ in range(deals):
                self._deals.advance(swaps)
                for choice in range(self._count):
                    if self._rounds.active[choice]:
                        self.play_out(choice, half)

    def play_out(self, choice: int, half: int) -> None:
        """Make a choice in the present deal, let the others move, and play each next choice out."""
        self._rounds.make(choice)
        key = choice
        for seat in range(1, 4):
            key = 53 * key + self._move(seat)
        number = self._set_of(key, choice)
        if number < 0:
            self._simulator.play(0, self._left - 4)
            self.playouts += 1
            value = self._rounds.value_of_end()
        else:
            value = self._play_out_next(number, half)
        self.samples[choice] += 1
        self.value[choice] += value
        self.squares[choice] += value * value

    def _move(self, seat: int) -> int:
        """Let a seat move; what is seen of it: the place of a card, or 52 for a discard."""
        hand, dead = self._simulator.hands[seat], self._simulator.dead[seat]
        self._simulator.play(seat, 1)
        if self._simulator.dead[seat] != dead:
            return 52
        return self._simulator.place_of(hand ^ self._simulator.hands[seat])

    def _set_of(self, key: int, choice: int) -> int:
        """The number of an information set of a choice; -1 for a new one where too many are kept."""
        number = self._find(key)
        if number >= 0:
            return number
        if self.found + 2 > self._most_sets:
            return -1
        number = self._add(key, choice)
        self._add_next_choices(number)
        key = self._key_of_group(number, choice)
        group = self._find(key)
        if group < 0:
            group = self._add(key, -1)
        self._group[number] = group
        return number

    def _key_of_group(self, number: int, choice: int) -> int:
        """A key that information sets share which have the same next choices, in the same order."""
        key = choice + 1
        first = number * self._most_next
        for each in range(first, first + self._most_next):
            key = 53 * key
            if each < first + self._sizes[number]:
                key += 1 + self._simulator.place_of(self._cards[each])
        return key

    def _find(self, key: int) -> int:
        """The number of a key; -1 where there is none, which then belongs to `_slot`."""
        self._slot = key % self._prime
        while self._slots[self._slot]:
            if self._keys[self._slots[self._slot] - 1] == key:
                return self._slots[self._slot] - 1
            self._slot = self._slot + 1 & 16383
        return -1

    def _add(self, key: int, choice: int) -> int:
        """Keep a key that was not found, with empty rows; returns its number. `choice` is -1 for a group."""
        number = self.found
        self.found = number + 1
        self._slots[self._slot] = number + 1
        self._keys[number] = key
        self._choice[number] = choice
        for row in range(2 * number, 2 * number + 2):
            self._visits[row] = 0
            for each in range(row * self._most_next, (row + 1) * self._most_next):
                self._gains[each] = 0.0
                self._gain_squares[each] = 0.0
        return number

    def _add_next_choices(self, number: int) -> None:
        """Note the next choices of an information set, the model's favourite first, with their chances."""
        hand = self._simulator.hands[0]
        legal = hand & self._simulator.opened
        cards = legal or hand
        first = number * self._most_next
        count = 0
        total = 0.0
        while cards and count < self._most_next:
            card = self._favourite(cards, legal)
            cards ^= card
            self._cards[first + count] = card
            self._chances[first + count] = self._weight_of(card, legal)
            total += self._chances[first + count]
            count += 1
        for each in range(first, first + count):
            self._chances[each] = self._chances[each] / total
        self._sizes[number] = count

    def _favourite(self, cards: int, legal: int) -> int:
        """The card to which the model gives the most weight."""
        favourite = cards & -cards
        cards ^= favourite
        most = self._weight_of(favourite, legal)
        while cards:
            card = cards & -cards
            cards ^= card
            weight = self._weight_of(card, legal)
            if weight > most:
                most = weight
                favourite = card
        return favourite

    def _weight_of(self, card: int, legal: int) -> float:
        """The model's weight of the observer's card; that of a discard where no card is `legal`."""
        hand, dead, model = self._simulator.hands[0], self._simulator.dead[0], self._model
        if legal:
            return self._simulator.players.play_weight(hand, dead, card, model)
        return self._simulator.players.discard_weight(hand, dead, card, model, self._simulator.reach, 0)

    def _play_out_next(self, number: int, half: int) -> float:
        """Play all next choices out in the present deal; the mean of their values by the model's chances."""
        self._simulator.refill(self._left)
        at = self._simulator.at
        self._save()
        legal = self._simulator.hands[0] & self._simulator.opened
        first = number * self._most_next
        mean = favourite = 0.0
        for each in range(self._sizes[number]):
            if each:
                self._restore()
                self._simulator.at = at
            if legal:
                self._simulator.lay(0, self._cards[first + each])
            else:
                self._simulator.put_down(0, self._cards[first + each])
            self._simulator.play(1, self._left - 5)
            value = self._rounds.value_of_end()
            if each == 0:
                favourite = value
            mean += self._chances[first + each] * value
            self._add_gain(2 * number + half, each, value - favourite)
            self._add_gain(2 * self._group[number] + half, each, value - favourite)
        self.playouts += self._sizes[number]
        return mean

    def _add_gain(self, row: int, each: int, gain: float) -> None:
        """Add to a row by how much a next choice was better than the favourite, which comes first."""
        if each == 0:
            self._visits[row] = self._visits[row] + 1
        place = row * self._most_next + each
        self._gains[place] = self._gains[place] + gain
        self._gain_squares[place] = self._gain_squares[place] + gain * gain

    def _save(self) -> None:
        """Keep the table as it is before the observer's next choice."""
        for seat in range(4):
            self._hands[seat] = self._simulator.hands[seat]
            self._dead[seat] = self._simulator.dead[seat]
            self._points[seat] = self._simulator.points[seat]
        for side in range(8):
            self._reach[side] = self._simulator.reach[side]
        for place in range(52):
            self._before[place] = self._simulator.before[place]
        self._opened = self._simulator.opened

    def _restore(self) -> None:
        for seat in range(4):
            self._simulator.hands[seat] = self._hands[seat]
            self._simulator.dead[seat] = self._dead[seat]
            self._simulator.points[seat] = self._points[seat]
        for side in range(8):
            self._simulator.reach[side] = self._reach[side]
        for place in range(52):
            self._simulator.before[place] = self._before[place]
        self._simulator.opened = self._opened

    def gain(self, choice: int) -> float:
        """By how much the next choice is better than the model's, on average over all deals of a choice."""
        total = 0.0
        for number in range(self.found):
            if self._choice[number] == choice:
                total += self._gain_of(number, 0) + self._gain_of(number, 1)
        return total / self.samples[choice]

    def _gain_of(self, number: int, half: int) -> float:
        """The sum over the deals of a half, with the next choice that the other half suggests."""
        first = number * self._most_next
        sums = (2 * number + half) * self._most_next
        gain = self._gains[sums + self._suggested(number, 1 - half)]
        for each in range(self._sizes[number]):
            gain -= self._chances[first + each] * self._gains[sums + each]
        return gain

    def _suggested(self, number: int, half: int) -> int:
        """The next choice by a half of the deals: the favourite, unless another is certainly better."""
        row, group = 2 * number + half, 2 * self._group[number] + half
        visits, of_group = self._visits[row], self._visits[group]
        if of_group < 8:
            return 0
        weight = self._weight if of_group > self._weight else of_group * 1.0
        best = 0
        most = 0.0
        for each in range(1, self._sizes[number]):
            pooled = self._gains[group * self._most_next + each] / of_group
            variance = self._gain_squares[group * self._most_next + each] / of_group - pooled * pooled
            mean = (self._gains[row * self._most_next + each] + weight * pooled) / (visits + weight)
            if mean > most and mean * mean * (visits + weight) > self._certainty * self._certainty * variance:
                most = mean
                best = each
        return best
