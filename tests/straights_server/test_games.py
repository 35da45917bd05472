"""Tables of each game: everybody has the server's table, nobody a hidden card, and nothing is lost."""

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from math import inf
from random import Random
from typing import Any

import pytest

from engine.cards.card import CARDS
from engine.cards.keyed_shuffle import shuffled_by_key
from engine.fast_dataclass import replace
from engine.games.game import table_of
from engine.games.new_game import ChosenGame
from engine.games.registry import OFFERED, new_games
from engine.games.table import Table as Shown
from engine.straights.protocol import server_requests
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import TABLE
from engine.straights.setup import Variant
from straights_server.entries import Entry, entry_of, entry_text
from straights_server.table import Table
from straights_server.table_log import Outcome
from straights_server.table_settings import TableSettings, settings_of, settings_text, table_game
from straights_server.views import Audience, Spectator, viewers_of
from tests.support.any_game import OTHER_WORLDS
from tests.support.server.client_game import ClientGame
from tests.support.server.hosted import HostedClient, HostedService

FAN_TAN, SEVENS, DRAW = ("sevens", "fan_tan"), ("sevens", "sevens"), ("draw", "draw")
KINDS = [
    None,
    ChosenGame(*FAN_TAN, 3, 1),
    ChosenGame(*FAN_TAN, 8, 0),
    ChosenGame(*SEVENS, 5, 0),
    ChosenGame("sevens", "6-spades-pay-1-all-chips-1r", 6, 0),
    ChosenGame(*DRAW, 2, 0),
    ChosenGame(*DRAW, 8, 0),
]
of_each_game = pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind.preset}-{kind.seats}" if kind else "straights"
)


class Played:
    """A table with two people, and what each viewer knows from the messages."""

    def __init__(self, kind: ChosenGame | None, seed: int = 1) -> None:
        self.chance, self.now, self.n = Random(seed), 0.0, 0
        settings = TableSettings(Variant(30), turn_limit=20, grace=30.0, chosen=kind)
        self.settings = settings_of(settings_text(settings))
        self.viewers = viewers_of(settings.played.seats)
        self.log: list[Entry] = []
        self.clients = {each: ClientGame(-1, chance=self.chance) for each in self.viewers}
        self.table = Table("k3f9", self.settings, self.chance.getrandbits)
        for seat in range(2):
            self.keep(self.table.join(None, f"Person {seat}", f"hash{seat}", 0.0))
            self.keep(self.table.attach(seat, 0.0))
        for seat in range(2, settings.played.seats):
            self.ask(0, server_requests.Fill(seat, self.chance.choice(settings.game.strategies[:5])))
        for seat in range(2):
            self.ask(seat, server_requests.SetReady(is_ready=True))

    def keep(self, outcome: Outcome) -> None:
        self.log += [entry_of(entry_text(entry)) for entry in outcome.entries]
        for message in outcome.messages:
            for viewer in message.to:
                self.clients[viewer].note(json.loads(json.dumps(message.value)))

    def ask(self, seat: int, request: Any) -> None:
        self.n += 1
        self.keep(self.table.receive(seat, server_requests.NumberedRequest(self.n, request), self.now))

    def step(self) -> None:
        """Whoever is to move does so, or the time for it passes; people leave and come back now and then."""
        state, game = self.table.state, self.table.state.settings.game
        turn = self.table.computer_turn()
        self.now += 2.0
        if turn is not None:
            choice = game.choose(turn.strategy, turn.observation) if self.chance.randrange(9) else None
            self.keep(self.table.choose(turn.revision, choice, self.now))
        elif (seat := state.person_on_turn) is None or not self.chance.randrange(12):
            self.now += 21.0
            self.keep(self.table.tick(self.now))
        else:
            self.ask(seat, GiveAnswer(self.clients[seat].chosen()))
        if not self.chance.randrange(10) and state.is_playing:
            away = state.seats[1].has_left
            self.ask(1, server_requests.ComeBack() if away else server_requests.Leave())

    def restart(self) -> None:
        """Build the table again from its log, as it was; everybody comes back."""
        before = self.session.state, self.session.history, self.shown()
        self.table = Table("k3f9", self.settings, self.chance.getrandbits)
        self.table.restore(self.log, self.now)
        assert before == (self.session.state, self.session.history, self.shown())
        for seat in range(2):
            self.keep(self.table.attach(seat, self.now))

    def shown(self) -> list[object]:
        """What each viewer may see of the game."""
        return [self.table.snapshot(viewer, 0.0)[1:] for viewer in self.viewers]

    @property
    def session(self) -> Any:
        return self.table.state.session

    def to_the_end(self) -> Iterator[None]:
        while self.table.state.is_playing:
            self.step()
            yield


