"""What the page knows of a game at a server is what the server's table knows, with nothing lost."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.fast_dataclass import replace
from engine.protocol.records import Json
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.observation_after import steps
from engine.straights.projection import redact
from engine.straights.protocol.values import OBSERVATION
from engine.straights.session import Session
from straights_server.entries import ActionTaken
from straights_server.state import TableState
from straights_server.table_settings import TableSettings
from straights_server.views import EVERYBODY, Audience, Message, Views
from tests.support.javascript import call_all, needs_node
from tests.support.playing import games

pytestmark = needs_node

PAGE = "tests/support/web/compared.mjs"
MOST_SHOWN = 60
"""Of more missed events, the page shows only the result."""


class Viewer:
    """Somebody to whom a server tells a game: the messages, and what is to be known after each event."""

    def __init__(self, to: Audience, session: Session) -> None:
        self.to = to
        self.seat = to if isinstance(to, int) else None
        self.messages: list[Json] = []
        self.expected: list[Observation] = []
        self._untold: list[Event] = []
        self._known = session.observe(self.seat)

    def note(self, events: tuple[Event, ...]) -> None:
        self._untold += [redact(event, self.seat) for event in events]

    def take(self, messages: tuple[Message, ...], session: Session) -> None:
        """Receive those of the messages that are for this viewer and tell of the game."""
        for message in messages:
            if self.to not in message.to or message.shared["type"] == "room":
                continue
            is_redrawn = message.shared["type"] == "table" and len(self._untold) > MOST_SHOWN
            now = session.observe(self.seat)
            seen = steps(self._known, [] if is_redrawn else self._untold, now)[:-1]
            self.expected += [replace(step.observation, turn=None, legal_plays=()) for step in seen]
            self.expected.append(now)
            self.messages.append(message.value)
            self._known, self._untold = now, []


def viewers_of(game: Session, missed: int) -> list[Viewer]:
    """Everybody who was told a game, but for its last actions, during which their connections were lost."""
    session = Session(game.setup)
    state = TableState("t1", TableSettings(game.setup.variant), session=session)
    views = Views(state)
    views.begin()
    viewers = [Viewer(to, session) for to in EVERYBODY]
    for viewer in viewers:
        viewer.take(views.tables("new"), session)
    for number, action in enumerate(game.actions):
        events = session.submit(action)
        views.note(events)
        state.revision += 1
        messages = views.events(ActionTaken(action, None))
        for viewer in viewers:
            viewer.note(events)
            if number < len(game.actions) - missed:
                viewer.take(messages, session)
    for viewer in viewers:
        viewer.take(views.snapshot(viewer.to, 0.0), session)
    return viewers


@settings(max_examples=10)
@given(games(), st.integers(0, 30))
def test_after_each_event_the_page_knows_what_the_server_would_show(game: Session, missed: int) -> None:
    """Each seat and spectator, in any variant, with exchanges of seats and moves that are told later."""
    viewers = viewers_of(game, missed)
    known = call_all(PAGE, [("observationsTold", viewer.messages) for viewer in viewers])

    for viewer, seen in zip(viewers, known, strict=True):
        assert json.loads(json.dumps(list(map(OBSERVATION.write, viewer.expected)))) == seen
