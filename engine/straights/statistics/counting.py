"""Which games and rounds count, and what the events of a game change in its record."""

from __future__ import annotations

from hashlib import sha256

from engine.straights.commands import Action, Choice
from engine.straights.console_text.command_line import CommandLineError, read_arguments, variant_options
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.statistics.figures import MIXED
from engine.straights.statistics.records import TABLE, GameRecord
from engine.straights.storage.notation import format_action
from engine.straights.storage.seal import seal_of

_MOVES = 52  # in a round: each card is played or discarded once


def new_record(setup: Setup) -> GameRecord | None:
    """The empty record of a game, None for one that cannot count: unsealed, or not with one human."""
    if only_human(setup) is None or not setup.salt:
        return None
    return GameRecord(seal_of(setup) or "", level_of(setup))


def only_human(setup: Setup) -> int | None:
    """The seat of the only human, None if there is none or more than one."""
    humans = [number for number, seat in enumerate(setup.seats) if isinstance(seat.player, Human)]
    return humans[0] if len(humans) == 1 else None


def table_record(session: Session, seat: int, moment: str) -> GameRecord | None:
    """Whom of the people at a table the player of a seat has beaten; None if somebody left in the game."""
    seats, scores = session.setup.seats, tuple(each.score for each in session.observe(None).seats)
    people = tuple(each.name if isinstance(each.player, Human) else "" for each in seats)
    if session.is_exchanged:
        return None
    record = GameRecord(seal_of(session.setup) or "", "people", kind=TABLE)
    return record.with_end(session.state.number, scores, seat, moment, people)


def counted_seat(session: Session) -> int | None:
    """The seat whose rounds count: the only human's, in a sealed deal in which no seat changed its player."""
    if not session.setup.salt or session.is_exchanged:
        return None
    return only_human(session.setup)


def recorded(record: GameRecord, session: Session, events: tuple[Event, ...], moment: str) -> GameRecord:
    """The record after events of its game, which may have ended rounds or the game at this moment."""
    if not any(isinstance(event, RoundEnded | GameEnded) for event in events):
        return record
    seat = counted_seat(session)
    if seat is None:
        return record
    for event in events:
        if isinstance(event, RoundEnded):
            play = play_of(session.actions, event.number)
            record = record.with_round(event.number, event.result.gained[seat], play, moment)
        elif isinstance(event, GameEnded):
            names = tuple(each.name for each in session.setup.seats)
            record = record.with_end(session.state.number, event.scores, seat, moment, names)
    return record


def hinted(record: GameRecord, session: Session) -> GameRecord:
    """The record after a hint in the running round."""
    return record if counted_seat(session) is None else record.with_hint(session.state.number)


def play_of(actions: tuple[Action, ...], number: int) -> str:
    """A digest of all moves of a game up to the end of a round."""
    moves = [action for action in actions if isinstance(action, Choice)][: _MOVES * number]
    return sha256("\n".join(map(format_action, moves)).encode()).hexdigest()


def level_of(setup: Setup) -> str:
    """The opponents' level if they share one, else MIXED; other rules form separate levels."""
    levels = [seat.player.strategy for seat in setup.seats if isinstance(seat.player, Computer)]
    level = levels[0] if len(set(levels)) == 1 else MIXED
    return " ".join((level, *variant_options(setup.variant)))


def opponents_of(level: str) -> tuple[str, Variant | str | None]:
    """The strategy of a level, or MIXED, and its rules; None for the usual ones.

    Rules that a later version has written are a text.
    """
    strategy, _, options = level.partition(" ")
    try:
        return strategy, read_arguments(options.split()).variant if options else None
    except CommandLineError:
        return strategy, options
