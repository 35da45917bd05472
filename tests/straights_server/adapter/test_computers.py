"""Computers at the tables of a server: they think on after a failure."""

import asyncio
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from random import Random

import pytest

from engine.straights.commands import Choice, Play
from engine.straights.observation import Observation
from straights_server.adapter import computers as module
from straights_server.adapter import process_pool
from straights_server.adapter.computers import Computers
from straights_server.requests import Fill, Numbered, SetReady
from straights_server.table import Table
from straights_server.terms import Terms


class Broken(Executor):
    """A pool whose process has died: whoever asks it anything is told so."""

    def submit(self, *_arguments: object, **_keywords: object) -> Future[object]:  # type: ignore[override]  # whatever is asked
        raise BrokenExecutor("a process has died")


def table_of_experts() -> Table:
    """A table of a person and three experts, one of whom is to move."""
    for seed in range(20):
        table = Table("k3f9", Terms(score_limit=80), Random(seed).getrandbits)
        table.join(None, "Anna", "hash", 0.0)
        table.attach(0, 0.0)
        for seat in range(1, 4):
            table.receive(0, Numbered(seat, Fill(seat, "expert")), 0.0)
        table.receive(0, Numbered(4, SetReady(is_ready=True)), 0.0)
        if table.thought() is not None:
            return table
    raise AssertionError


async def answers_of(table: Table) -> list[Choice | None]:
    """What the computer chooses when it is asked twice."""
    answered: asyncio.Queue[Choice | None] = asyncio.Queue()
    computers = Computers(0.0, 1, lambda _table, _revision, choice: answered.put_nowait(choice))
    answers = []
    for _ in range(2):
        computers.consider(table)
        answers.append(await asyncio.wait_for(answered.get(), 10.0))
    computers.close()
    return answers


def test_after_a_process_has_died_the_expert_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One move is the first legal card; from the next one on, another process thinks."""

    def last_card(_strategy: str, observation: Observation) -> Choice:
        assert observation.seat is not None
        return Play(observation.seat, observation.legal_plays[-1])

    pools: list[Executor] = [Broken(), ThreadPoolExecutor(1)]
    monkeypatch.setattr(process_pool, "process_pool", lambda _count: pools.pop(0))
    monkeypatch.setattr(module, "choose", last_card)
    table = table_of_experts()
    thought = table.thought()
    assert thought is not None

    assert [None, last_card("expert", thought.observation)] == asyncio.run(answers_of(table))
