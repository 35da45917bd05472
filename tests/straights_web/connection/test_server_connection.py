"""What the page knows of a game at a server is what the server's table knows, with nothing lost."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.registry import game_named
from engine.protocol.records import Json
from engine.straights.protocol.server_messages import SERVER_MESSAGE
from engine.straights.protocol.server_requests import Hello
from engine.straights.protocol.tables import VERSION
from engine.straights.session import Session
from straights_server.service.answers import hello
from straights_server.state import TableState
from straights_server.table_settings import TableSettings
from straights_server.views import Audience, Message, Spectator, Views
from tests.support.javascript import call_all, needs_node
from tests.support.playing import games

pytestmark = needs_node

PAGE = "tests/support/web/compared.mjs"


class Viewer:
    """Somebody to whom a server tells a game: the messages, and what is to be known after each."""

    def __init__(self, to: Audience) -> None:
        self.to = to
        self.messages: list[Json] = []
        self.expected: list[Json] = []

    def take(self, messages: tuple[Message, ...], views: Views) -> None:
        """Receive those of the messages that are for this viewer and tell of the game."""
        for message in messages:
            if self.to in message.to and message.shared["type"] != "room":
                _room, whole = views.snapshot(self.to, 0.0)
                self.messages.append(message.value)
                self.expected.append(whole.value)


def viewers_of(played: Session, missed: int) -> list[Viewer]:
    """Everybody who was told a game, but for its last actions, during which their connections were lost."""
    session = game_named("straights").session(played.setup)
    state = TableState("t1", TableSettings(played.setup.variant), session=session)
    views = Views(state)
    views.begin(len(session.history))
    viewers = [Viewer(to) for to in (*range(4), *Spectator)]
    for viewer in viewers:
        viewer.take(views.tables("new"), views)
    for number, action in enumerate(played.actions):
        events = session.submit(action)
        state.revision += 1
        messages = tuple(views.moves(events, None, None))
        for viewer in viewers:
            if number < len(played.actions) - missed:
                viewer.take(messages, views)
    for viewer in viewers:
        viewer.take(views.snapshot(viewer.to, 0.0), views)
    return viewers


@settings(max_examples=10)
@given(games(), st.integers(0, 30))
def test_after_each_message_the_page_knows_what_the_server_would_show(played: Session, missed: int) -> None:
    """Each seat and spectator, in any variant, with exchanges of seats and moves that are told later."""
    greeting = SERVER_MESSAGE.write(hello(Hello(VERSION)))
    viewers = viewers_of(played, missed)
    calls = [("tablesTold", greeting, viewer.messages, viewer.expected) for viewer in viewers]

    for seen in call_all(PAGE, calls):
        assert isinstance(seen, list)
        assert [(whole, []) for _known, whole, _between in seen] == [
            (known, between) for known, _whole, between in seen
        ]
