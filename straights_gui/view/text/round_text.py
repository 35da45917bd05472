"""The sentence about a result: the main fact of the round, or the winners of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.straights.round_summary import Fact, FactKind
from straights_gui.view.text.fill import fill, list_text
from straights_gui.view.text.plurals import number_text, points_text

if TYPE_CHECKING:
    from engine.straights.record import RoundResult

_MAX_NAME_LENGTH = 18


def short_name(name: str) -> str:
    """Shorten a long name for a heading."""
    if len(name) <= _MAX_NAME_LENGTH:
        return name
    return name[: _MAX_NAME_LENGTH - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"


def names_text(names: Sequence[str], seats: Sequence[int]) -> str:
    """The names of some seats as a list in the player's language, such as "Anna and Hugo"."""
    return list_text(short_name(names[seat]) for seat in seats)


def fact_text(fact: Fact, names: Sequence[str]) -> str:
    """A fact as a sentence of at most twelve words."""
    translate = QCoreApplication.translate
    is_one = len(fact.seats) == 1
    text = {
        FactKind.CLEAN_ROUND: translate("RoundText", "A clean round for {name}!"),
        FactKind.NEW_LEADER: translate("RoundText", "{name} takes the lead."),
        FactKind.BIG_JUMP: translate("RoundText", "{name} jumps from {before} to {after}."),
        FactKind.WORST_ROUND: translate("RoundText", "The worst round so far: {points} for {name}."),
        FactKind.NEAR_LIMIT: translate("RoundText", "{name} is {points} from the limit."),
        FactKind.LEADER: translate("RoundText", "{name} leads with {points}.")
        if is_one
        else translate("RoundText", "{name} share the lead."),
        FactKind.PERFECT_GAME: translate("RoundText", "A perfect game!"),
        FactKind.TURNED_GAME: translate("RoundText", "Decided in the last round."),
        FactKind.CLOSE_GAME: translate("RoundText", "A close game: {points} ahead."),
        FactKind.CLEAR_GAME: translate("RoundText", "A clear win: {points} ahead."),
    }[fact.kind]
    return fill(
        text,
        before=fact.before,
        after=fact.after,
        points=points_text(fact.points),
        name=names_text(names, fact.seats),
    )


def winners_text(names: Sequence[str], last: RoundResult, winners: Sequence[int]) -> str:
    """The winners of the game, with their points."""
    translate = QCoreApplication.translate
    score = number_text(last.scores[winners[0]])
    if len(winners) == 1:
        text = translate("ScoreSheet", "{name} wins with {score} points!")
        return fill(text, score=score, name=short_name(names[winners[0]]))
    text = translate("ScoreSheet", "Tie at {score} points: {names} win!")
    return fill(text, score=score, names=names_text(names, winners))
