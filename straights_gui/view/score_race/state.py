"""What the panel “Race” shows, as a value, and the same in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from engine.fast_dataclass import dataclass
from straights_gui.view.text.plurals import number_text, points_text


@dataclass(frozen=True, slots=True)
class ScoreRaceState:
    """The scores of a game so far, each tuple by seat.

    Attributes:
        scores: after each round that the table has shown.
        limit: at which the game ends.
        chances: to win, 0 to 1.
        viewer: whose hand is open, None where nobody's is.
    """

    names: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]
    limit: int
    chances: tuple[float, ...]
    viewer: int | None = None

    @property
    def last_scores(self) -> tuple[int, ...]:
        """The scores now."""
        return self.scores[-1] if self.scores else (0,) * len(self.names)


def race_title(limit: int) -> str:
    """What the race is called: the race to 80."""
    return QCoreApplication.translate("race", "Race to {limit}").replace("{limit}", number_text(limit))


def percent_text(chance: float) -> str:
    """A chance in whole percents; a small one is not called none."""
    translate = QCoreApplication.translate
    if 0.0 < chance < 0.01:
        return translate("race", "below 1%")
    text = translate("race", "{number}%")
    return text.replace("{number}", QLocale().toString(min(round(chance * 100), 100)))


def race_text(shown: ScoreRaceState) -> str:
    """How the race stands: rounds, and for each seat points and chance."""
    translate = QCoreApplication.translate
    count = len(shown.scores)
    if count:
        first = translate("race", "After round {number}:").replace("{number}", number_text(count))
    else:
        first = translate("race", "No rounds finished yet.")
    text = translate("race", "{name}: {points}, chance of winning {chance}.")
    seats = (
        text.replace("{points}", points_text(score))
        .replace("{chance}", percent_text(chance))
        .replace("{name}", name)
        for name, score, chance in zip(shown.names, shown.last_scores, shown.chances, strict=True)
    )
    return " ".join((first, *seats))
