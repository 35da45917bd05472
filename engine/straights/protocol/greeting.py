"""The first message of the table in the page: what dialogs offer, and the texts that do not change."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.straights.protocol.codecs import Length
from engine.straights.protocol.sentences import Said
from engine.straights.protocol.table_state import GameLength, LineUp, StrategyInfo
from engine.straights.protocol.values import Count, Positive, Seed
from engine.straights.text.table import Part


@dataclass(frozen=True, slots=True)
class TourStep:
    """What a new player is told about a part of the table, or about the whole."""

    part: Part
    title: Said
    text: Said


@dataclass(frozen=True, slots=True)
class Hello:
    """The table is ready.

    Attributes:
        strategies: the weakest first.
        opponents, score_limit: the default ones.
        seed_range: the lowest and the highest seed.
        longest_name: the maximum number of characters in a player's name.
        table_texts: `text.table.TABLE_TEXTS`.
        lengths, line_ups: those that dialogs offer.
        game_end: when a game of the default length ends.
        tour: its steps in order.
    """

    v: Positive
    program: str
    strategies: tuple[StrategyInfo, ...]
    opponents: Annotated[tuple[str, ...], Length(3, 3)]
    score_limit: Count
    highest_score_limit: Count
    seed_range: Annotated[tuple[Seed, ...], Length(2, 2)]
    longest_name: Count
    table_texts: dict[str, Said] | None = None
    lengths: tuple[GameLength, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    game_end: Said | None = None
    tour: tuple[TourStep, ...] = ()
