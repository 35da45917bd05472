"""A server serves clients of the version before the latest at the same tables as those of the latest."""

import json

from engine.straights.errors import BadMessage
from straights_server.entries import Json
from straights_server.service.client_session import SERVICE_RESTART, ClientSession
from straights_server.service.versions import OlderVersion, listen_to
from tests.support.server.hosted import HostedService


def read(message: Json) -> Json:
    """In the older version of these tests, somebody says a `text`."""
    if message.get("type") == "say" and "text" not in message:
        raise BadMessage("there is no text")
    return {("phrase" if name == "text" else name): value for name, value in message.items()}


def write(message: Json) -> Json:
    """And nobody is told who is host."""
    return {name: value for name, value in message.items() if name != "host"}


OLDER = OlderVersion(0, read, write)


class Person:
    """A client, and the line to it.

    Attributes:
        told: the messages that came over it.
        code: with which the server has closed it.
    """

    def __init__(self, hosted: HostedService, older: OlderVersion | None = OLDER) -> None:
        self.told: list[Json] = []
        self.code: int | None = None
        self.listener = listen_to(
            self, lambda line: ClientSession(hosted.service, line, None, lambda: hosted.now), older
        )

    def put(self, text: str) -> None:
        self.told.append(json.loads(text))

    def end(self, code: int, reason: str) -> None:
        assert reason
        self.code = code

    def say(self, **message: object) -> Json:
        """Send a message; the last that came back."""
        self.listener.receive(json.dumps(message))
        return self.told[-1]

    def of_type(self, kind: str) -> list[Json]:
        """What was told of a type."""
        return [message for message in self.told if message["type"] == kind]


def test_people_with_two_versions_sit_at_one_table() -> None:
    """Each is told everything as its own version has it, and understood so."""
    hosted = HostedService()
    new, old = Person(hosted), Person(hosted)
    hello = new.say(type="hello", v=1), old.say(type="hello", v=0)
    new.say(type="host", n=1, name="Ann", score_limit=80, turn_limit=None, is_private=False)
    table = new.of_type("seated")[0]["table"]
    old.say(type="join", n=1, table=table, name="Bob", seat=None)
    said = old.say(type="say", n=2, text="hello")

    assert [("hello", 1), ("hello", 0)] == [(each["type"], each["v"]) for each in hello]
    assert [True, False] == ["host" in each.of_type("room")[-1] for each in (new, old)]
    assert {"type": "said", "seat": 1, "phrase": "hello"} == said == new.told[-1]


def test_who_does_not_say_a_version_speaks_the_oldest() -> None:
    """A program of an old version may have left `hello` out."""
    hosted = HostedService()
    person = Person(hosted)
    person.say(type="host", n=1, name="Ann", score_limit=80, turn_limit=None, is_private=False)

    assert "host" not in person.of_type("room")[0]


def test_other_versions_and_what_cannot_be_read_are_refused() -> None:
    """Each with a sentence, and the connection goes on."""
    person = Person(HostedService())
    later = person.say(type="hello", v=2)
    person.listener.receive("no JSON")
    unreadable = person.told[-1]
    person.say(type="hello", v=0)
    wrong = person.say(type="say", n=1, phrase="hello")

    assert "this server speaks version 1 of the protocol, not 2" == later["detail"]
    assert "the message is no JSON" == unreadable["detail"]
    assert ["UnknownVersion", "BadMessage", "NotNow"] == [
        each["reason"] for each in (later, unreadable, wrong)
    ]
    assert person.code is None


def test_the_line_of_the_older_version_is_closed_and_ends_as_any_other() -> None:
    """The client comes back; the others see that it has gone."""
    hosted = HostedService()
    new, old = Person(hosted), Person(hosted)
    new.say(type="host", n=1, name="Ann", score_limit=80, turn_limit=None, is_private=False)
    table = new.of_type("seated")[0]["table"]
    old.say(type="join", n=1, table=table, name="Bob", seat=None)
    old.listener.closed()
    places = new.of_type("room")[-1]["places"]
    hosted.service.lose([str(table)])

    assert isinstance(places, list)
    assert [True, False] == [place["is_here"] for place in places[:2]]
    assert SERVICE_RESTART == new.code


def test_while_there_is_one_version_nothing_stands_between() -> None:
    """What listens to the line is what serves the client."""
    assert isinstance(Person(HostedService(), None).listener, ClientSession)
