"""A window at a table over a network whose client says what a test wants."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.games.seal import seal_of_key
from engine.straights.player import Human, Player
from engine.straights.protocol.server_messages import PlaceKind, RoomMessage, Stage
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, SeatSetup, Setup, Variant
from engine.text.rendering import render
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.network_composition import NetworkTable, NetworkTables
from straights_gui.view.table.badges import Badge, BadgeKind
from straights_gui.view.text.rendering import without_marks
from tests.support.playing import play_on
from tests.support.server.messages import place, table_message
from tests.support.window.network import stop_tables
from tests.support.window.window_driver import quick_preferences

PEOPLE = tuple(place(name, PlaceKind.PERSON, is_here=True) for name in ("Anna", "Bert", "Cora", "Dora"))
ROOM = RoomMessage("k3f9", Stage.PLAYING, 0, PEOPLE, Variant(80), 30, 12.0, is_private=True)
SEAL = "0123456789abcdef"
KEY = "0f" * 32


class Table:
    """The window at seat 1 of a table; its client says what a test wants, and what it is asked is noted."""

    def __init__(self, window: NetworkTable, asked: list[str], preferences: Preferences) -> None:
        self.window, self.asked, self.preferences = window, asked, preferences
        self.client = window.client
        window.client.seat = 1

    @property
    def badges(self) -> list[tuple[BadgeKind, str]]:
        shown: tuple[Badge, ...] = self.window.window.table.overlays.badges.shown
        return [(badge.kind, without_marks(render(badge.label))) for badge in shown]

    @property
    def said(self) -> str:
        return self.window.window.message.text()

    def tell(self, room: RoomMessage) -> None:
        self.client.room = room
        self.client.room_changed.emit(room)

    def begin(self, turn: int, seal: str = "", mine: Player | None = None) -> None:
        """Let a game begin whose first card a seat lays; `mine` plays at seat 1 in place of a human."""
        people = [Human(), mine or Human(), Human(), Human()]
        seats = tuple(SeatSetup(place.name, each) for place, each in zip(PEOPLE, people, strict=True))
        sessions = (Session(Setup(0, seats, Variant(), key=f"{number:032x}")) for number in range(1, 60))
        session = next(each for each in sessions if each.turn == turn)
        self.client.told.emit(table_message(3, True, session, self.client.seat, seal))

    def end(self, *, key: str = KEY, dealt: str = KEY) -> Session:
        """Let a game of one round be over, and be told the key of its seal, which may deal other cards."""
        seats = tuple(SeatSetup(place.name, Human()) for place in PEOPLE)
        session = play_on(Session(Setup(0, seats, Variant(score_limit=ONE_ROUND), key=dealt)))
        self.client.told.emit(table_message(60, False, session, self.client.seat, seal_of_key(key), key))
        return session


@pytest.fixture
def table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nothing_left_running: None
) -> Iterator[Table]:
    """A window at a table that is open, without a network."""
    asked: list[str] = []
    monkeypatch.setattr(TableClient, "is_at_table", True)

    def note(name: str) -> Callable[..., None]:
        return lambda _client, *given, **named: asked.append(
            " ".join(map(str, (name, *given, *named.values())))
        )

    for name in ("open", "leave", "come_back", "ask", "set_ready", "move"):
        monkeypatch.setattr(TableClient, name, note(name))
    preferences = quick_preferences(tmp_path)
    preferences.choose("muted", True)
    tables = NetworkTables(preferences, tmp_path, WindowLog(tmp_path / "straights.log"))
    link = TableLink.parse("https://cards.example/?table=k3f9")
    opened = tables.open(link, "Bert")
    asked.clear()
    yield Table(opened, asked, preferences)
    stop_tables(tables)
