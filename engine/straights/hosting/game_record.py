"""The statistics' record of a game: its rounds, its end, and which of its rounds are uncounted practice."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from engine.fast_dataclass import dataclass, replace
from engine.straights.commands import Action, Discard, Play
from engine.straights.console_text.command_line import variant_options
from engine.straights.errors import BadMessage
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import SEATS, Setup
from engine.straights.storage.notation import format_action
from engine.straights.storage.seal import seal_of
from engine.straights.storage.wire import Json, flag_from, number_from, price_from, require_keys, text_from

MIXED = "mixed"
"""The level of opponents with different levels."""

_MOVES = 52  # in a round: each card is played or discarded once
_MAX_NUMBER = 2**31 - 1  # above every number in a game
_MAX_LEVEL_LENGTH, _MAX_PLAY_LENGTH = 1_000, 64
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


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game for the counted seat."""

    score: int
    place: int
    tied: bool


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

    def value(self) -> Json:
        """The record as a JSON value."""
        rounds = [_round_value(number, each) for number, each in sorted(self._rounds.items())]
        end = self._end
        return {
            "game": self.game,
            "level": self.level,
            "rounds": rounds,
            "end": None if end is None else {"score": end.score, "place": end.place, "tied": end.tied},
            "practice_from": self._practice_from,
        }

    def restore(self, value: Mapping[object, object]) -> None:
        """Restore the record from `value` of the same game; raises BadMessage."""
        require_keys(value, {"game", "level", "rounds", "end", "practice_from"})
        if value["game"] != self.game or not self.game:
            raise BadMessage("the record is that of another game")
        text_from(value["level"], "a level", _MAX_LEVEL_LENGTH)
        rounds, start = value["rounds"], value["practice_from"]
        if not isinstance(rounds, list):
            raise BadMessage("the rounds are a list")
        self._rounds = dict(map(_round_from, rounds))
        self._end = None if value["end"] is None else _end_from(value["end"])
        self._practice_from = None if start is None else number_from(start, 1, _MAX_NUMBER, "a round")

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


def _round_value(number: int, record: RoundRecord) -> Json:
    value: Json = {
        "number": number,
        "gained": record.gained,
        "hints": record.hints,
        "practice": record.practice,
    }
    return {**value, "play": record.play, "price": record.price} if record.play else value


def _round_from(value: object) -> tuple[int, RoundRecord]:
    if not isinstance(value, dict):
        raise BadMessage("a round is an object")
    value = {"play": "", "price": None, **value}
    require_keys(value, {"number", "gained", "hints", "practice", "play", "price"})
    gained, price = value["gained"], value["price"]
    return number_from(value["number"], 1, _MAX_NUMBER, "a round"), RoundRecord(
        None if gained is None else number_from(gained, 0, _MAX_NUMBER, "points"),
        number_from(value["hints"], 0, _MAX_NUMBER, "hints"),
        flag_from(value["practice"], "practice"),
        "" if value["play"] == "" else text_from(value["play"], "a play", _MAX_PLAY_LENGTH),
        None if price is None else price_from(price),
    )


def _end_from(value: object) -> GameEnd:
    if not isinstance(value, dict):
        raise BadMessage("an end is an object")
    require_keys(value, {"score", "place", "tied"})
    score = number_from(value["score"], 0, _MAX_NUMBER, "a score")
    return GameEnd(score, number_from(value["place"], 1, SEATS, "a place"), flag_from(value["tied"], "tied"))
