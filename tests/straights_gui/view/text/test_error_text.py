"""Why something was not done: each reason has a sentence of its own, with the right names in it."""

import errno
import os

import pytest

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal
from engine.straights.commands import Command, Discard, Play, ShowDeck
from engine.straights.errors import (
    CardNotPlayable,
    DamagedSaveGame,
    DifferentMatch,
    DifferentResult,
    MustLeadSevenOfSpades,
    MustPlay,
    NewerSaveGame,
    NotASaveGame,
    NotATeamLine,
    OwnTeamLine,
    SaveGameError,
    SeatIsComputer,
    SeatIsHuman,
    TeamLineError,
    TooLargeSaveGame,
)
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.error_text import (
    damaged_installation_text,
    queued_text,
    reason_text,
    refusal_text,
    statistics_text,
    team_line_text,
    unqueued_text,
)

TEN = Card.parse("TH")
SET_ALREADY = "This seat is already set that way."


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    assert qapp is not None
    set_language("en")


@pytest.mark.parametrize(
    "refusal, command, expected",
    [
        (GameIsOver(), Play(0, TEN), "The game is over."),
        (NotYourTurn(), Play(0, TEN), "It's Zoë's turn."),
        (MustLeadSevenOfSpades(), Play(0, TEN), "Each round starts with the seven of spades."),
        (MustPlay(), Discard(0, TEN), "You have a card that fits, so you can't discard."),
        (CardNotInHand(), Play(0, TEN), "You don't have that card."),
        (SeatIsComputer(), Play(0, TEN), SET_ALREADY),
        (SeatIsHuman(), Play(0, TEN), SET_ALREADY),
        (
            CardNotPlayable(),
            Play(0, TEN),
            "The ten of hearts doesn't fit yet: its row has to reach it first.",
        ),
        (Refusal(), ShowDeck(0), ""),
    ],
)
def test_why_a_command_was_refused(refusal: Refusal, command: Command, expected: str) -> None:
    """Who is on turn, or which card does not fit, is named."""
    assert expected == refusal_text(refusal, command, "Zoë")


@pytest.mark.parametrize(
    "error, expected",
    [
        (NewerSaveGame(), "it was saved by a newer version of Straights"),
        (NotASaveGame(), "it isn't a Straights game, or it is incomplete"),
        (TooLargeSaveGame(), "it is too large for a saved game"),
        (DamagedSaveGame(), "it was changed after it was saved"),
        (SaveGameError(), "it can't be read"),
        (OSError(errno.ENOSPC, "no space"), "the disk is full"),
        (OSError(errno.EDQUOT, "quota"), "the disk is full"),
        (OSError(errno.EROFS, "read only"), "the disk is read-only"),
        (PermissionError(errno.EACCES, "no"), "access is denied"),
        (PermissionError(errno.EPERM, "no"), "access is denied"),
        (OSError(errno.EIO, "broken"), "the disk doesn't work"),
        (FileNotFoundError(errno.ENOENT, "none"), "it isn't there"),
        (OSError(errno.EMLINK, os.strerror(errno.EMLINK)), os.strerror(errno.EMLINK)),
        (OSError("of its own"), "of its own"),
    ],
)
def test_why_a_file_could_not_be_used(error: SaveGameError | OSError, expected: str) -> None:
    """In words of ours where it happens now and then, else in those of the system."""
    assert expected == reason_text(error)


@pytest.mark.parametrize(
    "error, expected",
    [
        (DifferentMatch("sunday"), "This line is of the match “sunday”."),
        (DifferentResult(2, 0), "Player 3 already has another result in deal 1."),
        (OwnTeamLine(1), "You are player 2 yourself. Agree on who is which player."),
        (NotATeamLine(), "This line is incomplete, or no line of a team match."),
    ],
)
def test_why_a_line_of_a_match_was_not_added(error: TeamLineError, expected: str) -> None:
    """Players and deals are counted from one."""
    assert expected == team_line_text(error)


def test_files_of_the_program_and_of_the_player_are_named() -> None:
    """With what is to be done about them, and the new place of one that was moved."""
    damaged = "The file /a/b.json is damaged. Reinstall Straights."
    unread = "Could not read the file /a/b.json (why). Reinstall Straights."
    unusable = "Could not use the statistics in /a/s.db (why). The game continues without them."
    kept = "Could not read the statistics (why). They are kept as /a/old.db, and new ones are started."

    assert damaged == damaged_installation_text("/a/b.json", "")
    assert unread == damaged_installation_text("/a/b.json", "why")
    assert unusable == statistics_text("/a/s.db", "why", "")
    assert kept == statistics_text("/a/s.db", "why", "/a/old.db")


def test_a_card_that_waits_is_named() -> None:
    assert "The ten of hearts is queued. Esc cancels." == queued_text(TEN)
    assert "The ten of hearts is no longer queued." == unqueued_text(TEN)
