"""The sentences of a table that recur, without values: a client has them, and messages their numbers."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.straights.setup import Variant
from engine.straights.text import table
from engine.straights.text.results import STANDINGS
from engine.straights.text.variants import game_end, round_text, short_round_text
from engine.text.sentence import points, signed, signs

_EXAMPLES = (
    *table.TABLE_TEXTS.values(),
    signs("{points}"),
    signed(1),
    table.SCORE,
    table.DISCARDS,
    table.LAST_DISCARD,
    table.gained_so_far(1),
    round_text(Variant()),
    short_round_text(Variant()),
    game_end(Variant()),
    points(1),
    *STANDINGS,
)

PHRASES = tuple(replace(each, values={}, count=None) for each in _EXAMPLES)
