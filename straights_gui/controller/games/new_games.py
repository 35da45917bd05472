"""New games: default seats, random seeds, and the sheet."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QRandomGenerator
from PySide6.QtWidgets import QWidget

from engine.errors import SetupError
from engine.fast_dataclass import assert_never, dataclass, replace
from engine.games import STRAIGHTS
from engine.names import is_name
from engine.straights.console_text.command_line import CommandLineError, read_arguments, variant_options
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, SEATS, SeatSetup, Setup, Variant, marks_of
from engine.straights.storage.seal import keyed_setup, sealed_setup
from engine.straights.strategies.registry import DEFAULT_OPPONENTS, LINE_UPS, NAMES
from straights_gui.model.preferences import Preferences
from straights_gui.view.portraits.people import BY_NAME
from straights_gui.view.text.languages import in_all_languages

if TYPE_CHECKING:
    from datetime import date

    from straights_gui.view.sheets.seat_fields import SeatChoice

_FRESH_SEEDS = 1_000_000
_PLAYERS: tuple[Player, ...] = (Human(), *map(Computer, NAMES))
_HUMAN = "human"
_DEFAULT: tuple[Player, ...] = (Human(), *map(Computer, DEFAULT_OPPONENTS))


@dataclass(frozen=True, slots=True)
class ToLearn:
    """What is chosen for a new game, and is to be learned first."""

    chosen: str


def default_seats() -> tuple[SeatSetup, ...]:
    """The default seats of a first game: one human and three different computers."""
    translate = QCoreApplication.translate
    names = (
        translate("NewGame", "Player"),
        translate("NewGame", "Clara"),
        translate("NewGame", "Diego"),
        translate("NewGame", "Hugo"),
    )
    return tuple(SeatSetup(name, player) for name, player in zip(names, _DEFAULT, strict=True))


def fresh_seed() -> int:
    """A random seed, short enough to be passed on."""
    return QRandomGenerator.system().bounded(_FRESH_SEEDS)


def last_seats(preferences: Preferences) -> tuple[SeatSetup, ...]:
    """The seats of the last game, or the default ones if they cannot be read; the player by the own name."""
    seats, name = _stored_seats(preferences), preferences.network_name
    own = _own_seat(seats)
    if own is None or not is_name(name):
        return seats
    return (*seats[:own], replace(seats[own], name=name), *seats[own + 1 :])


def seats_after_lesson(preferences: Preferences) -> tuple[SeatSetup, ...]:
    """The seats of the last game; before any was set up the player with the weakest computers."""
    seats = last_seats(preferences)
    if preferences.seats:
        return seats
    weakest = next(iter(LINE_UPS.values()))
    players: tuple[Player, ...] = (Human(), *map(Computer, weakest))
    return tuple(replace(seat, player=player) for seat, player in zip(seats, players, strict=True))


def _stored_seats(preferences: Preferences) -> tuple[SeatSetup, ...]:
    seats = []
    for line in preferences.seats:
        kind, _, name = line.partition(" ")
        try:
            seats.append(SeatSetup(name, Human() if kind == _HUMAN else Computer(kind)))
        except SetupError:
            return default_seats()
    known = all(seat.player in _PLAYERS for seat in seats)
    return tuple(seats) if known and len(seats) == SEATS else default_seats()


def _own_seat(seats: Sequence[SeatSetup]) -> int | None:
    """The seat of the player to whom this window belongs: the first human."""
    return next((number for number, seat in enumerate(seats) if isinstance(seat.player, Human)), None)


def is_deal_for_everybody(setup: Setup) -> bool:
    """Whether a game is one that others play with the same cards, such as the deal of a day."""
    from engine.straights.duplicate.duplicate_deal import undated_deal_in

    return undated_deal_in(setup) is not None


def day_of_deal(setup: Setup) -> date | None:
    """The day of which a game is the deal; None for other games."""
    if setup.variant.score_limit != ONE_ROUND:
        return None
    from engine.straights.duplicate.duplicate_deal import deal_in

    deal = deal_in(setup, today())
    return None if deal is None else deal.day


def own_name(preferences: Preferences) -> str:
    """The name that the player last chose for a game here or a table; "" before any was chosen."""
    seats = last_seats(preferences)
    own = _own_seat(seats)
    name = preferences.network_name if own is None else seats[own].name
    return name if _is_chosen(name) else ""


def _is_chosen(name: str) -> bool:
    return name not in in_all_languages("NewGame", "Player")


def chosen_portraits(preferences: Preferences) -> tuple[str, ...]:
    """The chosen portrait of each mark; `BY_NAME` for none."""
    return (*preferences.portraits, *(BY_NAME,) * SEATS)[:SEATS]


def last_variant(preferences: Preferences) -> Variant:
    """The rule options of the last new game; the default ones if they cannot be read."""
    try:
        return read_arguments(preferences.variant.split()).variant
    except (CommandLineError, SetupError):
        return Variant()


def save_seats(preferences: Preferences, seats: tuple[SeatSetup, ...]) -> None:
    """Store the seats for the next game, and the player's name for tables."""
    own = _own_seat(seats)
    if own is not None and _is_chosen(seats[own].name):
        preferences.network_name = seats[own].name
    preferences.seats = tuple(f"{_kind_of(seat.player)} {seat.name}" for seat in seats)


