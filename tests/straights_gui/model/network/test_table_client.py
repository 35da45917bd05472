"""What a client asks a table for, and what it makes of the answers: message by message, without a network."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import replace
from engine.games.table import Answer
from engine.protocol.sentences import SENTENCE
from engine.straights.protocol.server_requests import SERVER_REQUEST, Say, ServerRequest
from engine.straights.protocol.table_requests import GiveAnswer
from engine.text.network import INVALID_INVITATION
from engine.text.rendering import render_all
from straights_gui.model.network import table_client
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink, Visitor
from straights_gui.platform.waiting import wait_until

Message = dict[str, object]
LINK = TableLink.parse("https://cards.example/?table=k3f9")
PLACE: Message = {"kind": "person", "strategy": None, "is_here": True, "is_ready": False}
PLACE |= {"has_left": False, "away_seconds": None}
PLAY = GiveAnswer(Answer("play", (Card.parse("7S"),), "row.S"))
TAKEN = "This seat is taken, or the table is full. You can watch."
CLOSED = "This table is closed, or your seat was given away."
CONNECTION_LOST = ConnectionProblem(ProblemKind.CONNECTION_LOST)


class Wire(QObject):
    """Stands for the connection: keeps what is sent, and says what a test wants.

    Attributes:
        sent: the messages of the client since the last look.
        attempts: how often it was to be opened.
    """

    opened = Signal()
    received = Signal(object)
    failed = Signal(object)

    def __init__(self, _link: TableLink, parent: QObject) -> None:
        super().__init__(parent)
        self.sent: list[Message] = []
        self.attempts = 0
        self.is_open = False
        self.problem: ConnectionProblem | None = None

    def open(self) -> None:
        self.attempts += 1

    def send(self, message: Mapping[str, object]) -> None:
        """Keep a message; it is lost without a connection."""
        if self.is_open:
            self.sent.append(dict(message))

    def settle(self) -> None:
        """What it was opened for is possible."""

    def close(self) -> None:
        self.is_open = False

    def fail(self, problem: ConnectionProblem) -> None:
        self.is_open, self.problem = False, problem
        self.failed.emit(problem)


def _kind_of(request: ServerRequest | None) -> str:
    return "" if request is None else str(SERVER_REQUEST.write(request)["type"])


class Guest:
    """A client whose server is the test."""

    def __init__(self, visitor: Visitor) -> None:
        self.client = TableClient(LINK, visitor)
        (self.wire,) = self.client.findChildren(Wire)
        self.told: list[tuple[object, ...]] = []
        self.client.refused.connect(
            lambda request, message: self.told.append((_kind_of(request), message.reason))
        )
        self.client.not_entered.connect(
            lambda reason: self.told.append((reason, render_all(self.client.refusal)))
        )
        self.client.token_refused.connect(lambda: self.told.append(("token refused", self.client.token)))

    def connect(self) -> list[Message]:
        """There is a connection, again; what is sent at once, without the greeting."""
        self.client.open()
        self.wire.is_open, self.wire.problem = True, None
        self.wire.opened.emit()
        hello, *asked = self.asked()
        assert {"type": "hello", "v": 2} == hello
        return asked

    def begin_again(self) -> None:
        self.asked()
        if self.client.seat is not None:
            self.wire.fail(CONNECTION_LOST)
        self.connect()
        self.sit()

    def asked(self) -> list[Message]:
        """What was sent since the last look."""
        sent, self.wire.sent = self.wire.sent, []
        return sent

    def hear(self, kind: str, **fields: object) -> list[Message]:
        """Let the server say something; what is sent then."""
        self.wire.received.emit({"type": kind, **fields})
        return self.asked()

    def sit(self, token: str | None = "TOKEN", last_n: int = -1) -> list[Message]:
        """Let the server give the second seat; what is sent then."""
        return self.hear("seated", table="k3f9", seat=1, token=token, last_n=last_n, invitation="I")

    def room(self, stage: str = "waiting", **mine: object) -> list[Message]:
        """Let the server tell who is there, and how it is with the player; what is sent then."""
        places = [{**PLACE, "name": name} for name in ("Anna", "Bert", "Cora", "Dora")]
        places[1] |= mine
        fields = {"table": "k3f9", "stage": stage, "host": 0, "places": places, "score_limit": 80}
        return self.hear("room", **fields, turn_limit=None, turn_seconds=None, is_private=True)

    def moved(self, seq: int, n: int | None) -> None:
        self.hear("moved", seq=seq, n=n, events=[], turn=2)

    def refuse(self, n: int, reason: str) -> list[Message]:
        """Let the server refuse the message of that number; what is sent then."""
        return self.hear("refused", n=n, reason=reason, detail="")


@pytest.fixture
def bert(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody who wants to sit down, before anything is sent."""
    monkeypatch.setattr(table_client, "Connection", Wire)
    return Guest(Visitor("Bert"))


def guest(monkeypatch: pytest.MonkeyPatch, visitor: Visitor) -> Guest:
    monkeypatch.setattr(table_client, "Connection", Wire)
    return Guest(visitor)


