"""Which texts can be shown on one line, and which of them are names of players."""

from itertools import pairwise

COMPUTER_NAMES = ("Anna", "Clara", "Diego", "Hugo", "Mia", "Omar", "Lena", "Nils", "Eva")
"""The usual names of computers, at a server by their seats; those after the first also at a screen."""

JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""What many scripts and emoji need between visible characters, although it is not seen itself."""

_AS_ONE_JOINER = str.maketrans(dict.fromkeys(JOINERS, JOINERS[0]))

BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that leave a space, or nothing: fillers, and the empty pattern of Braille."""

SELECTORS = "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""What chooses the form of the letter or sign before it, and is not seen itself: variation selectors."""

MAX_NAME_LENGTH = 40
_UNSEEN = f" {JOINERS}{SELECTORS}"
"""What a name may contain beside characters that are seen."""


def is_name(text: str) -> bool:
    """Whether a player may have this name."""
    return bool(text.strip(_UNSEEN)) and len(text) <= MAX_NAME_LENGTH and is_printable(text)


def is_printable(text: str) -> bool:
    """Whether a text can be shown on one line, hiding nothing but SELECTORS, and JOINERS between others."""
    parts = text.translate(_AS_ONE_JOINER).split(JOINERS[0])
    are_between = all(
        left and right and not left.endswith(" ") and not right.startswith(" ")
        for left, right in pairwise(parts)
    )
    return are_between and all(part.isprintable() for part in parts) and not set(BLANKS).intersection(text)
