"""The letters and digits of the card indices: a typeface drawn as centre lines and stroked here."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from engine.cards.card import Rank
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.outlines import outline, stroked, trimmed

_CAP = 100.0


@dataclass(frozen=True, slots=True)
class Lettering:
    """The stroke of the letters, in units of which a letter is 100 high.

    Attributes:
        hairline: the width of bars.
        stress: the ratio of stems to bars, as in a typeface cut with a broad pen.
    """

    hairline: float = 13.5
    stress: float = 1.28


REGULAR = Lettering()

# Skeletons for the regular lettering on a grid 100 high: (advance width, centre lines).
# The box clips what extends beyond it.
_SKELETONS: dict[Rank, tuple[float, str]] = {
    Rank.ACE: (72.0, "M 6 108 L 36 3 L 66 108 M 16 70 L 56 70"),
    Rank.TWO: (
        61.0,
        "M 9 31 C 9 15 17.5 6.7 31 6.7 C 44 6.7 52 15 52 27.5 C 52 39 46 47 36 58.5 L 7 93.2 L 61 93.2",
    ),
    Rank.THREE: (
        61.0,
        "M 9.5 26 C 10 14 18 6.7 30 6.7 C 42.5 6.7 50.5 14.5 50.5 26 C 50.5 38 42 45.5 29 45.5 L 23 45.5"
        " M 23 45.5 L 30 45.5 C 44 45.5 52.3 55 52.3 68.5 C 52.3 83.5 43.5 93.3 29.5 93.3"
        " C 17 93.3 8.8 85.5 8 72.5",
    ),
    Rank.FOUR: (66.0, "M 45.5 108 L 45.5 5 L 7 72 L 66 72"),
    Rank.FIVE: (
        61.0,
        "M 53.5 6.7 L 15.5 6.7 L 12 49.5 C 16.5 42.5 22.5 39 30 39 C 44 39 52.3 49.5 52.3 65.5"
        " C 52.3 83 43.5 93.3 29.5 93.3 C 17.5 93.3 9.5 86 8 74",
    ),
    Rank.SIX: (
        61.0,
        "M 51.5 25 C 49.5 13 42.5 6.7 32 6.7 C 16.5 6.7 8.6 24 8.6 54 C 8.6 81 16 93.3 31 93.3"
        " C 44.5 93.3 52.4 83 52.4 67.5 C 52.4 52 44.5 42 31.5 42 C 19.5 42 10.5 50 8.6 62",
    ),
    Rank.SEVEN: (60.0, "M 5 6.7 L 53.5 6.7 C 38 33 27.5 66 25 108"),
    Rank.EIGHT: (62.0, "O 31 26.7 19 20 O 31 69.9 22.4 23.4"),
    Rank.NINE: (
        61.0,
        "M 9.5 75 C 11.5 87 18.5 93.3 29 93.3 C 44.5 93.3 52.4 76 52.4 46 C 52.4 19 45 6.7 30 6.7"
        " C 16.5 6.7 8.6 17 8.6 32.5 C 8.6 48 16.5 58 29.5 58 C 41.5 58 50.5 50 52.4 38",
    ),
    Rank.TEN: (
        81.0,
        "M 0 23.5 C 8 21 13.5 15 16 6.5 M 16.5 0 L 16.5 108"
        " M 56 6.7 C 68 6.7 72.4 22 72.4 50 C 72.4 78 68 93.3 56 93.3 C 44 93.3 39.6 78 39.6 50"
        " C 39.6 22 44 6.7 56 6.7 Z",
    ),
    Rank.JACK: (54.0, "M 22 6.7 L 54 6.7 M 42 0 L 42 66 C 42 84 35.5 93.3 24 93.3 C 13 93.3 7 85.5 7 71"),
    Rank.QUEEN: (
        72.0,
        "M 35 6.7 C 53 6.7 61.4 23 61.4 50 C 61.4 77 53 93.3 35 93.3 C 17 93.3 8.6 77 8.6 50"
        " C 8.6 23 17 6.7 35 6.7 Z M 36 62 L 69 104",
    ),
    Rank.KING: (70.0, "M 8.6 0 L 8.6 100 M 62 -8 L 8.6 62 M 26 38 L 65 108"),
}


@cache
def glyph(rank: Rank, lettering: Lettering = REGULAR) -> QPainterPath:
    """Return the index of a rank, one unit high and centred on the origin."""
    width, skeleton = _SKELETONS[rank]
    # Lines are stroked in a narrowed space and widened again, which gives the stress.
    narrowed = QTransform.fromScale(1.0 / lettering.stress, 1.0).map(_fitted(skeleton, width, lettering))
    thick = QTransform.fromScale(lettering.stress, 1.0).map(stroked(narrowed, lettering.hairline))
    letter = trimmed(thick, QRectF(0.0, 0.0, width, _CAP))
    middle = letter.boundingRect().center().x()
    return QTransform(1.0 / _CAP, 0.0, 0.0, 1.0 / _CAP, -middle / _CAP, -0.5).map(letter)


def _fitted(skeleton: str, width: float, lettering: Lettering) -> QPainterPath:
    """Scale the centre lines so that strokes of this lettering reach the edges of the letter."""
    lines = outline(skeleton)
    if lettering == REGULAR:
        return lines
    stem, regular = lettering.hairline * lettering.stress, REGULAR.hairline * REGULAR.stress
    across = (width - stem) / (width - regular)
    down = (_CAP - lettering.hairline) / (_CAP - REGULAR.hairline)
    return QTransform(across, 0.0, 0.0, down, width / 2 * (1 - across), _CAP / 2 * (1 - down)).map(lines)