def test_a_restarted_window_counts_on_from_what_the_server_has_seen_of_its_seat(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number that was used before would count as a message that is done already."""
    back = guest(monkeypatch, Visitor("Bert", "OLD", 17))
    assert [{"type": "resume", "n": 1, "table": "k3f9", "token": "OLD", "seq": 17}] == back.connect()
    back.sit(token=None, last_n=40)
    back.client.ask(Say("hello"))
    assert [{"type": "say", "n": 41, "phrase": "hello"}] == back.asked()
    back.moved(18, 50)  # another window at the same seat
    back.client.ask(Say("thanks"))
    assert [{"type": "say", "n": 51, "phrase": "thanks"}] == back.asked()


def test_a_card_is_late_while_nothing_answers(bert: Guest) -> None:
    bert.connect()
    bert.sit()
    bert.client.move(PLAY)
    assert bert.client.late_card is None
    wait_until(lambda: bert.client.late_card == Card(Rank.SEVEN, Suit.SPADES))
    bert.moved(4, 2)
    assert bert.client.late_card is None


def test_who_is_ready_says_so_again_after_a_cut_once(bert: Guest) -> None:
    """Where the server has forgotten it, or never heard it; not after a game, nor who is not ready now."""
    ready: Message = {"type": "ready_to_play", "is_ready": True}
    bert.begin_again()
    bert.client.set_ready(is_ready=True)
    assert [{**ready, "n": 2}] == bert.asked()
    assert [] == bert.room()  # told before the server has read it
    bert.begin_again()
    assert [{**ready, "n": 4}] == bert.room()
    assert [] == bert.room() + bert.room(is_ready=True)
    bert.begin_again()
    for n in (6, 7):  # also where the server forgets it without a cut
        assert [{**ready, "n": n}] == bert.room()
        bert.room(is_ready=True)
    bert.room("playing", is_ready=True)
    assert [] == bert.room("over")
    for is_ready in (True, False):
        bert.client.set_ready(is_ready=is_ready)
    bert.begin_again()
    assert [] == bert.room()


def test_a_seat_is_taken_back_from_its_computer_by_who_returns_alone(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, with the token of before: who gets up later stays away, also through a cut."""
    back = guest(monkeypatch, Visitor("Bert", "OLD"))
    back.connect()
    back.sit(token=None)
    assert ["come_back"] == [message["type"] for message in back.room("playing", has_left=True)]
    assert [] == back.room("playing")
    back.client.leave()
    back.asked()
    assert [] == back.room("playing", has_left=True)
    back.wire.fail(CONNECTION_LOST)
    back.connect()
    back.sit(token=None)
    assert [] == back.room("playing", has_left=True)


@pytest.mark.parametrize(
    "visitor, reason, expected",
    [
        (Visitor("Bert"), "SeatIsTaken", [("SeatIsTaken", TAKEN)]),
        (Visitor("Bert"), "NoSuchTable", [("NoSuchTable", CLOSED)]),
        (Visitor("Bert"), "StoreError", ProblemKind.UNAVAILABLE),
        (Visitor("Bert", "OLD", 7), "StoreError", ProblemKind.UNAVAILABLE),
        (Visitor("Bert", "OLD", 7), "TooManyPeople", ProblemKind.UNAVAILABLE),
        (Visitor("Bert", "OLD", 7), "NoSuchTable", [("token refused", "")]),
        (Visitor("Bert", "OLD", 7), "BadMessage", [("token refused", "")]),
        (Visitor("", is_watching=True), "NoSuchTable", [("NoSuchTable", CLOSED)]),
        (
            Visitor("", "OLD", is_watching=True),
            "NotForYou",
            [("NotForYou", "The server has refused that (NotForYou).")],
        ),
        (Visitor("", is_watching=True), "StoreError", ProblemKind.UNAVAILABLE),
    ],
)
def test_who_is_not_let_in_is_told_so_or_tries_again(
    qapp: object, monkeypatch: pytest.MonkeyPatch, visitor: Visitor, reason: str, expected: object
) -> None:
    visit = guest(monkeypatch, visitor)
    visit.connect()
    asked = visit.refuse(1, reason)
    problem = visit.client.connection.problem
    kind = None if problem is None else problem.kind
    is_anew = visit.told == [("token refused", "")]

    assert expected == (kind or visit.told)
    assert (["join"] if is_anew else []) == [message["type"] for message in asked]
    assert (visitor.token if kind or visitor.is_watching else "") == visit.client.token
    assert (is_anew, is_anew) == (visit.wire.is_open, visit.client.seq is None and is_anew)
    attempts = visit.wire.attempts
    visit.client.open()
    assert (attempts + 1, ()) == (visit.wire.attempts, visit.client.refusal)


def test_what_the_server_says_is_why_somebody_is_not_let_in(bert: Guest) -> None:
    """It knows more than the name of a refusal tells."""
    bert.connect()
    text = SENTENCE.write(INVALID_INVITATION)
    bert.hear("refused", n=1, reason="NotNow", detail="", text=[text])

    assert [("NotNow", "This invitation is no longer valid. Ask for a new one.")] == bert.told


def test_who_looks_on_shows_the_invitation_and_asks_for_nothing_else(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again after each cut, and when a round has ended; without an invitation none is shown."""
    for invitation in ("", "INVITED"):
        visit = guest(monkeypatch, replace(Visitor("", is_watching=True), invitation=invitation))
        watch: Message = {"type": "watch", "n": 1, "table": "k3f9", "invitation": invitation or None}
        assert [watch] == visit.connect()
        visit.hear("watching", table="k3f9", is_live=bool(invitation))
        assert visit.client.is_at_table
        assert [] == visit.room() + visit.room("playing", has_left=True)
        visit.client.enter()
        assert [{**watch, "n": 2}] == visit.asked()
        visit.wire.fail(CONNECTION_LOST)
        assert [{**watch, "n": 3}] == visit.connect()
