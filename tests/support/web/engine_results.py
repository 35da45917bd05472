"""What the engine answers in CPython and in the page has to be the same: functions that are called in both.

The standard library of the page is a part of Python's, so this imports nothing that the engine does not.
"""

import importlib
import io
import json
from pathlib import Path
from time import perf_counter

from engine.straights.advice.two_step import TwoStepAnalysis
from engine.straights.console_text.command_line import read_arguments
from engine.straights.console_text.console import Console
from engine.straights.local_table.local_table import LocalTable
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.playouts.compiled import COMPILED
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.storage.savegame import MAX_BYTES
from engine.straights.strategies.registry import strategy_named

FIRST_ROUNDS = 2  # of each game, from which positions are taken


def is_compiled() -> str:
    return json.dumps(COMPILED)


def load_time() -> str:
    """In the page alone: the time from the start of Node to this call, in ms."""
    return str(importlib.import_module("js").performance.now())


def import_all(names: list[str]) -> str:
    """Import modules; the errors of those that cannot be, as JSON."""
    failed = {}
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            failed[name] = str(error)
    return json.dumps(failed)


def golden_transcripts(folder: str) -> str:
    """What the console prints for each recorded input, by the name of the file, as JSON."""
    return json.dumps({path.name: _transcript(path) for path in sorted(Path(folder).glob("*.in"))})


def _transcript(path: Path) -> str:
    _, seed, *options = path.name.removesuffix(".in").split(".")
    arguments = read_arguments([seed.removeprefix("seed"), *(f"--{option}" for option in options)])
    printed = io.StringIO()
    boards = "--boards-for-computers" in arguments.flags
    with path.open("rb") as source:
        console = Console(source, printed, boards_for_computers=boards, computers=arguments.computers)
        assert arguments.seed is not None
        console.run(arguments.seed, arguments.variant)
    return printed.getvalue()


def answers_to_files(starts: list[str]) -> str:
    """The types of the answers to messages and files of the greatest size that repeat a text, as JSON."""
    told: list[str] = []
    table = LocalTable(told.append, lambda _bits: 1, str)
    for number, start in enumerate(starts):
        file = start * (MAX_BYTES // len(start))
        table.receive(file)
        table.receive(json.dumps({"type": "open", "n": number, "text": file, "record": None}))
    return json.dumps([json.loads(text)["type"] for text in told])


def answers_to_texts(texts: list[str]) -> str:
    """The type of the answer of a new table to each text that it opens, as JSON."""
    answers = []
    for text in texts:
        told: list[str] = []
        LocalTable(told.append, lambda _bits: 1, str).receive(
            json.dumps({"type": "open", "n": 1, "text": text, "record": None})
        )
        answers.append(json.loads(told[-1])["type"])
    return json.dumps(answers)


def expert_verdicts(count: int) -> str:
    """The expert's choices and all its evaluations in so many positions, and its times in ms, as JSON."""
    verdicts, times = [], []
    for observation in positions(count):
        begun = perf_counter()
        analysis = TwoStepAnalysis(observation)
        analysis.run()
        best = analysis.best()
        times.append((perf_counter() - begun) * 1000)
        values = [
            [repr(each.choice), each.chance, each.cost, each.others, each.deals]
            for each in analysis.evaluations()
        ]
        verdicts.append([repr(best), values])
    return json.dumps({"verdicts": verdicts, "times": times})


def positions(count: int) -> list[Observation]:
    """So many turns with a choice, of one seat in games of blockers."""
    found: list[Observation] = []
    seed = 0
    while len(found) < count:
        seed += 1
        session = Session(Setup.of(seed * 7919, (Computer("blocker"),) * 4))
        blocker = strategy_named("blocker")
        while session.turn is not None and session.state.number <= FIRST_ROUNDS:
            observation = session.observe(session.turn)
            if session.turn == 1 and observation.forced is None:
                found.append(observation)
            session.submit(blocker.choose(observation))
    return found[:count]
