"""Laws of a service, whatever its clients send: random walks, and each step is checked."""

import json
from collections import Counter
from dataclasses import fields, replace

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.cards.card import CARDS
from straights_server.limits import Limits, Rate
from straights_server.service.public_tables import MAX_LISTED
from straights_server.table import Table
from straights_server.views import Spectator, viewers_of
from tests.support.server.client_game import ClientGame
from tests.support.server.hosted import HostedClient, HostedService
from tests.support.server.schema import Message

FREE = Rate(1e9, 1e9)
SMALL = Limits(FREE, FREE, FREE, tables=4, connections_of_seat=2, watchers=1)
CLIENTS = 6
_CLIENT = st.integers(0, CLIENTS - 1)
_CARDS = st.sampled_from([str(card) for card in CARDS])
_REQUESTS: st.SearchStrategy[Message] = st.one_of(
    st.builds(
        lambda target, card: {"type": "answer", "cards": card, "target": target},
        st.sampled_from(("row.S", "discards.0", "discards.3", None)),
        _CARDS,
    ),
    st.builds(lambda is_ready: {"type": "ready_to_play", "is_ready": is_ready}, st.booleans()),
    st.builds(
        lambda seat, strategy: {"type": "fill", "seat": seat, "strategy": strategy},
        st.integers(0, 3),
        st.sampled_from((None, "lowest", "grandmaster")),
    ),
    st.sampled_from(
        (
            {"type": "ready_to_play", "is_ready": True},
            {"type": "say", "phrase": "hello"},
            {"type": "leave"},
            {"type": "come_back"},
            {"type": "wait", "is_waiting": True},
            {"type": "list"},
            {"type": "dance"},
        )
    ),
)


def later(room: Message, turn: int | None, seconds: float) -> Message:
    """What who was told a room expects after this time, in which the seat on turn does not move."""
    left = room["turn_seconds"]
    places = [
        {**place, "away_seconds": place["away_seconds"] and max(place["away_seconds"] - seconds, 0.0)}
        for place in room["places"]
    ]
    if turn is not None and "bank_seconds" in places[turn]:
        places[turn]["bank_seconds"] -= min(places[turn]["bank_seconds"], max(seconds - left, 0.0))
    return {**room, "places": places, "turn_seconds": left and max(left - seconds, 0.0)}


def _without_clock(room: Message) -> Message:
    places = [{**place, "bank_seconds": None} for place in room["places"]]
    return {**room, "places": places, "turn_seconds": None}


def public(game: ClientGame) -> ClientGame:
    """What is known, but for what events say of cards: once a round is over, its history hides none."""
    kept = ("type", "seat")
    return replace(game, seq=0, events=[{name: event.get(name) for name in kept} for event in game.events])


def verify_nothing_hidden(message: Message, seat: int | None) -> None:
    """No hand but one's own, and no card that somebody else has put down, before the round is over."""
    events = message.get("events", ())
    ends = [place for place, event in enumerate(events) if event.get("shows_result")]
    assert message["type"] != "table" or message["viewer"] in (None, seat)
    for event in events[ends[-1] + 1 :] if ends else events:
        for begin, end, cards in event.get("ways", ()):
            hand = end if not begin else begin if end.startswith("discards.") else None
            assert isinstance(cards, int) or hand in (None, f"hand.{seat}")


