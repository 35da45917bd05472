"""Events as text: the lines of a round and of the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.counts import counted
from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Event,
    Folded,
    GameEnded,
    HandsShown,
    Held,
    MoneyReturned,
    PotWon,
    RoundStarted,
    SeatEjected,
    StockRenewed,
)
from engine.poker.game.money import format_cents
from engine.poker.hands.hand import Hand


def round_lines(events: Sequence[Event], names: Sequence[str], *, is_verbose: bool = False) -> list[str]:
    """The lines of one round: its number, then the result of every seat that played it, by seat.

    With `is_verbose`, a line for each action comes between the two, and a line for each ejected seat at the
    end.
    """
    lines = [f"Round {event.number} --" for event in events if isinstance(event, RoundStarted)]
    if is_verbose:
        lines += _lines_of((event for event in events if not isinstance(event, SeatEjected)), names)
    lines += result_lines(events, names)
    if is_verbose:
        lines += _lines_of((event for event in events if isinstance(event, SeatEjected)), names)
    return lines


def result_lines(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """The result of every seat that played the round; only hands that were shown are printed.

    >>> from engine.poker.game.events import BetPlaced, Folded, PotWon, RoundStarted
    >>> started = RoundStarted(7, order=(1, 0), ante=100, balances=(500, 500))
    >>> won = [started, BetPlaced(1, 200, 200), Folded(0, None), PotWon(1, 200, 0)]
    >>> print(*result_lines(won, ["North", "South"]), sep=chr(10))
    North : folded
    South : WINS $2
    """
    parts: dict[int, list[str]] = {}
    won: dict[int, int] = {}
    for event in events:
        match event:
            case RoundStarted():
                parts = {seat: [] for seat in sorted(event.order)}
            case Folded():
                parts[event.seat].append("folded")
            case HandsShown():
                for seat, hand in enumerate(event.hands):
                    if hand is not None:
                        parts[seat].append(str(Hand(hand)))
            case PotWon():
                won[event.seat] = won.get(event.seat, 0) + event.cents
            case _:
                pass
    for seat, cents in won.items():
        parts[seat].append(f"WINS {format_cents(cents)}")
    return [f"{names[seat]} : {' '.join(said)}" for seat, said in parts.items()]


def action_line(event: Event, names: Sequence[str]) -> str | None:
    """One line for an action or an event; None for events that the result lines cover.

    >>> action_line(BetPlaced(1, cents=500, left=0), ["North", "South"])
    'South bet $5, all-in'
    """
    match event:
        case AntePaid(left=0):
            return f"{names[event.seat]} is all-in with the ante"
        case Held():
            return f"{names[event.seat]} held"
        case Folded():
            return f"{names[event.seat]} folded"
        case BetPlaced():
            return f"{names[event.seat]} bet {format_cents(event.cents)}{_all_in(event)}"
        case BetMatched():
            return f"{names[event.seat]} matched {format_cents(event.cents)}{_all_in(event)}"
        case CardsDrawn():
            return f"{names[event.seat]} dropped {event.count}"
        case StockRenewed():
            return f"{event.count} cards were shuffled into a new stock"
        case MoneyReturned():
            return f"{names[event.seat]} got back {format_cents(event.cents)}"
        case PotWon() if event.pot:
            return f"{names[event.seat]} won {format_cents(event.cents)} of side pot {event.pot}"
        case SeatEjected():
            return f"{names[event.seat]} is out with {format_cents(event.cents)}"
        case _:
            return None


def end_lines(ended: GameEnded, names: Sequence[str]) -> list[str]:
    """The winners of the game, and whether it was stopped early.

    >>> ended = GameEnded(9, winners=(0, 2), balances=(100, 50, 100), is_stopped=True)
    >>> print(*end_lines(ended, ["North", "East", "South"]), sep=chr(10))
    Stopped after 9 rounds
    Winners are North and South ($1 each)
    """
    stopped = [f"Stopped after {counted(ended.rounds, 'round')}"] if ended.is_stopped else []
    winners = [names[seat] for seat in ended.winners]
    money = format_cents(ended.balances[ended.winners[0]])
    if len(winners) == 1:
        return [*stopped, f"Winner is {winners[0]} ({money})"]
    return [*stopped, f"Winners are {', '.join(winners[:-1])} and {winners[-1]} ({money} each)"]


def _lines_of(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    return [line for event in events if (line := action_line(event, names)) is not None]


def _all_in(event: BetPlaced | BetMatched) -> str:
    return "" if event.left else ", all-in"
