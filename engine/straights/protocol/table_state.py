"""What a server and the table in the page say in common, and the game in version 1 of the messages."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.protocol.codecs import Integer, Length, Text
from engine.protocol.records import Flat
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber
from engine.straights.protocol.sent_events import SentGameEvent
from engine.straights.protocol.values import Four, Hexadecimal, Seat, SeatPlayer, Seed, Seen
from engine.straights.setup import SEATS, Variant
from engine.straights.text.variants import round_text, short_round_text

if TYPE_CHECKING:
    from engine.straights.session import Session

VERSION = 1
"""The version that the window speaks to a server."""

Reason = Literal["new", "opened", "undone", "redone", "renamed", "hand_shown", "hand_hidden", "resumed"]
Place = Annotated[int, Integer(1, SEATS)]
Word = Annotated[str, Text(1, 64)]
"""A name that a client knows, or ignores."""


@dataclass(frozen=True, slots=True)
class StrategyInfo:
    """A strategy: its name, and its level and description in English."""

    name: Word
    level: str
    description: str


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
class Outcome:
    """What the last result means to a player, as a sentence, and the place of each seat; None before it.

    Attributes:
        match: the result of a duplicate match, or the hints in a game, a sentence, at its end.
    """

    standing: Said | None = None
    places: Four[Place] | None = None
    match: Said | None = None


def outcome_of(session: Session, seat: int | None) -> Outcome:
    """The outcome for a seat, or for somebody who looks on (None)."""
    results = session.state.results
    if not results:
        return Outcome()
    from engine.straights.round_summary import places  # noqa: PLC0415  # not before the first result
    from engine.straights.text.results import match_result, standing  # noqa: PLC0415

    names, scores = tuple(each.name for each in session.setup.seats), results[-1].scores
    has_match_ended = session.is_over and session.setup.variant.duplicate_deals > 0
    return Outcome(
        standing(names, scores, seat, is_over=session.is_over),
        places(scores),
        match_result(names, scores) if has_match_ended else None,
    )


@dataclass(frozen=True, slots=True)
class TableState:
    """A game as its viewer may see it.

    Attributes:
        is_practice: whether the round does not count, since somebody has seen hidden cards.
        viewer: the seat whose hand is shown.
        humans: the seats that humans play.
        players: of the seats when the first cards were dealt.
        seal: of a seed or a key; None for a deal without one.
        seed, salt: None and "" while they are sealed.
        key: of which the deals are made, "" while it is secret; None for a deal that has a number.
        game_end: when the game ends, a sentence.
        left_seat: that a human at the screen may take back from a computer.
    """

    observation: Seen
    can_undo: bool
    can_redo: bool
    is_practice: bool
    viewer: Seat | None
    humans: tuple[Seat, ...]
    players: Four[SeatPlayer]
    seal: Hexadecimal | None
    seed: Seed | None
    salt: Hexadecimal
    key: Hexadecimal | None = None
    game_end: Said | None = None
    left_seat: Seat | None = None
    outcome: Flat[Outcome] = Outcome()


@dataclass(frozen=True, slots=True)
class GameTitles:
    """Texts that are the same in the whole game, for titles.

    Attributes:
        round: the round, whose `number` is left open, and when the game ends.
        short_round: the same for a small screen.
    """

    round: Said
    short_round: Said

    @staticmethod
    def of(variant: Variant) -> GameTitles:
        """The titles of a game with these rule switches."""
        return GameTitles(round_text(variant), short_round_text(variant))


@dataclass(frozen=True, slots=True)
class TableMessage:
    """The whole game, to be redrawn; `history` has all events, those of finished rounds open."""

    seq: MessageNumber
    reason: Reason
    history: tuple[SentGameEvent, ...]
    state: Flat[TableState]
    titles: GameTitles | None = None
    n: MessageNumber | None = None


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
