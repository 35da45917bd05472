"""What a server and the table in the page say in common, beside the game."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import Length, Text
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber

VERSION = 2
"""The version of the messages: that of docs/protocol.md."""

Reason = Literal["new", "opened", "undone", "redone", "renamed", "hand_shown", "hand_hidden", "resumed"]
Word = Annotated[str, Text(1, 64)]
"""A name that a client knows, or ignores."""


@dataclass(frozen=True, slots=True)
class LineUp:
    """Three opponents that dialogs offer together, and who they are as texts."""

    name: Word
    label: Said
    note: Said
    strategies: Annotated[tuple[str, ...], Length(3, 3)]


@dataclass(frozen=True, slots=True)
class GameLength:
    """A score limit that dialogs offer, and the length of such a game in a few words."""

    score_limit: Count
    text: Said


@dataclass(frozen=True, slots=True)
class Description:
    """The whole table for a screen reader."""

    text: SaidParts
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """A request was refused.

    Attributes:
        reason: the name of a refusal.
        detail: for developers.
        text: for the player; without a server only if a rule or the text of a game is the reason.
    """

    reason: Word
    detail: str = ""
    text: SaidParts | None = None
    n: MessageNumber | None = None
