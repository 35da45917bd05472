"""Random and hostile messages: every table keeps to the rules, and honest clients are served meanwhile."""

import json
from random import Random

import pytest

from straights_server.lobby import IdleTimeouts
from straights_server.table import Table
from tests.support.server.attacks import Attacks
from tests.support.server.hidden import verify_nothing_hidden
from tests.support.server.hosted import HostedClient, HostedService, playing_clients, table_of

ATTACKERS = 12


def test_honest_people_play_on_whatever_others_send() -> None:
    """5,000 messages."""
    attack(5_000, 1)


@pytest.mark.soak
def test_honest_people_play_on_under_a_million_messages() -> None:
    attack(1_000_000, 3)


class Attacked:
    """A service with honest people at two tables, and attackers who know of both."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.hosted = HostedService(seed=seed)
        self.attacks = Attacks(self.chance)
        self.honest = [self._begun(4), self._begun(3)]
        self.attackers = [self._newcomer() for _ in range(ATTACKERS)]
        self.games = self.expired = 0

    def step(self) -> None:
        """Let an attacker send something, and now and then time pass, or a connection be cut."""
        place = self.chance.randrange(ATTACKERS)
        attacker = self.attackers[place]
        attacker.send_text(self.attacks.text())
        self._learn(attacker)
        if self.chance.random() < 0.01:
            attacker.close()
            self.attackers[place] = self._newcomer()
        if self.chance.random() < 0.02:
            self.hosted.now += self.chance.choice([0.1, 5.0, 61.0])
            for table in self.hosted.lobby:
                self.hosted.service.tick(table, self.hosted.now)
        if self.chance.random() < 0.002:
            self.hosted.now += IdleTimeouts().waiting
            before = self.hosted.lobby.count
            self.hosted.service.expire(self.hosted.now)
            self.expired += before - self.hosted.lobby.count
        self.hosted.let_computers_move()

    def play_on(self) -> None:
        """Let the honest people whose turn it is move: each move is acknowledged at once."""
        self.honest = [
            self._begun(len(people)) if table_of(people[0]).state.is_full else people
            for people in self.honest
        ]
        for people in self.honest:
            for person in people:
                if person.game.turn == person.seat and person.seat < len(people):
                    person.move()
                    moved = [message for text in person.told if (message := json.loads(text)).get("n")]
                    assert person.n == moved[-1]["n"], person.told
                    assert "moved" == moved[-1]["type"]
                elif person.game.turn is None:
                    self.games += person.seat == 0
                    person.send("ready_to_play", is_ready=True)
                person.told.clear()

    def _begun(self, people: int) -> list[HostedClient]:
        clients = playing_clients(self.hosted, people)
        for client in clients:
            client.told.clear()
            client.is_checked = False
        self.attacks.learn(clients[0].table, clients[0].invitation)
        return clients

    def _newcomer(self) -> HostedClient:
        return HostedClient(self.hosted, is_checked=False)

    def _learn(self, attacker: HostedClient) -> None:
        """Use what an attacker was told; nothing of it may be hidden from it."""
        for text in attacker.told:
            message = json.loads(text)
            verify_nothing_hidden(message, attacker.client.seat)
            if message["type"] == "seated":
                self.attacks.learn(attacker.table, attacker.token)
        attacker.told.clear()


def verify_kept(hosted: HostedService) -> None:
    """Each table is what its log says, by the rules."""
    for table in hosted.lobby:
        kept = hosted.store.load(table.state.name)
        assert kept is not None
        again = Table(table.state.name, kept.settings, Random(0).getrandbits)
        again.restore(kept.entries, hosted.now)
        assert again.state.revision == table.state.revision
        session, expected = again.state.session, table.state.session
        assert (session and session.state) == (expected and expected.state)


def attack(messages: int, seed: int) -> None:
    attacked = Attacked(seed)
    for number in range(messages):
        attacked.step()
        if number % 10 == 0:
            attacked.play_on()
        if number % max(5000, messages // 20) == 0:  # the logs grow, and each is read from its beginning
            verify_kept(attacked.hosted)
    verify_kept(attacked.hosted)

    assert attacked.games > messages / 2000
    assert attacked.expired
    for people in attacked.honest:
        assert table_of(people[0]).state.seats[0].is_here
