"""Rules of one's own: what can be chosen, and what does not go together."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from engine.errors import SetupError
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.protocol.sheet import Option, SheetChoice
from engine.sevens import text
from engine.sevens.rules import (
    MAX_PASSES,
    PLAYERS,
    POSSIBLE,
    End,
    NothingFits,
    Points,
    Rules,
    Start,
    rules_of,
)
from engine.text.sentence import Sentence, plural, sentence, signs

if TYPE_CHECKING:
    from collections.abc import Mapping

_Value = TypeVar("_Value")
_PLAYERS = {count: signs("{count}", count=count) for count in PLAYERS}
_PARTS = ("players", "start", "nothing_fits", "passes", "end", "points", "length")
"""In the order of the text of rules."""

_STARTS = {
    Start.SPADES: sentence("Sevens", "Seven of spades"),
    Start.DIAMONDS: sentence("Sevens", "Seven of diamonds"),
    Start.ANY: sentence("Sevens", "Any seven"),
}
_NOTHING_FITS = {
    NothingFits.DISCARD: sentence("Sevens", "Discard a card"),
    NothingFits.PASS: sentence("Sevens", "Pass"),
    NothingFits.PAY: sentence("Sevens", "Pass, pay 1"),
}
_ENDS = {
    End.ALL_OUT: sentence("Sevens", "All cards are gone"),
    End.FIRST_OUT: sentence("Sevens", "A player is out of cards"),
}
_POINTS = {
    Points.DISCARDS: sentence("Sevens", "Rank of each discard"),
    Points.RANKS: sentence("Sevens", "Rank of each card left"),
    Points.CARDS: sentence("Sevens", "1 for each card left"),
    Points.CHIPS: sentence("Sevens", "Chips"),
}
_PASSES = {
    0: sentence("Sevens", "Never"),
    **{count: signs("{count}", count=count) for count in range(1, MAX_PASSES + 1)},
}
_LENGTHS, _LIMITS, _NO_LIMIT = ("1r", "5r", "10r"), ("30p", "80p"), "0p"
_WHY_NOT = {
    (NothingFits.DISCARD, "passes"): sentence("Sevens", "Whoever discards never passes."),
    (NothingFits.DISCARD, "end"): sentence("Sevens", "With discards, all cards are played or discarded."),
    (NothingFits.DISCARD, "points"): sentence("Sevens", "With discards, these count."),
    (NothingFits.PASS, "end"): sentence("Sevens", "The others play on only if passing costs a chip."),
    (NothingFits.PASS, "points"): sentence("Sevens", "Nobody discards in this game."),
    (NothingFits.PAY, "points"): sentence("Sevens", "If passing costs a chip, chips count."),
}
"""Why a part cannot be chosen with what a seat does if nothing fits."""


def choices(rules: Rules) -> tuple[SheetChoice, ...]:
    """Each part of the rules, with what it can be; the keys of options are the rules that they lead to."""
    ends = _LENGTHS + ((_NO_LIMIT,) if rules.points is Points.CHIPS else _LIMITS)
    *others, current = _fields(rules)
    found = (*ends, *[current] * (current not in ends))
    lengths = {each: text.length(rules_of("-".join((*others, each)))) for each in found}
    return (
        _choice(rules, "players", sentence("PresetSheet", "Players"), _PLAYERS),
        _choice(rules, "start", sentence("Sevens", "First card"), _STARTS),
        _choice(rules, "nothing_fits", sentence("Sevens", "Nothing fits"), _NOTHING_FITS),
        _choice(rules, "passes", sentence("Sevens", "Passes although a card fits"), _PASSES),
        _choice(rules, "end", sentence("Sevens", "A round ends"), _ENDS),
        _choice(rules, "points", sentence("StatisticsDialog", "Points"), _POINTS),
        replace(_choice(rules, "length", sentence("NewGameDialog", "Length"), lengths), kind="list"),
    )


def title(rules: Rules) -> Sentence:
    """What such rules are called where they are kept."""
    return sentence("Sevens", "{game}, own rules", game=text.name(rules))


def line(rules: Rules) -> Sentence:
    """What tells them from others, in a line."""
    parts = (
        ("players", plural("Plurals", "%n player", "%n players", rules.players)),
        ("start", _STARTS[rules.start]),
        ("fits", _NOTHING_FITS[rules.nothing_fits]),
        ("points", _POINTS[rules.points]),
        ("length", text.length(rules)),
    )
    return signs(" · ".join(f"{{{name}}}" for name, _ in parts), **dict(parts))


def _choice(rules: Rules, part: str, name: Sentence, texts: Mapping[_Value, Sentence]) -> SheetChoice:
    options = tuple(_option(rules, part, _text(value), said) for value, said in texts.items())
    return SheetChoice(name, options, str(rules), "segments")


def _option(rules: Rules, part: str, value: str, said: Sentence) -> Option:
    """The rules with another part, or why there are none."""
    key = _changed(rules, part, value)
    try:
        rules_of(key)
    except SetupError:
        return Option(key, said, why_not=_WHY_NOT[rules.nothing_fits, part])
    return Option(key, said)


def _changed(rules: Rules, part: str, value: str) -> str:
    """The text of rules with another part; what goes with that no longer is as usual."""
    parts = dict(zip(_PARTS, _fields(rules), strict=True)) | {part: value}
    for name, possible in POSSIBLE[NothingFits(parts["nothing_fits"])].items():
        if name != part and parts[name] not in map(_text, possible):
            parts[name] = _text(possible[0])
    if parts["length"].endswith("p") and part != "length":
        has_chips = parts["points"] == Points.CHIPS.value
        parts["length"] = (
            _NO_LIMIT if has_chips else _LIMITS[0] if parts["length"] == _NO_LIMIT else parts["length"]
        )
    return "-".join(parts.values())


def _fields(rules: Rules) -> list[str]:
    return str(rules).split("-")


def _text(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)
