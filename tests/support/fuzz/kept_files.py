"""Doors for files that the program has written, and anybody may have changed since."""

import json
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings

from engine.cards.card import Card
from engine.straights.commands import Play
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.interface.settings import GROUPS
from engine.straights.setup import Variant
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.records import GameRecord
from straights_gui.model.hosting.hosted_table import KEPT, HostedTable, keep, kept_table
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import FILE, StatisticsStore
from straights_gui.model.storage.helped_deals import FILE as HELPED
from straights_gui.model.storage.helped_deals import HelpedDeals
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_server.entries import ActionTaken, DamagedLog, Entry, GameStarted, PlayerJoined, SeatAssigned
from straights_server.sqlite_store import SqliteStore
from straights_server.store import EntriesAppended, StoreError, TableOpened
from straights_server.table_settings import TableSettings
from tests.support.fuzz.target import Target

SETTINGS = b"[General]\nspeed=slow\nvolume=70\nseats=human A, expert B\ngeometry=@ByteArray(\\x1\\xd9)\n"
SEAT = SeatToken("https://cards.example/", "k3f9", "A" * 22, "Zoë", 17)
TABLE = HostedTable("k3f9", "A" * 22, "Zoë", 8765, is_visible=True)
LOG: tuple[Entry, ...] = (
    PlayerJoined(0, "Zoë", "ab" * 32),
    *(SeatAssigned(seat, "first-legal") for seat in (1, 2, 3)),
    GameStarted("ab" * 32, Variant(80)),
    ActionTaken(Play(3, Card.parse("7S")), 12),
)


def open_statistics(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / FILE).write_bytes(content)
        store = StatisticsStore(Path(folder))
        try:
            figures_of(store.records())
            store.change(GameRecord("a", "expert"), lambda record: record.with_hint(1))
            store.export_csv(Path(folder) / "games.csv")
        finally:
            store.close()


def open_settings(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "straights.ini"
        path.write_bytes(content)
        preferences = Preferences(QSettings(str(path), QSettings.Format.IniFormat))
        for name in vars(Preferences):
            if not name.startswith("_"):
                getattr(preferences, name)
        for group in GROUPS:
            for each in group.of("window"):
                assert each.kind == "heading" or each.accepts(preferences.chosen(each.key))


def read_seat(content: bytes) -> None:
    """The file of a seat at a table over a network, also in the list of all seats."""
    with TemporaryDirectory() as folder:
        seats = SeatTokenStore(Path(folder))
        seats.keep(SEAT)
        (path,) = Path(folder).rglob("*.json")
        path.write_bytes(content)
        seats.find(SEAT.server, SEAT.table)
        seats.all()


def read_helped(content: bytes) -> None:
    """The file of the deals with help; one that is added is found."""
    with TemporaryDirectory() as folder:
        (Path(folder) / HELPED).write_bytes(content)
        HelpedDeals(Path(folder)).add(DuplicateDeal(7, 2).key)
        assert DuplicateDeal(7, 2) in HelpedDeals(Path(folder))


def read_hosted(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / KEPT).write_bytes(content)
        kept_table(Path(folder))


def open_database(content: bytes) -> None:
    """A server's tables: opened, read, added to."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables"
        path.write_bytes(content)
        store = SqliteStore(str(path))
        try:
            with suppress(DamagedLog):
                store.load("k3f9")
            store.append([TableOpened("new", TableSettings(Variant(80))), EntriesAppended("new", 1, LOG[:1])])
            store.outdated(1, 1)
        finally:
            store.close()


def statistics_seed() -> bytes:
    with TemporaryDirectory() as folder:
        store = StatisticsStore(Path(folder))
        record = GameRecord("a", "expert").with_hint(1).with_round(1, 50, "play", "2026-01-01")
        store.add([record.with_end(1, (50, 60, 70, 80), 0, "2026-01-01")])
        store.close()
        return (Path(folder) / FILE).read_bytes()


def database_seed() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables"
        store = SqliteStore(str(path))
        store.append([TableOpened("k3f9", TableSettings(Variant(80))), EntriesAppended("k3f9", 1, LOG)])
        store.close()
        return path.read_bytes()


def seat_seed() -> bytes:
    with TemporaryDirectory() as folder:
        SeatTokenStore(Path(folder)).keep(SEAT)
        (path,) = Path(folder).rglob("*.json")
        return path.read_bytes()


def hosted_seed() -> bytes:
    with TemporaryDirectory() as folder:
        keep(Path(folder), TABLE)
        return (Path(folder) / KEPT).read_bytes()


def kept_files() -> tuple[Target, ...]:
    return (
        Target("statistics", (statistics_seed(),), open_statistics, (StatisticsError,)),
        Target("settings", (SETTINGS,), open_settings),
        Target("kept seats", (seat_seed(), json.dumps({"server": "s"}).encode()), read_seat),
        Target("helped deals", (b"5/1\n-7/4\n",), read_helped),
        Target("hosted table", (hosted_seed(),), read_hosted),
        Target("server tables", (database_seed(),), open_database, (StoreError,)),
    )
