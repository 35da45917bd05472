"""Plays rounds at random, or as models would; one source, interpreted or compiled by Cython.

The types of the compiled form stand in simulator.pxd. Random numbers come from xorshift64* (Vigna 2016),
16 bits each, so that both forms give the same results for the same seed. A choice among n takes
number * n >> 16: no choice is preferred by more than n / 65536.
"""

from __future__ import annotations

from engine.straights.playouts import bits
from engine.straights.playouts.models import Models

try:
    from cython import nogil
except ImportError:
    from engine.straights.playouts.cython_shim import nogil

_WORD = 2**64 - 1
_SPREAD = 11400714819323198485


class Simulator:
    """A table for four on which rounds are played out; seats are numbers 0 to 3, cards bits.

    Attributes:
        players: the models that can play the seats.
        hands, dead: the cards in hand, and those put down in this round, by seat.
        reach: for each suit's two sides, how far the run goes: 0 without its seven, then 1 and one a card.
        points: of the discards of this round, by seat.
        sums: the points of all rounds that `random_rounds` has played, by seat.
        models: the number of the model that plays the seat.
        before: by a card's place, the cards of its seat known to come before it (see `Models`).
        opened: the cards that fit.
        draws, at: random numbers, 0 to 65535, and how many of them are used up.
    """

    def __init__(self, players: Models, seed: int) -> None:
        """An empty table; all random numbers follow from the seed, any int."""
        self.players = players
        self.hands = [0] * 4
        self.dead = [0] * 4
        self.reach = [0] * 8
        self.points = [0] * 4
        self.sums = [0] * 4
        self.models = [0] * 4
        self.before = [0] * 52
        self.opened = bits.LEAD
        self.draws = [0] * 1024
        self.at = 1024
        self._random = ((seed + 1) * _SPREAD & _WORD) or 1
        self._word = _WORD
        self._factor = 2685821657736338717
        self._lead = bits.LEAD
        self._all = bits.ALL
        self._deck = list(bits.DECK)
        self._after = bits.AFTER
        self._place = bits.PLACE
        self._cost = bits.POINTS

    def refill(self, wanted: int) -> None:
        """Make sure that so many random numbers are ready, at most 1024."""
        if self.at + wanted <= 1024:
            return
        state, draws, mask, factor = self._random, self.draws, self._word, self._factor
        place = 0
        while place < 1024:
            state ^= state >> 12
            state ^= state << 25 & mask
            state ^= state >> 27
            word = state * factor & mask
            draws[place] = word >> 48
            draws[place + 1] = word >> 32 & 65535
            draws[place + 2] = word >> 16 & 65535
            draws[place + 3] = word & 65535
            place += 4
        self._random = state
        self.at = 0

    def deal(self) -> int:
        """Deal a new round at random; return who leads. The round may then use 92 draws."""
        self.refill(144)
        deck, draws, at = self._deck, self.draws, self.at
        rest = self._all
        left = 52
        leader = 3
        for seat in range(3):
            hand = 0
            for _ in range(13):
                pick = draws[at] * left >> 16
                at += 1
                left -= 1
                card = deck[pick]
                deck[pick] = deck[left]
                deck[left] = card
                hand |= card
            self.hands[seat] = hand
            rest ^= hand
            if hand & self._lead:
                leader = seat
        self.hands[3] = rest
        self.at = at
        self.opened = self._lead
        for seat in range(4):
            self.dead[seat] = 0
            self.points[seat] = 0
        for side in range(8):
            self.reach[side] = 0
        if self.players.has_ordered:
            for place in range(52):
                self.before[place] = 0
        return leader

    def play_at_random(self, turn: int, left: int) -> None:
        """Play the `left` cards, any legal one as likely as any other; of the discards only `points` is kept.

        The hands must be those of a round: each seat holds as many cards as follows from `left`.
        """
        hands, after, draws, at = self.hands, self._after, self.draws, self.at
        opened, points, cost = self.opened, self.points, self._cost
        while left:
            hand = hands[turn]
            card = hand & opened
            if card:
                rest = card & (card - 1)
                if rest:
                    count = 2
                    rest &= rest - 1
                    while rest:
                        count += 1
                        rest &= rest - 1
                    pick = draws[at] * count >> 16
                    at += 1
                    while pick:
                        card &= card - 1
                        pick -= 1
                    card &= -card
                opened ^= after[card % 67]
            else:
                pick = draws[at] * (left + 3 >> 2) >> 16
                at += 1
                card = hand
                while pick:
                    card &= card - 1
                    pick -= 1
                card &= -card
                points[turn] += cost[card % 67]
            hands[turn] = hand ^ card
            turn = turn + 1 & 3
            left -= 1
        self.opened = opened
        self.at = at

    def random_rounds(self, count: int) -> None:
        """Deal and play rounds at random, and add the points to `sums`."""
        with nogil:
            for _ in range(count):
                self.play_at_random(self.deal(), 52)
                for seat in range(4):
                    self.sums[seat] += self.points[seat]

    def play(self, turn: int, left: int) -> None:
        """Play the `left` cards as the seats' models would; updates `points`, `dead` and `reach`."""
        self.refill(left)
        while left:
            hand, dead, model = self.hands[turn], self.dead[turn], self.models[turn]
            legal = hand & self.opened
            card = legal
            if not legal:
                card = self.players.choose_discard(hand, dead, model, self.reach, 0, self.draws[self.at])
                self.at += 1
                self.players.follow(hand ^ card, card, self.before, model)
                self.put_down(turn, card)
            else:
                if legal & (legal - 1):
                    draw = self.draws[self.at]
                    self.at += 1
                    card = self.players.choose_play(hand, dead, legal, model, self.before, draw)
                    self.players.follow(legal ^ card, card, self.before, model)
                self.lay(turn, card)
            turn = turn + 1 & 3
            left -= 1

    def lay(self, seat: int, card: int) -> None:
        """Lay a card to its run."""
        self.hands[seat] ^= card
        self.opened ^= self._after[card % 67]
        place = self._place[card % 67]
        suit = place // 13
        rank = place - 13 * suit
        if rank <= 6:
            self.reach[2 * suit] += 1
        if rank >= 6:
            self.reach[2 * suit + 1] += 1

    def put_down(self, seat: int, card: int) -> None:
        """Put a card face down."""
        self.hands[seat] ^= card
        self.dead[seat] |= card
        self.points[seat] += self._cost[card % 67]

    def cost_of(self, card: int) -> int:
        """The points of a card."""
        return self._cost[card % 67]

    def place_of(self, card: int) -> int:
        """The place of a card, 0 to 51."""
        return self._place[card % 67]
