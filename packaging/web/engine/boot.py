"""Runs while the engine of the page is built: imports everything, plays a little, and forgets it.

The page begins with the memory that this leaves, and calls `receive`. All visitors have the same memory, so
it may keep nothing random, and no time.
"""

import gc
import itertools
import json
import random
import sys
import time
from importlib import import_module
from importlib.machinery import BuiltinImporter
from os import urandom

import _page  # type: ignore[import-not-found]  # a part of the program, which sends texts to the page

IMPORTED = "/image/imported.txt"
"""The names of all modules that the page may import."""
COMPUTERS = ("first-legal", "random")
MOVES = 24


# Before Python 3.12 the finder of linked modules ignores those of packages, as the compiled playouts are.
find = BuiltinImporter.find_spec
BuiltinImporter.find_spec = lambda name, *_: find(name)  # type: ignore[method-assign]

from engine.straights.advice import opponent_models  # after the finder of its playouts
from engine.straights.local_table.computers import Pace
from engine.straights.local_table.local_table import LocalTable
from engine.straights.playouts.compiled import COMPILED


def receive(text: str) -> None:
    """Answer a message of the page; the first is empty, and lets the table say hello."""
    if text:
        table.receive(text)
    else:
        random.seed()
        table.start()


def random_bits(count: int) -> int:
    """A number of this many random bits that nobody can foresee."""
    return int.from_bytes(urandom((count + 7) // 8)) >> (-count % 8)


def now() -> str:
    """The time, ISO 8601 in UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def warm_up() -> None:
    """Fill caches and let Python specialise its code, as the first seconds of each visit would otherwise."""
    told: list[dict[str, object]] = []
    table = LocalTable(lambda text: told.append(json.loads(text)), random_bits, now)
    table.start()
    numbers = itertools.count(1)

    def ask(request: dict[str, object]) -> None:
        table.receive(json.dumps({**request, "n": next(numbers)}))

    names = ("Player", "Clara", "Diego", "Hugo")
    for computer in COMPUTERS:
        ask({"type": "new", "names": names, "strategies": (None, *[computer] * 3), "seed": 1})
        for _ in range(MOVES):
            match told[-1].get("table", told[-1]):
                case {"turn": 0, "offers": [{"cards": str(cards)}, *_]}:
                    ask({"type": "answer", "cards": cards.split()[0]})
                case _:
                    table.receive(json.dumps({"type": "ready", "seq": told[-1]["seq"]}))
        ask({"type": "describe", "table": next(each["table"] for each in told if "table" in each)})
    saved = next(message["text"] for message in reversed(told) if message["type"] == "saved")
    for _ in range(3):
        ask({"type": "open", "text": saved, "record": None})
    assert told[-1]["type"] == "table"


def prepare_experts() -> None:
    """Make the tables for the first hint, strong move and par: a fifth of a second."""
    opponent_models.models()


def forget() -> None:
    """Leave no trace of where and when this ran; what is left is never freed, so it need not be searched."""
    sys.path_importer_cache.clear()
    sys.path.clear()
    random.seed(0)
    gc.collect()
    gc.freeze()


table = LocalTable(_page.send, random_bits, now, Pace(time.perf_counter, time.sleep))
assert COMPILED, "the playouts are not compiled"
with open(IMPORTED, encoding="utf-8") as modules:  # noqa: PTH123  # the page does without pathlib
    for module in modules.read().split():
        import_module(module)
warm_up()
prepare_experts()
forget()
