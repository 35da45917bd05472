"""`straights-arena`: plays a match between strategies and prints its report."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing

from engine.cli import streams
from engine.cli.arena.ladder_program import play_ladder
from engine.cli.arena.options import PROGRAM, Options, read_options
from engine.cli.arena.progress import Interrupts, Progress, interrupts_handled
from engine.cli.arena.report import fault_lines, json_report, separation_text, text_report
from engine.cli.arena.worker_pools import process_pool
from engine.cli.parser import Parser
from engine.counts import counted
from engine.errors import UnknownStrategy
from engine.straights.arena import isolation
from engine.straights.arena.contestants import verify
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match
from engine.straights.arena.run import Run
from engine.straights.errors import MatchBroken
from engine.straights.setup import Variant
from engine.straights.strategies.registry import NAMES

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
        streams.write_stderr(f"{PROGRAM}: {path} exists already and was left as it is\n")
        return streams.FAILED
    except OSError as error:
        streams.write_stderr(f"{PROGRAM}: cannot write {path}: {error.strerror}\n")
        return streams.FAILED
    return streams.OK


def main(argv: Sequence[str] | None = None) -> int:
    """Play the match that the arguments after the program's name describe, and return the exit status."""
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["new"]:
        return write_new(argv[1:])
    if argv[:1] == ["ladder"]:
        return play_ladder(argv[1:])
    options = read_options(argv)
    match = _match(options)
    run = Run(match, options.rounds)
    with interrupts_handled() as interrupts:
        try:
            status = _play(run, options, interrupts)
        except KeyboardInterrupt:
            status = streams.OK  # the interrupt has its own
        if interrupts.status:
            rounds = run.stats.rounds
            _note(f"stopped after {counted(rounds, 'round')}" if rounds else "stopped; nothing is known yet")
        if run.stats.sets:
            for line in fault_lines(match, run.stats):
                streams.write_stderr(f"{line}\n")
            status = streams.status_of(PROGRAM, lambda: _report(run, as_json=options.json)) or status
        return interrupts.status or status


def _match(options: Options) -> Match:
    is_secret = options.seed is None and not options.key
    is_open = is_secret and not set(NAMES).issuperset(options.seats) and not isolation.is_complete()
    deals = Deals.secret(secrets.randbits) if is_secret else Deals(options.seed, options.key or "")
    games = options.seats, deals, options.games, options.limits, _strategy_folders()
    packages = options.packages if is_secret else None
    return Match(*games, Variant(options.score_limit), packages, options.fresh_deals or is_open)


def _play(run: Run, options: Options, interrupts: Interrupts) -> int:
    """Play as many rounds as possible; returns the exit status and reports errors."""
    match = run.match
    status = streams.WRONG_USAGE
    try:
        for name in dict.fromkeys(match.strategies):
            verify(name, match.limits, match.folders, match.packages)
        if match.deals.is_secret and not set(NAMES).issuperset(match.strategies):
            _note(separation_text())
        if match.deals.is_secret:
            _note(f"the deals follow from a key, told after the match, whose SHA-256 is {match.deals.seal}")
        with process_pool(options.processes) as executor:
            interrupts.on_interrupt(run.stop)
            status = streams.FAILED
            with closing(Progress(match, options.rounds)) as progress:
                run.play(executor, options.processes, progress.update)
    except UnknownStrategy as error:
        _note(str(error))
        return status
    except (MatchBroken, OSError) as error:
        _note(f"the match broke off: {error}")
        return streams.FAILED
    return streams.OK


def _report(run: Run, *, as_json: bool) -> int:
    streams.verify_output()
    streams.replace_unwritable()  # such as the plus-minus sign
    report = json_report if as_json else text_report
    sys.stdout.write(f"{report(run.match, run.stats)}\n")
    sys.stdout.flush()
    return streams.OK


def _strategy_folders() -> tuple[str, ...]:
    """Additional folders in which strategies are searched: the current folder, if it still exists."""
    try:
        return (os.getcwd(),)
    except OSError:
        return ()


def _note(text: str) -> None:
    streams.write_stderr(f"{PROGRAM}: {text}\n")
