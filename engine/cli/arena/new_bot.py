"""`straights-arena new FILE`: creates a strategy file that can play at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cli.arena.options import PROGRAM
from engine.cli.parser import Parser
from engine.cli.streams import FAILED, OK, write_stderr

TEMPLATE = '''\
"""A strategy for Straights; docs/arena.md says what an observation tells.

Practice: straights-arena --seats {module}:Bot,blocker,locker,first-legal --rounds 400 --seed 1
"""

from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation


class Bot:
    """Plays the card farthest from the seven, and puts down the cheapest."""

    def choose(self, observation: Observation) -> Choice:
        """One of the cards that fit; where none does, a card of the hand to put face down."""
        seat = observation.seat
        if observation.legal_plays:
            return Play(seat, max(observation.legal_plays, key=lambda card: abs(card.rank.index - 6)))
        return Discard(seat, min(observation.hand, key=lambda card: card.rank.index))
'''
"""The content of the file; `{module}` is its name."""


def write_new(argv: Sequence[str]) -> int:
    """Create the file that the arguments after `new` name, which must not exist; returns the exit status."""
    parser = Parser(f"{PROGRAM} new", description="Write a strategy to begin with.", allow_abbrev=False)
    parser.add_argument("file", metavar="FILE", help="such as mybot.py; it must not exist yet")
    path: str = parser.parse_args(argv).file
    module = path.replace("\\", "/").rpartition("/")[2].removesuffix(".py")
    if not path.endswith(".py") or not module.isidentifier():
        parser.error(f"a file of Python such as mybot.py is wanted, unlike {path!r}")
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(TEMPLATE.replace("{module}", module))
    except FileExistsError:
        write_stderr(f"{PROGRAM}: {path} exists already and was left as it is\n")
        return FAILED
    except OSError as error:
        write_stderr(f"{PROGRAM}: cannot write {path}: {error.strerror}\n")
        return FAILED
    return OK
