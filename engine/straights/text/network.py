"""Tables over a network: phrases of the players, and what a table refuses."""

from __future__ import annotations

from engine.straights.text.sentence import Sentence, sentence

PHRASES = {
    "hello": sentence("Phrases", "Hello!"),
    "good_luck": sentence("Phrases", "Good luck!"),
    "nice_move": sentence("Phrases", "Nice move!"),
    "thanks": sentence("Phrases", "Thank you!"),
    "ouch": sentence("Phrases", "Ouch!"),
    "sorry": sentence("Phrases", "Sorry!"),
    "one_moment": sentence("Phrases", "One moment, please."),
    "well_played": sentence("Phrases", "Well played!"),
    "again": sentence("Phrases", "Another game?"),
    "goodbye": sentence("Phrases", "Goodbye!"),
    "like": sentence("Phrases", "Thumbs up"),
    "heart": sentence("Phrases", "Heart"),
    "laugh": sentence("Phrases", "Laughter"),
    "surprise": sentence("Phrases", "Surprise"),
    "tears": sentence("Phrases", "Tears"),
}
"""The phrases that players can send, by their names in messages: no chat needs moderation.

A client ignores names that it does not know, so more may be added.
"""
REACTIONS = frozenset({"like", "heart", "laugh", "surprise", "tears"})
"""Phrases that are shown as the icon of the same name."""

_TABLE_IS_FULL = sentence("NetworkText", "This table has seen its last game. Open another one.")
KICKED = sentence("NetworkText", "You were removed from this table. You can't sit down here again.")
_NOT_ENTERED = {
    "Kicked": KICKED,
    "NoSuchTable": sentence("NetworkText", "This table does not exist, or no longer."),
    "SeatIsTaken": sentence("NetworkText", "All seats of this table are taken. You can look on."),
    "NotNow": sentence("NetworkText", "A game is being played at this table. You can look on."),
    "TableIsFull": _TABLE_IS_FULL,
    "TooManyPeople": sentence("NetworkText", "As many people look on at this table as may."),
    "TooManyTables": sentence("NetworkText", "The server has no room for another table."),
}
_REFUSED = {
    "Kicked": KICKED,
    "NotNow": sentence("NetworkText", "That is not possible now."),
    "TableIsFull": _TABLE_IS_FULL,
    "NotHost": sentence("NetworkText", "Only the host can do that."),
    "SeatIsTaken": sentence("NetworkText", "Somebody sits there."),
    "NotYourTurn": sentence("NetworkText", "It is not your turn any more."),
    "GameIsOver": sentence("TableText", "The game is over."),
    "SeatIsComputer": sentence("NetworkText", "A computer plays for you at the moment."),
    "TableFailed": sentence("NetworkText", "Something went wrong at this table. You are coming back to it."),
}


def kick_vote(name: str, votes: int, needed: int) -> Sentence:
    """How many of the votes that remove a person from a game there are."""
    return sentence(
        "NetworkText",
        "{votes} of {needed} votes to remove {name} from the table.",
        votes=votes,
        needed=needed,
        name=name,
    )


def said(name: str, phrase: Sentence) -> Sentence:
    """A phrase of a player as a line of the log."""
    return sentence("Phrases", "{name}: {phrase}", name=name, phrase=phrase)


def not_entered(reason: str) -> Sentence:
    """Why a table refused entry, by the name of the refusal."""
    other = sentence("NetworkText", "The table does not let you in ({reason}).", reason=reason)
    return _NOT_ENTERED.get(reason, other)


def refused_request(reason: str) -> Sentence:
    """Why a server refused a request, by the name of the refusal."""
    other = sentence("NetworkText", "The server has refused that ({reason}).", reason=reason)
    return _REFUSED.get(reason, other)
