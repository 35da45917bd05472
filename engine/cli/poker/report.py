"""Output besides the rounds: the result as JSON, the standing, and the players' violations."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.cli.poker.arguments import Options
from engine.counts import counted
from engine.foreign_code import printable
from engine.poker.game.money import format_cents
from engine.poker.play.safe_calls import Violations
from engine.poker.play.table import Table


def balances_of(table: Table) -> list[int]:
    """The cents of each seat; the stakes of an unfinished round are returned."""
    return [seat.balance + seat.staked for seat in table.state.seats]


def rounds_of(table: Table) -> int:
    """The number of finished rounds."""
    return table.state.number - (table.state.turn is not None)


def as_json(table: Table, options: Options, wins: Counter[int]) -> str:
    """The result as JSON, with the rounds that each seat has won; a game that was left has no winners."""
    names, ended = options.setup.names, table.ended
    players = [
        {
            "name": name,
            "kind": options.kinds[seat],
            "balance": f"{balance // 100}.{balance % 100:02}",
            "rounds_won": wins[seat],
            "faults": table.violations.count(seat),
        }
        for seat, (name, balance) in enumerate(zip(names, balances_of(table), strict=True))
    ]
    result = {
        "seed": options.setup.seed,
        "rounds": rounds_of(table),
        "stopped_at_limit": ended is not None and ended.is_stopped,
        "left": ended is None,
        "players": players,
        "winners": [names[seat] for seat in ended.winners] if ended else [],
    }
    return json.dumps(result, indent=2)


def standing(table: Table, names: Sequence[str]) -> str:
    """The balances in a game that was left."""
    rounds = rounds_of(table)
    played = f"after {counted(rounds, 'round')}" if rounds else "before the end of a round"
    money = [f"{name} {format_cents(cents)}" for name, cents in zip(names, balances_of(table), strict=True)]
    return f"stopped {played}: {', '.join(money)}"


def violation_lines(violations: Violations, names: Sequence[str], kinds: Sequence[str]) -> Iterator[str]:
    """A line for each player and kind of violation, with the first one in detail."""
    for seat, name in enumerate(names):
        for first in violations.of(seat):
            times = violations.count(seat, first.kind)
            often = "once" if times == 1 else f"{times} times"
            line = f"{name} ({kinds[seat]}) {often}: {first.kind.value}"
            detail = f"; first {first.method} in round {first.round}: {first.detail}"
            yield printable(line + detail)
