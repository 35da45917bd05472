"""The games to go on with: the player's own, and the deal of a day beside it. Neither pushes the other out.

`games` are the game on the table, then those that were left, the latest first. An earlier state of a game
that went on is not offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date

from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_in
from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import Setup


def own_game(games: Iterable[Session], today: date) -> Session | None:
    """The latest game that is not over and no deal of a day."""
    return next((each for each in _unfinished(games) if not _is_daily(each.setup, today)), None)


def begun_deal(games: Iterable[Session], deal: DuplicateDeal) -> Session | None:
    """The latest game of the deal, which goes on, or if it is over, has its result; its cards are known."""
    return next((each for each in games if deal.is_set_up(each.setup)), None)


def _unfinished(games: Iterable[Session]) -> Iterator[Session]:
    seen: set[Setup] = set()
    for each in games:
        is_humans = any(isinstance(seat.player, Human) for seat in each.state.seats)
        if each.turn is not None and is_humans and each.setup not in seen:
            yield each
        seen.add(each.setup)


def _is_daily(setup: Setup, today: date) -> bool:
    deal = deal_in(setup, today)
    return deal is not None and deal.day is not None
