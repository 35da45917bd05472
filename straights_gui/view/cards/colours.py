"""The colours of the cards as plain values, so that another theme is just another value."""

from functools import cache

from engine.cards.card import Suit
from engine.fast_dataclass import dataclass, replace

RED = "#b71f2e"
BLACK = "#1b2431"


@dataclass(frozen=True, slots=True)
class FaceColours:
    """The colours of the faces: one ink per suit, those of court figures, and the paper of dimmed cards."""

    paper: str = "#fdfbf5"
    border: str = "#8a8578"
    clubs: str = BLACK
    diamonds: str = RED
    hearts: str = RED
    spades: str = BLACK
    gold: str = "#dfb04e"
    bronze: str = "#b98431"
    skin: str = "#f4d3b3"
    blush: str = "#e2b58f"
    line: str = "#2a2b33"
    hair: str = "#8b5a34 #b8682c #d9a648 #3a3433"
    highlight: str = "#ffd257"
    dimmed_paper: str = "#c4c2bc"

    def ink(self, suit: Suit) -> str:
        """Return the ink of a suit."""
        inks = (self.clubs, self.diamonds, self.hearts, self.spades)
        return inks[tuple(Suit).index(suit)]

    def hair_of(self, suit: Suit) -> str:
        """Return the hair colour of the court figures of a suit."""
        return self.hair.split()[tuple(Suit).index(suit)]

    def dimmed(self) -> "FaceColours":
        """Return the colours of a card that cannot be played now: dark paper, full-strength indices."""
        grey = self.dimmed_paper
        return replace(
            self,
            paper=grey,
            border="#77746c",
            clubs=mix(self.clubs, "#000000", 0.1),
            diamonds=mix(self.diamonds, "#000000", 0.3),
            hearts=mix(self.hearts, "#000000", 0.3),
            spades=mix(self.spades, "#000000", 0.1),
            gold=mix(self.gold, "#a5a299", 0.6),
            bronze=mix(self.bronze, "#85827a", 0.6),
            skin=mix(self.skin, grey, 0.6),
            blush=mix(self.blush, "#aeaba3", 0.6),
            hair=" ".join(mix(colour, "#8f8c85", 0.55) for colour in self.hair.split()),
        )

    def in_four_colours(self) -> "FaceColours":
        """Return the same colours with an ink for each suit: green clubs and blue diamonds."""
        return replace(self, clubs="#13663a", diamonds="#1a55a8")


@cache
def drawn_colours(colours: FaceColours, suit: Suit) -> dict[str, str]:
    """Return the colours of the drawings of a suit by name, those that are mixed of others included."""
    ink, paper, hair = colours.ink(suit), colours.paper, colours.hair_of(suit)
    return {
        "ink": ink,
        "hair": hair,
        "paper": paper,
        "border": colours.border,
        "gold": colours.gold,
        "bronze": colours.bronze,
        "skin": colours.skin,
        "line": colours.line,
        "pale": mix(ink, paper, 0.78),
        "frame": mix(ink, paper, 0.35),
        "edge": mix(ink, paper, 0.2),
        "ground": mix(paper, colours.gold, 0.13),
        "blush": mix(colours.blush, "#a04030", 0.4),
        "tint": mix(paper, ink, 0.065),
        "hair-wash": mix(paper, hair, 0.4),
        "gold-wash": mix(paper, colours.gold, 0.7),
        "bronze-wash": mix(paper, colours.bronze, 0.6),
        "blush-wash": mix(paper, colours.blush, 0.6),
    }


def mix(colour: str, other: str, share: float) -> str:
    """Mix a colour with a share of another one.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    channels = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in channels)


def contrast(colour: str, other: str) -> float:
    """Return the contrast ratio of two colours by WCAG 2, from 1 to 21.

    >>> [round(contrast(each, "#ffffff"), 2) for each in ("#000000", "#767676", "#0000ff", "#ff0000")]
    [21.0, 4.54, 8.59, 4.0]
    """
    light, dark = sorted((_luminance(colour), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