def fresh_game(seats: tuple[SeatSetup, ...], variant: Variant) -> Session:
    """A game with a sealed deal, whose seed or key nobody has chosen or knows."""
    dealt = keyed_setup if variant.duplicate_deals else sealed_setup
    return Session(dealt(seats, variant, _random_bits))


def same_deal(session: Session) -> Session:
    """The same players and cards from the start; no longer sealed, since they are known."""
    return Session(replace(session.setup, salt=""))


def deal_names(preferences: Preferences) -> tuple[str, ...]:
    """The names at a deal for everybody: the player's, then the computers' in the order of play."""
    player, *others = (seat.name for seat in default_seats())
    return (own_name(preferences) or player, *others)


def daily_deal(preferences: Preferences, day: date) -> Session:
    """The deal of a day."""
    from engine.straights.duplicate.duplicate_deal import deal_of

    return Session(deal_of(day).setup(deal_names(preferences)))


def today() -> date:
    """The player's local date."""
    from datetime import date  # rarely needed, and slow to import

    now = QDate.currentDate()
    return date(now.year(), now.month(), now.day())


def ask_for_straights(
    parent: QWidget, preferences: Preferences, running_seed: int | None, *, asks_seed: bool
) -> Session | ToLearn | str | None:
    """A game of Straights, what was chosen in its place, or None if cancelled.

    `running_seed` is that of the running game, None while it is sealed.
    """
    from engine.games.new_game_sheet import game_tiles
    from straights_gui.view.sheets.new_game_sheet import NewGameSheet

    sheet = NewGameSheet(
        parent,
        _last_choices(preferences),
        _PLAYERS,
        (fresh_seed, running_seed),
        asks_number=asks_seed,
        variant=last_variant(preferences),
        line_ups={name: tuple(map(Computer, each)) for name, each in LINE_UPS.items()},
        games=game_tiles(preferences.own_rules),
    )
    is_accepted = sheet.exec() == NewGameSheet.DialogCode.Accepted
    sheet.deleteLater()  # otherwise the window keeps every sheet
    if sheet.is_to_learn:
        return ToLearn(STRAIGHTS)
    if not is_accepted:
        return sheet.other or None
    chosen = tuple(SeatSetup(choice.name, choice.player) for choice in sheet.choices())
    save_seats(preferences, chosen)
    preferences.portraits = sheet.portraits()
    seed, variant = sheet.chosen_number(), sheet.length.variant()
    preferences.variant = " ".join(variant_options(variant))
    return fresh_game(chosen, variant) if seed is None else Session(Setup(seed, chosen, variant))


def _last_choices(preferences: Preferences) -> tuple[SeatChoice, ...]:
    """What was last chosen for each seat."""
    from straights_gui.view.sheets.seat_fields import SeatChoice

    seats, portraits = last_seats(preferences), chosen_portraits(preferences)
    marks = marks_of([seat.player for seat in seats])
    return tuple(
        SeatChoice(seat.name, seat.player, portraits[mark]) for seat, mark in zip(seats, marks, strict=True)
    )


def _random_bits(count: int) -> int:
    """At least this many random bits from the operating system."""
    return int.from_bytes(os.urandom(-(-count // 8)), "big")


def _kind_of(player: Player) -> str:
    match player:
        case Human():
            return _HUMAN
        case Computer():
            return player.strategy
        case _:
            return assert_never(player)
