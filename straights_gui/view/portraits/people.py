"""Everybody who can sit at the table, and who does where nobody has chosen."""

from __future__ import annotations

from zlib import crc32

from straights_gui.view.portraits.men import MEN
from straights_gui.view.portraits.portrait import Portrait
from straights_gui.view.portraits.women import WOMEN

PEOPLE: dict[str, Portrait] = {**WOMEN, **MEN}
"""Everybody, by the name that is kept."""

_KNOWN = {"Clara": "curls", "Diego": "quiff", "Hugo": "moustache"}
"""Who plays under the names of the usual computers."""


def portraits_for(names: tuple[str, ...], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The portrait of each player.

    `chosen` has a portrait's name for each player, or a text that is none: then the player's own name
    decides, always in the same way. Nobody gets in that way what somebody else at the table has.
    """
    wanted = [portrait if portrait in PEOPLE else "" for portrait in (*chosen, *("",) * len(names))]
    portraits = wanted[: len(names)]
    for seat, name in enumerate(names):
        if not portraits[seat]:
            portraits[seat] = _free_portrait(name, set(portraits))
    return tuple(portraits)


def _free_portrait(name: str, taken: set[str]) -> str:
    """A portrait that follows from the name and is not taken."""
    everybody = tuple(PEOPLE)
    known = _KNOWN.get(name, everybody[crc32(name.encode()) % len(everybody)])
    first = everybody.index(known)
    return next(each for each in (*everybody[first:], *everybody[:first]) if each not in taken)