class ServiceWalk(RuleBasedStateMachine):
    """Clients open tables, enter them, ask for anything, and go; tables are unloaded and deleted."""

    @initialize(people=st.integers(1, 4))
    def open(self, people: int) -> None:
        """Connect the clients, some of which sit at a table."""
        self.hosted = HostedService(SMALL)
        self.clients = [HostedClient(self.hosted, is_checked=False) for _ in range(CLIENTS)]
        self.known: list[tuple[str, str]] = [("nothing", "A" * 22)]
        self.host(0, is_private=False)
        for number in range(1, people):
            self.join(number, 1, None)

    @rule(number=_CLIENT, is_private=st.booleans())
    def host(self, number: int, *, is_private: bool) -> None:
        """Open a table: a public one is the first of those that wait."""
        opening = {
            "type": "host",
            "name": "Ann",
            "score_limit": 0,
            "turn_limit": 10,
            "time_bank": 5,
            "is_private": is_private,
        }
        if self._send(number, opening):
            self.known.append((self.clients[number].table, self.clients[number].token))
            listed = [table.table for table in self.hosted.service.public_tables.listed()]
            assert is_private or self.clients[number].table == listed[0]

    @rule(number=_CLIENT, place=st.integers(0, 9), seat=st.one_of(st.none(), st.integers(0, 3)))
    def join(self, number: int, place: int, seat: int | None) -> None:
        table, _ = self.known[place % len(self.known)]
        if self._send(number, {"type": "join", "table": table, "name": "Bob", "seat": seat}):
            self.known.append((table, self.clients[number].token))

    @rule(number=_CLIENT, place=st.integers(0, 9))
    def resume(self, number: int, place: int) -> None:
        table, token = self.known[place % len(self.known)]
        self._send(number, {"type": "resume", "table": table, "token": token, "seq": None})

    @rule(number=_CLIENT, place=st.integers(0, 9), is_invited=st.booleans())
    def watch(self, number: int, place: int, *, is_invited: bool) -> None:
        table, _ = self.known[place % len(self.known)]
        invitation = self.clients[0].invitation if is_invited else None
        self._send(number, {"type": "watch", "table": table, "invitation": invitation})

    @rule(place=st.integers(0, 9))
    def watch_together(self, place: int) -> None:
        """All look on at one table, which has not room for them."""
        for number in range(CLIENTS):
            self.watch(number, place, is_invited=False)

    @rule(number=_CLIENT, request=_REQUESTS)
    def ask(self, number: int, request: Message) -> None:
        self._send(number, request)

    @rule()
    def begin(self) -> None:
        """Hosts fill their tables, and everybody is ready."""
        for number, client in enumerate(self.clients):
            table = client.client.table
            for seat, place in enumerate(table.state.seats if table is not None else ()):
                if place.is_empty:
                    self._send(number, {"type": "fill", "seat": seat, "strategy": "lowest"})
        for number in range(CLIENTS):
            self._send(number, {"type": "ready_to_play", "is_ready": True})

    @rule(count=st.integers(1, 30))
    def play(self, count: int) -> None:
        for _ in range(count):
            self.hosted.let_computers_move()
            for number, client in enumerate(self.clients):
                if client.game.turn == client.seat == client.client.seat and client.game.hand:
                    self._send(number, {"type": "answer", **client.game.answer()})

    @rule(number=_CLIENT)
    def close(self, number: int) -> None:
        """Lose the connection, and open another one."""
        self.clients[number].close()
        self.clients[number] = HostedClient(self.hosted, is_checked=False)

    @rule(seconds=st.sampled_from((1.0, 11.0, 61.0, 1000.0, 8000.0)))
    def wait(self, seconds: float) -> None:
        self.hosted.now += seconds
        for client in self.clients:
            client.room = client.room and later(client.room, client.game.turn, seconds)
        for table in self.hosted.lobby:
            self.hosted.service.tick(table, self.hosted.now)
        self.hosted.service.expire(self.hosted.now)

    @precondition(lambda self: not any(client.client.table for client in self.clients))
    @rule()
    def restart(self) -> None:
        self.hosted.restart()
        self.clients = [HostedClient(self.hosted, is_checked=False) for _ in range(CLIENTS)]

    @invariant()
    def who_is_at_a_table_is_connected_to_it(self) -> None:
        """Each seat has as many connections as there are clients at it, and ready people have one."""
        here = Counter(
            (client.client.table.state.name, client.client.seat)
            for client in self.clients
            if client.client.table is not None and client.client.seat is not None
        )
        for table in self.hosted.lobby:
            for seat, place in enumerate(table.state.seats):
                assert here.pop((table.state.name, seat), 0) == place.connections
                assert place.is_here or not place.is_ready
        assert not here

    @invariant()
    def what_was_told_is_what_is(self) -> None:
        """Whoever comes now is told what those know who are here: seats, clocks, cards and turns."""
        for client in self.clients:
            table, viewer = client.client.table, client.client.viewer
            if table is None or viewer is None:
                continue
            told: list[Message] = [message.value for message in table.snapshot(viewer, self.hosted.now)]
            room, *game = told
            newcomer = ClientGame(client.game.seat)
            for message in game:
                newcomer.note(message)
            hides = _without_clock if viewer is Spectator.DELAYED else dict  # who hears late of the moves
            assert hides(room) == hides(client.room)
            assert [place.is_person and not place.is_here for place in table.state.seats] == [
                place["away_seconds"] is not None for place in room["places"]
            ]
            assert public(newcomer) == public(client.game) or (viewer is Spectator.DELAYED and not game)

    @invariant()
    def the_store_has_what_the_tables_have(self) -> None:
        """Everything that was told is stored, and no more tables are in use than may be."""
        assert len(list(self.hosted.lobby)) <= SMALL.tables
        for table in self.hosted.lobby:
            assert len(self.hosted.store.logs[table.state.name]) == table.state.revision
            assert (table.state.name in self.hosted.store.over) == (table.state.stage == "over")

    def _send(self, number: int, message: Message) -> bool:
        """Send a message; a refusal is heard by its client alone, and changes nothing."""
        client = self.clients[number]
        heard = [len(each.told) for each in self.clients]
        before = self._everything()
        is_at, viewer = client.client.table, client.client.viewer
        client.send(message["type"], **{name: value for name, value in message.items() if name != "type"})
        news = [each.told[count:] for each, count in zip(self.clients, heard, strict=True)]
        refusals = [text for text in client.told[heard[number] :] if json.loads(text)["type"] == "refused"]
        if refusals:
            assert [[] if each != number else refusals for each in range(CLIENTS)] == news
            assert (is_at, viewer) == (client.client.table, client.client.viewer)
            assert before == self._everything()
        for each, texts in zip(self.clients, news, strict=True):
            for told in map(json.loads, texts):
                verify_nothing_hidden(told, each.client.seat)
                if told.get("reason") == "new" and each.client.table is not None:
                    assert all(place.is_here for place in each.client.table.state.seats if place.is_person)
        return not refusals

    def _everything(self) -> object:
        """All that the tables are and show, which a refusal does not change; it may load one."""
        attended = [table for table in self.hosted.lobby if any(place.is_here for place in table.state.seats)]
        return [self._shown(table) for table in attended], list(map(len, self.hosted.store.logs.values()))

    def _shown(self, table: Table) -> object:
        """All but how often a seat may still change hands."""
        names = [each.name for each in fields(table.state.seats[0]) if each.name != "changes"]
        return (
            table.state.name,
            [[getattr(place, name) for name in names] for place in table.state.seats],
            (table.state.turn_began, table.has_untold, table.state.deadline()),
            [[each.value for each in table.snapshot(viewer, self.hosted.now)] for viewer in viewers_of(4)],
        )


TestServiceWalk = ServiceWalk.TestCase
TestServiceWalk.settings = settings(stateful_step_count=25, phases=(Phase.explicit, Phase.generate))


def test_the_list_has_the_latest_tables_and_those_that_wait_first() -> None:
    """However many there are, and whenever the server has last looked which are unused."""
    hosted = HostedService(Limits(FREE, FREE, FREE))
    names = []
    for number in range(MAX_LISTED + 20):
        client = HostedClient(hosted, is_checked=False)
        client.send("host", name="Ann", score_limit=0, turn_limit=None, is_private=False)
        names.append(client.table)
        hosted.now += 1.0
        if number % 30 == 0:
            hosted.service.expire(hosted.now)
    hosted.service.expire(hosted.now)

    assert names[: -MAX_LISTED - 1 : -1] == [table.table for table in hosted.service.public_tables.listed()]
