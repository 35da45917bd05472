"""The game at the prompt: what c means, and an input that breaks."""

import io

import pytest

from engine.straights.console_text.console import Console
from engine.straights.console_text.render import event_lines
from engine.straights.events import DeckShown, SeatChanged, TableLeft
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from tests.support.playing import play_on


def played(seed: int, computers: str, script: str = "c\nc\nc\nc\n") -> tuple[Session, str]:
    output = io.StringIO()
    session = Console(io.BytesIO(script.encode()), output, computers=computers).run(seed)
    assert session is not None
    return session, output.getvalue()


def test_the_table_of_who_leaves_in_anger_is_shown_once() -> None:
    """Also where tables are shown for computers: the turn, which had one, is still the same."""
    output = io.StringIO()
    Console(io.BytesIO(b"h\nh\nh\nh\nragequit\n"), output, boards_for_computers=True).run(1)

    _invitations, turn, *_rest = output.getvalue().split("Cards on the table:")
    assert "Player4 ragequits. A computer will now take over.\nPlayer4 plays 7S.\n" in turn


@pytest.mark.parametrize("seed", [5, 6])
def test_the_chance_of_computers_is_one_series_that_follows_from_the_seed_of_the_game(seed: int) -> None:
    """Whoever plays the same series of choices by hand plays the same game."""
    session, _ = played(seed, "random")
    by_hand = play_on(Session(session.setup), strategy=strategy_named("random", seed))

    assert by_hand.actions == session.actions


class Broken(io.BytesIO):
    def readline(self, _size: int | None = -1, /) -> bytes:
        raise OSError(5, "Input/output error")


def test_an_input_that_breaks_is_an_input_that_has_ended() -> None:
    """13: at once and silently, at the invitation too."""
    output = io.StringIO()

    Console(Broken(), output).run(1)

    assert "Is Player1 a human (h) or a computer (c)?\n>" == output.getvalue()


def test_letters_of_other_alphabets_are_answered_as_any_mistake() -> None:
    """2: the input is bytes, of which those beyond ASCII name no command, no card and nobody."""
    _, transcript = played(1, "blocker", "\u03b7\nh\nh\nh\nh\nspielt\u00e4 7S\nplay 7\u2660\nquit\n")

    invitation, refused = "Is Player1 a human (h) or a computer (c)?\n>", "No such card."
    assert transcript.startswith(invitation * 2)
    assert transcript.endswith(f">Invalid command\n>{refused}\n>")


def test_what_the_console_never_causes_prints_nothing_wrong() -> None:
    for event in (SeatChanged(0, Computer("first-legal"), Human()), TableLeft(0), DeckShown(0, None)):
        assert [] == event_lines(event)