def snapshot(played: Played, viewer: Audience) -> str:
    return json.dumps([message.value for message in played.table.snapshot(viewer, played.now)])


def sent(table: Shown) -> object:
    return json.dumps(TABLE.write(table))


@pytest.mark.parametrize("name", OFFERED)
def test_there_is_room_for_each_game_among_computers_of_a_kind(name: str) -> None:
    games, ended = new_games(name), dict[tuple[str, str], bool]()
    for preset, strategy in product(games.presets, games.strategies):
        kind = ChosenGame(name, preset.key, max(preset.seats), len(preset.lengths) - 1)
        played, people = (
            table_game(Variant(), kind),
            [(f"Seat {seat}", strategy) for seat in range(kind.seats)],
        )
        session = played.game.session(played.setup(people, "", 1))
        while not session.is_over and len(session.actions) < played.longest_log:
            seen, dealt = session.observe(session.turn), played.game.next_deal(session.state)
            session.submit(dealt if session.turn is None else played.game.choose(strategy, seen))
        ended[preset.key, strategy] = session.is_over
    assert dict.fromkeys(ended, True) == ended != {}


@of_each_game
def test_everybody_has_the_table_of_the_server_to_the_end_of_the_game(kind: ChosenGame | None) -> None:
    """However often the server is started again; a newcomer is told the same, no chip is lost."""
    played = Played(kind)
    game = played.settings.game
    live, totals, count = played.viewers[:-1], set(), 0
    assert "" == played.clients[0].key
    for count, _ in enumerate(played.to_the_end(), 1):
        viewer = played.chance.choice(live)
        expected = sent(table_of(game, played.session.state, viewer if isinstance(viewer, int) else None))
        newcomer = ClientGame(-1)
        newcomer.note(json.loads(snapshot(played, viewer))[1])
        assert [expected] * 2 == [sent(newcomer.table), sent(played.clients[viewer].table)]
        totals.add(newcomer.chips)
        asked = {"type": "describe", "n": count, "table": TABLE.write(newcomer.table)}
        server_requests.request_from(server_requests.read_object(json.dumps(asked)))  # it is not too long
        if count % 25 == 0:
            played.restart()

    public = sent(table_of(game, played.session.state, None))
    assert [public] * 2 == [sent(played.clients[viewer].table) for viewer in Spectator]
    assert (True, 1) == (count > 25, len(totals))
    state = played.session.state
    deck = state.game.cards.deck if game.name == "draw" else state.deck
    key, seals = played.clients[0].key, played.clients[0].seals
    assert {sha256(key.encode()).hexdigest()} == seals
    assert shuffled_by_key(CARDS, bytes.fromhex(key), deck.generator) == deck.order


class OtherWorld:
    """A session in which another state came about in another way."""

    __class__ = property(lambda self: type(self.session))  # for `isinstance`

    def __init__(self, session: Any, state: object, history: tuple[object, ...]) -> None:
        self.session, self.state, self.history = session, state, history

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)


@of_each_game
def test_no_newcomer_is_told_a_card_that_is_hidden(kind: ChosenGame | None) -> None:
    """In two games that a viewer cannot tell apart the whole table is the same, byte by byte."""
    played = Played(kind, seed=2)
    viewers, compared, game = played.viewers, 0, played.settings.game
    for count, _ in enumerate(played.to_the_end()):
        viewer = viewers[count % len(viewers)]
        seat = viewer if isinstance(viewer, int) else None
        if not played.table.state.is_playing:
            break
        session, before = played.session, snapshot(played, viewer)
        state, history = session.state, session.history
        start = max(at for at, each in enumerate(history) if game.happening(each).is_deal)
        other, events = OTHER_WORLDS[game.name](state, history[start:], seat, played.chance)
        played.table.state.session = OtherWorld(session, other, (*history[:start], *events))  # type: ignore[assignment]  # for all that is asked
        assert before == snapshot(played, viewer)
        compared += other != state
        played.table.state.session = session

    assert compared > 10


def after_a_hand() -> Played:
    """A table whose next hand is to be dealt."""
    played = Played(KINDS[-1])
    while played.session.turn is not None:
        played.step()
    return played


def test_the_next_hand_is_dealt_once_the_result_was_seen() -> None:
    """Nobody is on turn until then, and no clock of a player runs."""
    played = after_a_hand()
    hand, room = played.session.state.game.number, played.table.snapshot(0, played.now)[0].value
    due = played.table.state.deadline()
    assert due is not None
    played.keep(played.table.tick(due - 0.1))
    assert (None, hand, None) == (played.session.turn, played.session.state.game.number, room["turn_seconds"])
    played.keep(played.table.tick(due))

    assert (hand + 1, hand + 1) == (
        played.session.state.game.number,
        played.clients[Spectator.LIVE].table.round,
    )


