"""What the page says of a server's game is what the engine says of it."""

from engine.straights.events import Event
from engine.straights.protocol.sentences import SENTENCES
from engine.straights.protocol.values import EVENT
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.text.events import announcement, log_lines
from tests.support.javascript import call_all, needs_node
from tests.support.playing import HUMANS, play_on

pytestmark = needs_node

NAMES = ("Anna", "Ben", "{card}", "Zoë")


def said_in_the_page(function: str, events: tuple[Event, ...]) -> list[object]:
    module = "log_sentences" if function == "logLines" else "event_sentences"
    calls = [(function, EVENT.write(event), NAMES) for event in events]
    return call_all(f"straights_web/model/{module}.js", calls)


def test_each_event_of_a_game_is_told_as_by_the_engine() -> None:
    """But for a new player of a seat, who is not at this screen."""
    events = play_on(Session(Setup.of(5, HUMANS, Variant(score_limit=ONE_ROUND)))).history
    log = [SENTENCES.writer(log_lines(event, NAMES)) for event in events]
    spoken = [SENTENCES.writer(announcement(event, NAMES)) for event in events]

    assert log == said_in_the_page("logLines", events)
    assert spoken == said_in_the_page("announcement", events)
