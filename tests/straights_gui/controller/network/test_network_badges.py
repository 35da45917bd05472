"""What the badges at a table over a network count: the time of a turn, and of who is away."""

import pytest

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import replace
from engine.straights.player import Computer
from straights_gui.controller.network import network_badges
from straights_gui.model.network.table_client import TableClient
from straights_gui.platform.waiting import wait_until
from straights_gui.view.table.badges import BadgeItem, BadgeKind
from tests.support.server.messages import moved_message
from tests.support.window.network_table import PEOPLE, ROOM, Table


class Clock:
    now = 0

    def __init__(self) -> None:
        self._start = Clock.now

    def start(self) -> None:
        self._start = Clock.now

    def elapsed(self) -> int:
        """Milliseconds since the start."""
        return Clock.now - self._start


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    """The time of all badges that are made from now on."""
    Clock.now = 0
    monkeypatch.setattr(network_badges, "QElapsedTimer", Clock)
    return Clock


def tick(table: Table) -> None:
    table.client.connection_changed.emit()


def move(table: Table) -> None:
    table.client.told.emit(moved_message(4, None, (), 2))


def test_who_is_away_is_counted_from_when_it_was_told(clock: type[Clock], table: Table) -> None:
    """Moves of others change nothing of it; at the end nothing is counted any more."""
    away = replace(
        ROOM, places=(*PEOPLE[:2], replace(PEOPLE[2], is_here=False, away_seconds=10.0), PEOPLE[3])
    )
    table.tell(away)
    found = []
    for passed, moves in ((0, False), (4_000, True), (4_500, False), (10_000, True)):
        clock.now = passed
        if moves:
            move(table)
        tick(table)
        found += [label for kind, label in table.badges if kind is BadgeKind.AWAY]
    assert ["Cora: 10 s", "Cora: 6 s", "Cora: 6 s", "Cora"] == found


def test_a_turn_is_counted_from_its_beginning(clock: type[Clock], table: Table) -> None:
    """From what the room says was left of it, and in full after each move; never below zero."""
    table.tell(ROOM)
    table.begin(2)
    found = []
    for passed, moves in ((0, False), (5_500, False), (6_000, True), (7_000, False), (90_000, False)):
        clock.now = passed
        if moves:
            move(table)
        tick(table)
        found += [label for kind, label in table.badges if kind is BadgeKind.TURN]
    assert [f"Cora: {seconds} s" for seconds in (12, 7, 30, 29, 0)] == found


def test_whose_seat_a_computer_plays_is_told_so_until_it_is_taken_back(table: Table) -> None:
    """Whoever uses the badge of it plays on with the keys of the table."""
    table.tell(replace(ROOM, turn_seconds=None))
    table.begin(turn=2, mine=Computer("lowest"))
    table.window.play.changed.emit()
    assert [(BadgeKind.SUBSTITUTE, "A computer is playing for you")] == table.badges
    window = table.window.window
    (button,) = (each.button for each in window.findChildren(BadgeItem) if each.kind is BadgeKind.SUBSTITUTE)
    button.setFocus()
    button.click()
    assert ["come_back"] == table.asked
    assert window.table is window.focusWidget()

    table.begin(turn=2)
    table.window.play.changed.emit()
    assert [] == table.badges


def test_a_card_without_an_answer_looks_queued(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.tell(ROOM)
    table.begin(1)
    monkeypatch.setattr(TableClient, "has_pending_move", True)
    table.window.window.table.card_activated.emit(Card(Rank.SEVEN, Suit.SPADES))
    monkeypatch.setattr(TableClient, "late_card", Card(Rank.SEVEN, Suit.SPADES))

    wait_until(lambda: (BadgeKind.QUEUED, "Queued: 7♠") in table.badges)
    monkeypatch.setattr(TableClient, "has_pending_move", False)
