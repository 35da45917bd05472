"""Tables over a network: phrases of the players, and what a server refuses."""

from __future__ import annotations

from engine.text.sentence import Sentence, plural, sentence

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

GAME_GOES_ON = sentence("NetworkText", "A game is being played at this table. You can watch.")
AFTER_GAME = sentence("NetworkText", "A game is being played. You can do that once it is over.")
INVALID_INVITATION = sentence("NetworkText", "This invitation is no longer valid. Ask for a new one.")
TOO_MANY_CHANGES = sentence("NetworkText", "You have left and come back too often. Try again in a second.")
NOT_LOADED = sentence("NetworkText", "This table isn’t ready yet. Try again in a moment.")
REMOVED = sentence("NetworkText", "You were removed from this table.")
KICKED = sentence("NetworkText", "You were removed from this table. You can’t sit down here again.")
_REFUSED = {
    "Kicked": KICKED,
    "NoSuchTable": sentence("NetworkText", "This table is closed, or your seat was given away."),
    "NotHost": sentence("NetworkText", "Only the host can do that."),
    "NotNow": sentence("NetworkText", "That isn’t possible now."),
    "SeatIsTaken": sentence("NetworkText", "Someone sits there."),
    "TableFailed": sentence("NetworkText", "Something went wrong at this table. You are coming back to it."),
    "TableIsFull": sentence("NetworkText", "No more games can be played at this table. Open another one."),
    "TooManyPeople": sentence("NetworkText", "This table is full."),
    "TooManyTables": sentence(
        "NetworkText", "The server has no room for this table now. Try again in a minute."
    ),
}
_NOT_ENTERED = {
    "BadMessage": sentence("NetworkText", "The server refused this. Check your name, and try again."),
    "SeatIsTaken": sentence("NetworkText", "This seat is taken, or the table is full. You can watch."),
}
"""What differs for those without a seat."""


def kick_vote(name: str, votes: int, needed: int) -> Sentence:
    """How many of the votes that remove a person from a game there are."""
    return plural(
        "NetworkText",
        "{votes} of %n vote to remove {name} from the table.",
        "{votes} of %n votes to remove {name} from the table.",
        needed,
        votes=votes,
        name=name,
    )


def undecided(name: str) -> Sentence:
    """That the simplest computer has chosen a card for another one."""
    return sentence(
        "NetworkText", "{name} couldn’t decide in time. The simplest computer chose this card.", name=name
    )


def said(name: str, phrase: Sentence) -> Sentence:
    """A phrase of a player as a line of the log."""
    return sentence("Phrases", "{name}: {phrase}", name=name, phrase=phrase)


def refused_request(reason: str, *, has_seat: bool) -> Sentence:
    """Why a server refused a request, by the name of the refusal, to a client with a seat or without one."""
    other = sentence("NetworkText", "The server has refused that ({reason}).", reason=reason)
    own = {} if has_seat else _NOT_ENTERED
    return own.get(reason) or _REFUSED.get(reason, other)
