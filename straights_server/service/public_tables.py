"""The list of public tables: kept as tables change, so that asking for it costs the same for any number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice

from engine.json_text import write_json
from engine.protocol.records import Json
from engine.straights.protocol.server_messages import LISTED_TABLE, ListedPlace, ListedTable, PlaceKind, Stage
from straights_server.lobby import is_attended
from straights_server.table import Table

MAX_LISTED = 100
"""The maximum length of the list."""

_WRITTEN_EVERY = 1.0
"""Seconds for which everybody who asks is sent the same text."""

_Rank = tuple[bool, bool]
"""Tables where one can sit down come first, those with a game in progress last."""


class PublicTables:
    """The public tables with a connected player: of equal rank the latest first, those of others last.

    Attributes:
        elsewhere: the tables of other servers.
    """

    def __init__(self) -> None:
        self.elsewhere: Sequence[ListedTable] = ()
        self._ranked: dict[_Rank, dict[str, Table]] = {
            (is_playing, is_full): {} for is_playing in (False, True) for is_full in (False, True)
        }
        self._ranks: dict[str, _Rank] = {}
        self._text = ""
        self._written_at = 0.0

    def note(self, table: Table) -> None:
        """Note that a table has changed."""
        state, rank = table.state, None
        if not state.settings.is_private and is_attended(table):
            rank = (state.is_playing, not any(place.is_empty for place in state.seats))
        if rank != self._ranks.get(state.name):
            self.forget(state.name)
            if rank is not None:
                self._ranks[state.name] = rank
                self._ranked[rank][state.name] = table

    def forget(self, name: str) -> None:
        """Leave out a table until it changes."""
        rank = self._ranks.pop(name, None)
        if rank is not None:
            del self._ranked[rank][name]

    def own(self) -> list[Json]:
        """Those of this server, as JSON."""
        return list(map(LISTED_TABLE.write, self._own()))

    def listed(self) -> list[ListedTable]:
        """The list."""
        tables = [*self._own(), *self.elsewhere]
        tables.sort(key=_rank_of)
        return tables[:MAX_LISTED]

    def text(self, now: float) -> str:
        """The list as JSON, a second old at most."""
        if not self._text or now - self._written_at >= _WRITTEN_EVERY:
            self._text = write_json(list(map(LISTED_TABLE.write, self.listed())))
            self._written_at = now
        return self._text

    def _own(self) -> list[ListedTable]:
        latest = chain.from_iterable(reversed(tables.values()) for tables in self._ranked.values())
        return list(map(_listed, islice(latest, MAX_LISTED)))


def _rank_of(table: ListedTable) -> _Rank:
    kinds = [place.kind for place in table.places]
    return table.stage is Stage.PLAYING, PlaceKind.EMPTY not in kinds


def _listed(table: Table) -> ListedTable:
    state, settings = table.state, table.state.settings
    return ListedTable(
        table=state.name,
        stage=Stage(state.stage),
        variant=settings.variant,
        turn_limit=settings.turn_limit,
        places=tuple(ListedPlace(place.name, PlaceKind(place.kind)) for place in state.seats),
        length=settings.played.length,
        time_bank=settings.time_bank or None,
        title=None if (game := settings.played.room) is None else game.title,
    )
