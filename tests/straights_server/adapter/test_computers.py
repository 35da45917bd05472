"""Computers at the tables of a server and their processes: they think on after a failure, at an even pace."""

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from random import Random

import pytest

from engine.straights.commands import Choice, Play
from engine.straights.observation import Observation
from engine.straights.protocol.server_requests import Fill, NumberedRequest, SetReady
from engine.straights.setup import Variant
from straights_server.adapter import computers as module
from straights_server.adapter import process_pool
from straights_server.adapter.computers import Computers
from straights_server.adapter.thinking import ThinkingTurns
from straights_server.monitoring.counts import Counts
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from tests.support.processes import start_python
from tests.support.waiting import LONGEST_WAIT


class Broken(Executor):
    """A pool whose process has died: whoever asks it anything is told so."""

    def submit(self, *_arguments: object, **_keywords: object) -> Future[object]:  # type: ignore[override]  # whatever is asked
        raise BrokenExecutor("a process has died")


def table_of_experts() -> Table:
    """A table of a person and three experts, one of whom is to move."""
    for seed in range(20):
        table = Table("k3f9", TableSettings(Variant(80)), Random(seed).getrandbits)
        table.join(None, "Anna", "hash", 0.0)
        table.attach(0, 0.0)
        for seat in range(1, 4):
            table.receive(0, NumberedRequest(seat, Fill(seat, "expert")), 0.0)
        table.receive(0, NumberedRequest(4, SetReady(is_ready=True)), 0.0)
        if table.computer_turn() is not None:
            return table
    raise AssertionError


async def answers_of(table: Table, processes: int = 1, pause: float = 0.0) -> list[object]:
    """What the computer chooses when it is asked twice."""
    answered: asyncio.Queue[object] = asyncio.Queue()
    computers = Computers(pause, processes, lambda _table, _revision, choice: answered.put_nowait(choice))
    answers = []
    for _ in range(2):
        computers.consider(table)
        answers.append(await asyncio.wait_for(answered.get(), 10.0))
    computers.close()
    return answers


async def test_after_a_process_has_died_the_expert_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One move is the first legal card; from the next one on, another process thinks."""

    def last_card(_game: str, _strategy: str, observation: object) -> Choice:
        assert isinstance(observation, Observation)
        assert observation.seat is not None
        return Play(observation.seat, observation.legal_plays[-1])

    pools: list[Executor] = [Broken(), ThreadPoolExecutor(1)]
    monkeypatch.setattr(process_pool, "process_pool", lambda _count: pools.pop(0))
    monkeypatch.setattr(module, "choose", last_card)
    table = table_of_experts()
    computer_turn = table.computer_turn()
    assert computer_turn is not None

    assert [None, last_card("straights", "expert", computer_turn.observation)] == await answers_of(table)


async def test_a_computer_thinks_during_its_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause that ends once it thinks ends: after it, a move with a choice would come later than another."""
    thinks, found = threading.Event(), []

    async def pause(_seconds: float) -> None:
        found.append(await asyncio.to_thread(thinks.wait, 5.0))

    monkeypatch.setattr(process_pool, "process_pool", lambda _count: ThreadPoolExecutor(1))
    monkeypatch.setattr(module, "choose", lambda *_deciding: thinks.set())
    monkeypatch.setattr(asyncio, "sleep", pause)
    await answers_of(table_of_experts(), pause=0.2)

    assert [True] * 2 == found


async def test_a_computer_that_was_stopped_does_not_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a server ends, its clients leave the tables one by one; each time a table has changed."""
    asked = threading.Event()
    monkeypatch.setattr(module, "choose", lambda *_deciding: asked.set())
    table, me = table_of_experts(), asyncio.current_task()
    thinking = Computers(60.0, 0, lambda _table, _revision, _choice: None)
    thinking.consider(table)
    await asyncio.to_thread(asked.wait, 10.0)
    thinking.close()
    await asyncio.gather(*asyncio.all_tasks() - {me}, return_exceptions=True)
    thinking.consider(table)
    await asyncio.sleep(0)

    assert {me} == asyncio.all_tasks()


KILLED = """
import os, sys, time
from straights_server.adapter.process_pool import process_pool
pool = process_pool(1)
process = pool.submit(os.getpid).result()
pool.submit(time.sleep, 10_000)
print(process, flush=True)
sys.stdin.read()
"""

ENDED = """
import os, time
from straights_server.adapter.process_pool import end_processes, process_pool
pool = process_pool(1)
pool.submit(os.getpid).result()
thinks = pool.submit(time.sleep, 10_000)
end_processes()
print(type(thinks.exception()).__name__)
"""


def test_a_process_ends_when_its_server_was_killed() -> None:
    """Whatever it thinks about. It has the server's standard output, too, which is at its end only then."""
    server = start_python("-c", KILLED)
    assert server.stdout is not None
    process = int(server.stdout.readline())
    server.kill()
    try:
        assert "" == server.communicate(timeout=LONGEST_WAIT)[0]
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)


def test_a_server_that_ends_waits_for_no_thought() -> None:
    """Whoever asked is told that the process has ended."""
    server = start_python("-c", ENDED)
    try:
        assert "BrokenProcessPool\n" == server.communicate(timeout=LONGEST_WAIT)[0]
    finally:
        server.kill()


async def order_of(openers: str, workers: int) -> tuple[str, int]:
    """Whose work was done in which order, where each asks once for each letter, and how much at once."""
    counts, done, running, most = Counts(), list[str](), list[str](), 0
    turns = ThinkingTurns(workers, counts)
    with ThreadPoolExecutor(workers) as pool:

        def work(opener: str) -> None:
            nonlocal most
            running.append(opener)
            most = max(most, running.count("a"))
            is_slow.wait(0.02)
            running.remove(opener)
            done.append(opener)

        is_slow = threading.Event()
        asked = [asyncio.ensure_future(turns.run(each, lambda: pool, work, each)) for each in openers]
        asked[1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
    assert [len(done)] * 2 == [sum(counts.thinking_waits.counts), sum(counts.thinking.counts)]
    return "".join(done), most


async def test_the_openers_of_tables_take_turns_at_thinking() -> None:
    """Nobody waits for all of another's, and what nobody waits for any more takes no turn."""
    assert ("aabcaa", 1) == await order_of("aaaaabc", workers=1)
    done, most = await order_of("aaaaaaab", workers=4)

    assert ("aaaaaab", 2) == ("".join(sorted(done)), most)
    assert done.index("b") < 3
