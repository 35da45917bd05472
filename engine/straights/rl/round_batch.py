"""Many rounds in parallel, with external seats; one source, interpreted or compiled by Cython.

The types of the compiled form are declared in round_batch.pxd. All numbers are in arrays of the standard
library, game after game, so that NumPy can view them without a copy. The leader follows from the cards.
Random numbers come from xorshift64* (Vigna 2016), 32 bits each, with a bias of at most 52 / 2**32.
"""

from __future__ import annotations

from array import array

from engine.fast_dataclass import Protocol
from engine.straights.playouts import bits
from engine.straights.playouts.models import Models

_WORD = 2**64 - 1
_SPREAD = 11400714819323198485

RANDOM, FIRST_LEGAL, MODEL, EXTERNAL = 0, 1, 2, 3
"""The players of seats: any legal card; the first in dealt order; that of model number 0; the caller."""

ARRAYS = (
    *("hands", "dead", "played", "lacked", "laid", "opened"),
    *("points", "left", "reach", "turn", "moved", "order", "decks", "kinds"),
)
"""What changes in a batch besides `random`."""


class Places(Protocol):
    """A card for each game: an array of C ints, or a view of one."""

    def __getitem__(self, game: int, /) -> int:
        """The place of the game's card."""


class RoundBatch:
    """Rounds of four seats by index; cards are bits, or places 0 to 51 in arguments.

    Attributes:
        hands, dead: by game and seat, the cards in hand and the discards.
        played: by game and seat, the cards that the seat has laid on the table.
        lacked: by game and seat, the cards that fitted when the seat had to discard.
        laid, opened: by game, the cards on the table and those that fit.
        points: by game and seat, the points of the discards.
        left: by game, the number of cards in all hands; 0 once a round is over.
        turn: by game, the seat that is to move.
        moved: by game and place, the number of the move of the card, from 1; 0 for a card in hand.
        order: by game and place, the index of the card in the deal, 0 to 51: seat 0 has 0 to 12, and so on.
        decks: by game, the places in dealt order.
        kinds: the kinds of players, by seat.
        random: the state of the random numbers.
    """

    def __init__(self, players: Models, count: int, seed: int) -> None:
        """Create games, to be dealt before use; all random numbers follow from the seed, any int."""
        self.players = players
        self.count = count
        self.hands = array("Q", bytes(32 * count))
        self.dead = array("Q", bytes(32 * count))
        self.played = array("Q", bytes(32 * count))
        self.lacked = array("Q", bytes(32 * count))
        self.laid = array("Q", bytes(8 * count))
        self.opened = array("Q", bytes(8 * count))
        self.points = array("i", bytes(16 * count))
        self.left = array("i", bytes(4 * count))
        self.reach = array("i", bytes(32 * count))
        self.turn = array("i", bytes(4 * count))
        self.moved = array("B", bytes(52 * count))
        self.order = array("B", bytes(52 * count))
        self.decks = array("B", bytes(range(52)) * count)
        self.kinds = array("i", [EXTERNAL] * 4)
        self._before = [0] * 52
        self._reach = [0] * 8
        self.random = ((seed + 1) * _SPREAD & _WORD) or 1
        self._word = _WORD
        self._factor = 2685821657736338717
        self._one = 1
        self._lead = bits.LEAD
        self._after = bits.AFTER
        self._place = bits.PLACE
        self._cost = bits.POINTS

    def draw(self, bound: int) -> int:
        """A random number of 0 .. bound - 1."""
        state = self.random
        state ^= state >> 12
        state ^= state << 25 & self._word
        state ^= state >> 27
        self.random = state
        return ((state * self._factor & self._word) >> 32) * bound >> 32

    def shuffle(self, game: int) -> None:
        """Shuffle a game's deck."""
        decks = self.decks
        first = 52 * game
        left = 52
        while left > 1:
            pick = self.draw(left)
            left -= 1
            card = decks[first + pick]
            decks[first + pick] = decks[first + left]
            decks[first + left] = card

    def begin(self, game: int) -> None:
        """Deal a game's deck and play until an external seat is to move."""
        for seat in range(4):
            hand = 0
            for number in range(13 * seat, 13 * seat + 13):
                place = self.decks[52 * game + number]
                hand |= self._one << place
                self.order[52 * game + place] = number
                self.moved[52 * game + place] = 0
            self.hands[4 * game + seat] = hand
            self.dead[4 * game + seat] = 0
            self.played[4 * game + seat] = 0
            self.lacked[4 * game + seat] = 0
            self.points[4 * game + seat] = 0
            if hand & self._lead:
                self.turn[game] = seat
        self.laid[game] = 0
        self.opened[game] = self._lead
        self.left[game] = 52
        for side in range(8):
            self.reach[8 * game + side] = 0
        self._play_others(game)

    def deal_all(self) -> None:
        """Shuffle all games, then begin them: the deals are the same for all players."""
        for game in range(self.count):
            self.shuffle(game)
        for game in range(self.count):
            self.begin(game)

    def choices(self, game: int) -> int:
        """The cards that the seat on turn may play or, if nothing fits, discard; 0 once a round is over."""
        hand = self.hands[4 * game + self.turn[game]]
        legal = hand & self.opened[game]
        return legal or hand

    def first_illegal(self, places: Places) -> int:
        """The first game in which the card at its place may not be moved; -1 if all moves are legal.

        A round that is over accepts any place.
        """
        for game in range(self.count):
            place = places[game]
            if self.left[game] and (place < 0 or place > 51 or not self.choices(game) >> place & 1):
                return game
        return -1

    def move(self, game: int, place: int) -> None:
        """Move this card for the seat on turn, then play until an external seat is; it must be legal."""
        self._move(game, self._one << place)
        self._play_others(game)

    def move_all(self, places: Places) -> None:
        """Move these cards in the rounds that are not over."""
        for game in range(self.count):
            if self.left[game]:
                self.move(game, places[game])

    def deal_finished(self) -> None:
        """Shuffle and begin the games that are over."""
        for game in range(self.count):
            if not self.left[game]:
                self.shuffle(game)
                self.begin(game)

    def _play_others(self, game: int) -> None:
        while self.left[game] and self.kinds[self.turn[game]] != 3:
            self._move(game, self._choose(game, self.turn[game]))

    def _move(self, game: int, card: int) -> None:
        """Play a card if it fits, otherwise discard it."""
        seat = self.turn[game]
        place = self._place[card % 67]
        self.hands[4 * game + seat] ^= card
        self.left[game] -= 1
        self.moved[52 * game + place] = 52 - self.left[game]
        self.turn[game] = seat + 1 & 3
        if not card & self.opened[game]:
            self.dead[4 * game + seat] |= card
            self.lacked[4 * game + seat] |= self.opened[game]
            self.points[4 * game + seat] += self._cost[card % 67]
            return
        self.played[4 * game + seat] |= card
        self.laid[game] |= card
        self.opened[game] ^= self._after[card % 67]
        suit = place // 13
        rank = place - 13 * suit
        if rank <= 6:
            self.reach[8 * game + 2 * suit] += 1
        if rank >= 6:
            self.reach[8 * game + 2 * suit + 1] += 1

    def _choose(self, game: int, seat: int) -> int:
        hand = self.hands[4 * game + seat]
        legal = hand & self.opened[game]
        among = legal or hand
        if not among & (among - 1):
            return among
        if self.kinds[seat] == 1:
            return self._first_of(game, among)
        if self.kinds[seat] == 0:
            return self._any_of(among)
        dead = self.dead[4 * game + seat]
        if legal:
            return self.players.choose_play(hand, dead, legal, 0, self._before, self.draw(65536))
        for side in range(8):
            self._reach[side] = self.reach[8 * game + side]
        return self.players.choose_discard(hand, dead, 0, self._reach, 0, self.draw(65536))

    def _first_of(self, game: int, among: int) -> int:
        """The first of these cards in dealt order."""
        best = among & -among
        lowest = 52
        while among:
            card = among & -among
            among ^= card
            number = self.order[52 * game + self._place[card % 67]]
            if number < lowest:
                lowest = number
                best = card
        return best

    def _any_of(self, among: int) -> int:
        """A random card of these, with equal probability."""
        count = 0
        rest = among
        while rest:
            rest &= rest - 1
            count += 1
        pick = self.draw(count)
        while pick:
            among &= among - 1
            pick -= 1
        return among & -among
