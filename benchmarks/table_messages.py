"""The time of a table per message, early and late in a long game, and the ratio of the two.

python benchmarks/table_messages.py [SCORE_LIMIT]
"""

import json
import sys
from collections import deque
from random import Random
from statistics import fmean
from time import perf_counter

from engine.straights.hosting.local_table import LocalTable

MESSAGES = 104


def main(score_limit: int) -> None:
    """Let four first-legal computers play, each as soon as possible, and print the times of the messages."""
    sent: deque[str] = deque(maxlen=1)  # keeping all would measure memory allocation
    table = LocalTable(sent.append, Random(1).getrandbits)
    new = {"names": list("ABCD"), "strategies": ["first-legal"] * 4, "seed": 5, "score_limit": score_limit}
    table.receive(json.dumps({"type": "new", "n": 1, **new}))
    seconds: list[float] = []
    while (state := json.loads(sent[-1]))["observation"]["turn"] is not None:
        text = json.dumps({"type": "ready", "seq": state["seq"]})
        start = perf_counter()
        table.receive(text)
        seconds.append(perf_counter() - start)
    early, late = fmean(seconds[:MESSAGES]), fmean(seconds[-MESSAGES:])
    size = len(sent[-1])
    print(f"{len(seconds)} moves in {sum(seconds):.3f} s; the last message has {size} characters")
    print(f"a message of the first {MESSAGES}: {early * 1e3:.3f} ms, of the last: {late * 1e3:.3f} ms")
    print(f"late to early: {late / early:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 80)
