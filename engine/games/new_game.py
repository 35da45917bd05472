"""What can be chosen for a new game, as data."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import TYPE_CHECKING, Protocol, TypeVar, dataclass
from engine.games.session import Setup
from engine.protocol.codecs import Integer, Text
from engine.protocol.sheet import SheetChoice
from engine.protocol.values import Count
from engine.text.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_SEATS = 8
"""At a table of any game."""

MOST_KEPT = 12
"""How many rules of one's own are kept."""

_Seen_contra = TypeVar("_Seen_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Preset:
    """A kind of game that can be begun.

    Attributes:
        key: stands for it in settings.
        line: what it is, in one line.
        seats: how many may play.
        proposed: how many play unless told.
        lengths: of a game; the first one unless told.
        rounds: what they are called, in the plural.
        gain: what the statistics call the mean of a round.
        has_chips: whether who has most of them wins, and not who has least points.
        choices: of rules of one's own; the keys of their options are those of the presets that they lead to.
    """

    key: str
    title: Sentence
    line: Sentence
    seats: range
    proposed: int
    lengths: tuple[Sentence, ...]
    rounds: Sentence
    gain: Sentence
    has_chips: bool = True
    choices: tuple[SheetChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """A kind of game for the table of a server; `length`: its number among the lengths that are offered."""

    name: Annotated[str, Text(1, 64)]
    preset: Annotated[str, Text(1, 64)]
    seats: Annotated[int, Integer(2, MOST_SEATS)]
    length: Count


class NewGames(Protocol[Setup, _Seen_contra]):
    """A module with a game that can be set up by its presets."""

    presets: Sequence[Preset]  # one with choices is that with which rules of one's own begin
    strategies: Sequence[str]
    substitute: str  # the strategy that plays at a server for who is away or takes too long
    has_hints: bool

    def own_preset(self, key: str, /) -> Preset: ...  # raises NotationError or SetupError
    def setup_for(
        self, preset: str, seats: Sequence[tuple[str, str]], length: int, seed: int, /
    ) -> Setup: ...  # seats are names and players, "" for a human
    def dealt_from(self, setup: Setup, key: str, /) -> Setup: ...  # the same with the cards of a key
    def key_of(self, setup: Setup, /) -> str: ...  # "" for cards of a seed
    def level(self, strategy: str, /) -> Sentence: ...  # how strong a computer is
    def rules_text(self, setup: Setup, /) -> Iterable[Sentence]: ...
    def preset_of(self, setup: Setup, /) -> str: ...  # its key; "" for rules of one's own
    def gained(self, seen: _Seen_contra, /) -> tuple[int, ...]: ...  # by each seat in the last finished round
