"""The state of the side panel “Score race”, as a value, and as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from engine.fast_dataclass import dataclass
from engine.straights.setup import Variant
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import points_text


@dataclass(frozen=True, slots=True)
class ScoreRaceState:
    """The scores of a game so far; each tuple is by the marks of the seats.

    Attributes:
        scores: the scores after each round that the table has shown.
        chances: the chances to win, 0 to 1.
        viewer: the mark of the seat whose hand is visible, or None.
    """

    names: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]
    variant: Variant
    chances: tuple[float, ...]
    viewer: int | None = None

    @property
    def limit(self) -> int:
        """The score at which the game ends; ONE_ROUND for a single round."""
        return self.variant.score_limit

    @property
    def last_scores(self) -> tuple[int, ...]:
        """The current scores."""
        return self.scores[-1] if self.scores else (0,) * len(self.names)


def percent_text(chance: float) -> str:
    """A chance in whole percent; a small one is not rounded to 0%."""
    translate = QCoreApplication.translate
    if 0.0 < chance < 0.01:
        return translate("ScoreRace", "below 1%")
    text = translate("ScoreRace", "{number}%")
    return fill(text, number=QLocale().toString(min(round(chance * 100), 100)))


def race_text(state: ScoreRaceState) -> str:
    """Describe the scores in sentences: the round, and the points and chance of each seat."""
    translate = QCoreApplication.translate
    count = len(state.scores)
    if count:
        first = fill(translate("ScoreRace", "After round {number}:"), number=count)
    else:
        first = translate("ScoreRace", "No rounds finished yet.")
    text = translate("ScoreRace", "{name}: {points}, chance of winning {chance}.")
    seats = (
        fill(text, points=points_text(score), chance=percent_text(chance), name=name)
        for name, score, chance in zip(state.names, state.last_scores, state.chances, strict=True)
    )
    return " ".join((first, *seats))
