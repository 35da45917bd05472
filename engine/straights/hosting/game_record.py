"""The statistics' record of a game: its rounds, its end, and which of its rounds are uncounted practice."""

from __future__ import annotations

from hashlib import sha256

from engine.fast_dataclass import dataclass, replace
from engine.straights.commands import Action, Discard, Play
from engine.straights.console_text.command_line import variant_options
from engine.straights.errors import BadMessage
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.player import Computer, Human
from engine.straights.protocol import game_record as messages
from engine.straights.protocol.game_record import GameEnd
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.storage.notation import format_action
from engine.straights.storage.seal import seal_of

MIXED = "mixed"
"""The level of opponents with different levels."""

_MOVES = 52  # in a round: each card is played or discarded once
_DIGITS = 2


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round.

    Attributes:
        gained: its points, None until it has ended; replaying it changes nothing.
        hints: the number of hints.
        practice: whether it is excluded from the statistics.
        play: the digest of its moves by `play_of`, "" until it has ended or if unknown.
        price: the total price of its choices, None until it is reviewed.
    """

    gained: int | None = None
    hints: int = 0
    practice: bool = False
    play: str = ""
    price: float | None = None


class GameRecord:
    """The record of one sealed game, synchronized with the statistics of the window.

    Attributes:
        is_changed: set to True by every change; reset by the caller.
    """

    def __init__(self, setup: Setup) -> None:
        self.game = seal_of(setup) or ""
        self.level = level_of(setup)
        self.is_changed = False
        self._rounds: dict[int, RoundRecord] = {}
        self._end: GameEnd | None = None
        self._practice_from: int | None = None
        self._seat = _only_human(setup)
        self._can_count = bool(self.game) and self._seat is not None

    def is_practice(self, number: int) -> bool:
        """Whether a round is practice, by itself or because an earlier one marked the rest."""
        is_rest = self._practice_from is not None and number >= self._practice_from
        return is_rest or self._round(number).practice

    def mark_practice(self, number: int) -> None:
        """Exclude a round; one that has ended already was played fairly, and stays."""
        if self._round(number).gained is None:
            self._change(number, replace(self._round(number), practice=True))

    def see_hand(self, number: int, seat: int) -> None:
        """Mark the round as practice if the seat whose hand is shown is not the counted one."""
        if seat != self._seat:
            self.mark_practice(number)

    def mark_rest(self, number: int) -> None:
        """Mark this and all later rounds as practice: their cards are known."""
        self.mark_practice(number)
        if self._can_count and self._practice_from is None and self._end is None:
            self._practice_from = number
            self.is_changed = True

    def count_hint(self, session: Session) -> None:
        """Count a hint for the player."""
        if counted_seat(session) is not None:
            number = session.state.number
            record = self._round(number)
            self._change(number, replace(record, hints=record.hints + 1))

    def record(self, session: Session, events: tuple[Event, ...]) -> None:
        """Update the record after events, which may end rounds or the game."""
        if not any(isinstance(event, RoundEnded | GameEnded) for event in events):
            return
        seat = counted_seat(session)
        if seat is None:
            return
        for event in events:
            if isinstance(event, RoundEnded):
                record = self._round(event.number)
                if record.gained is None:
                    gained, play = event.result.gained[seat], play_of(session.actions, event.number)
                    self._change(event.number, replace(record, gained=gained, play=play))
            elif isinstance(event, GameEnded) and self._end is None:
                self._end = _end(event.scores, seat)
                self.is_changed = True

    def record_price(self, session: Session, seat: int, number: int, price: float) -> None:
        """Record the price of a reviewed round of a seat, in points against the others.

        Only the play that was counted has a price, not one after an undo.
        """
        record = self._round(number)
        is_counted = seat == counted_seat(session) and record.play != ""
        if is_counted and record.price is None and record.play == play_of(session.actions, number):
            self._change(number, replace(record, price=round(price, _DIGITS)))

    def value(self) -> messages.GameRecord:
        """The record as messages have it."""
        rounds = tuple(_round_value(number, each) for number, each in sorted(self._rounds.items()))
        return messages.GameRecord(self.game, self.level, rounds, self._end, self._practice_from)

    def restore(self, value: messages.GameRecord) -> None:
        """Restore the record from `value` of the same game; raises BadMessage."""
        if value.game != self.game or not self.game:
            raise BadMessage("the record is that of another game")
        self._rounds = {
            each.number: RoundRecord(each.gained, each.hints, each.practice, each.play or "", each.price)
            for each in value.rounds
        }
        self._end, self._practice_from = value.end, value.practice_from

    def _round(self, number: int) -> RoundRecord:
        return self._rounds.get(number, RoundRecord())

    def _change(self, number: int, record: RoundRecord) -> None:
        if self._can_count and record != self._rounds.get(number):
            self._rounds[number] = record
            self.is_changed = True


def counted_seat(session: Session) -> int | None:
    """The seat whose rounds count: the only human's, in a sealed deal in which no seat changed its player."""
    seat = _only_human(session.setup)
    if seat is None or not session.setup.salt:
        return None
    return None if is_exchanged(session) else seat


def is_forfeited(session: Session) -> bool:
    """Whether nothing more counts of a game that would count if no seat had changed its player."""
    return _only_human(session.setup) is not None and bool(session.setup.salt) and is_exchanged(session)


def is_exchanged(session: Session) -> bool:
    """Whether a seat has changed its player since the game began."""
    return any(not isinstance(action, Play | Discard) for action in session.actions)


def play_of(actions: tuple[Action, ...], number: int) -> str:
    """A digest of all moves of a game up to the end of a round."""
    moves = [action for action in actions if isinstance(action, Play | Discard)][: _MOVES * number]
    return sha256("\n".join(map(format_action, moves)).encode()).hexdigest()


def level_of(setup: Setup) -> str:
    """The opponents' level if they share one, else MIXED; other rules form separate levels."""
    levels = [seat.player.strategy for seat in setup.seats if isinstance(seat.player, Computer)]
    level = levels[0] if len(set(levels)) == 1 else MIXED
    return " ".join((level, *variant_options(setup.variant)))


def _only_human(setup: Setup) -> int | None:
    humans = [number for number, seat in enumerate(setup.seats) if isinstance(seat.player, Human)]
    return humans[0] if len(humans) == 1 else None


def _end(scores: tuple[int, ...], seat: int) -> GameEnd:
    score = scores[seat]
    return GameEnd(score, 1 + sum(other < score for other in scores), scores.count(score) > 1)


def _round_value(number: int, record: RoundRecord) -> messages.RoundRecord:
    return messages.RoundRecord(
        number, record.gained, record.hints, record.practice, record.play or None, record.price
    )