@pytest.mark.parametrize(
    "asked, waiting, seconds",
    [
        ([], [], 8.0),
        ([(1, True)], [1], 60.0),
        ([(0, True), (1, False)], [0], 60.0),  # who neither waits nor is the host
        ([(0, False)], [], 8.0),  # nobody waits
        ([(0, True), (0, False)], [], 0.0),
        ([(1, True), (0, False)], [], 0.0),  # the host
        ([(1, True), None], [], 8.0),  # a restart
        ([(1, True), (1, "leaves")], [], 8.0),  # which has passed
        ([(1, True), (1, "leaves"), (1, "returns"), (0, True)], [0], 60.0),
        ([(1, True), (1, "is lost")], [1], 35.0),  # when a computer takes the seat
    ],
)
def test_the_next_hand_waits_for_who_wants_it(
    asked: list[tuple[int, bool | str] | None], waiting: list[int], seconds: float
) -> None:
    """For a minute at most; everybody is told, and the deal ends it."""
    played = after_a_hand()
    hand, since = played.session.state.game.number, played.table.state.turn_began
    for each in asked:
        match each:
            case None:
                played.restart()
            case (seat, bool() as is_waiting):
                played.ask(seat, server_requests.Wait(is_waiting))
            case (seat, "is lost"):
                played.keep(played.table.detach(seat, since + 5.0))
            case (seat, does):
                played.now += 1.0
                played.ask(seat, server_requests.Leave() if does == "leaves" else server_requests.ComeBack())
    due = played.table.state.deadline() or inf

    assert waiting == who_waits(played)
    assert seconds == (0.0 if played.session.state.game.number > hand else due - since)
    played.keep(played.table.tick(due))
    assert (hand + 1, []) == (played.session.state.game.number, who_waits(played))


def test_the_next_hand_does_not_wait_for_who_is_out_of_chips() -> None:
    played = after_a_hand()
    session, state = played.session, played.session.state
    lost = replace(state, game=replace(state.game, players=(0, *state.game.players[2:])))
    played.table.state.session = OtherWorld(session, lost, session.history)  # type: ignore[assignment]  # for all that is asked
    played.ask(1, server_requests.Wait(is_waiting=True))

    assert (True, []) == (played.table.state.is_playing, who_waits(played))


def who_waits(played: Played) -> list[int]:
    places: Any = played.table.snapshot(0, played.now)[0].value["places"]
    return [seat for seat, place in enumerate(places) if place.get("is_waiting")]


def test_a_client_is_told_what_can_be_opened_and_refused_what_cannot(hosted: HostedService) -> None:
    """A table waits with its game in the list."""
    host, guest = HostedClient(hosted), HostedClient(hosted)
    guest.send("games")
    offered = {(each["game"], each["preset"]): each for each in guest.messages("games")[0]["games"]}
    assert {FAN_TAN, SEVENS, DRAW} == set(offered)
    opening = {"name": "Ann", "turn_limit": None, "is_private": False}
    game = {"name": "draw", "preset": "draw", "seats": 6, "length": 1}
    for wrong in ({"name": "whist"}, {"preset": "stud"}, {"length": 2}, {"name": "straights"}):
        assert "BadMessage" == host.send("host", **opening, game=game | wrong)["reason"]
    host.send("host", **opening, game=game)
    guest.send("list")
    (listed,) = guest.messages("tables")[0]["tables"]
    room = host.room

    assert (offered[DRAW]["title"], 3) == (room["game"]["title"], len(room["game"]["levels"]))
    assert (listed["title"], 6, 6) == (room["game"]["title"], len(listed["places"]), len(room["places"]))
    assert offered[DRAW]["lengths"][1] == listed["length"] == room["length"]
    for request in ({"type": "fill", "seat": 6, "strategy": "reckless"}, {"type": "kick", "seat": 7}):
        kind = request.pop("type")
        assert "BadMessage" == host.send(str(kind), **request)["reason"]


def test_a_move_that_the_rules_forbid_is_refused_with_a_reason_of_the_game(hosted: HostedService) -> None:
    host = HostedClient(hosted)
    game = {"name": "draw", "preset": "draw", "seats": 2, "length": 0}
    host.send("host", name="Ann", turn_limit=None, is_private=True, game=game)
    host.send("fill", seat=1, strategy="cautious")
    host.send("ready_to_play", is_ready=True)
    hosted.let_computers_move()
    refused = [host.send("answer", key=key, cards="", number=10_000) for key in ("bet", "draw", "dance")]

    assert ["BetOutOfLimits", "NotInThisPhase", "NotInThisPhase"] == [each["reason"] for each in refused]
    assert "A bet is {least} to {most} chips." == refused[0]["text"][0]["template"]
    assert "NotNow" == host.send("track")["reason"]
