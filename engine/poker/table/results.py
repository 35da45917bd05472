"""The result of a hand: what each seat has gained, and for each pot who has won it, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.cards.card import Card
from engine.games.table import Award, Fact, Result, ResultRow
from engine.poker.game import events
from engine.poker.game.pots import Pot
from engine.poker.hands.ranking import strength_of
from engine.poker.table import text
from engine.poker.table.values import BetsCollected, Observation
from engine.text.sentence import Names, Sentence, sentence, signed, signs

_Hands = Mapping[int, tuple[Card, ...]]


def result(seen: Observation) -> Result | None:
    """The result of the last finished hand; its title says what the viewer has won."""
    after = [0] * len(seen.names)
    pots: tuple[Pot, ...] = ()
    hands: dict[int, tuple[Card, ...]] = {}
    shares: list[events.PotWon] = []
    for event in seen.finished:
        match event:
            case BetsCollected():
                pots = event.pots
            case events.HandsShown():
                hands = {seat: hand for seat, hand in enumerate(event.hands) if hand}
            case events.PotWon():
                shares.append(event)
            case events.RoundEnded():
                after = [*event.balances]
            case _:
                pass
    if not shares:
        return None
    won = gained(seen)
    rows = tuple(_rows(after, won, hands))
    is_last = bool(seen.winners)
    heading = _winners(seen) if is_last else _heading(seen, shares, won)
    awards = tuple(_awards(seen, pots, shares, hands))
    return Result(heading, rows, is_last=is_last, awards=awards)


def gained(seen: Observation) -> tuple[int, ...]:
    """What each seat has gained in the last finished hand."""
    ends = (each for each in seen.finished if isinstance(each, events.RoundStarted | events.RoundEnded))
    before, after = (each.balances for each in ends)
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _rows(after: Sequence[int], gained: Sequence[int], hands: _Hands) -> Iterator[ResultRow]:
    for seat, chips in enumerate(after):
        columns = Fact(signed(gained[seat]), label=text.GAINED), Fact(signs("{points}", points=chips))
        yield ResultRow(seat, 1 + sum(other > chips for other in after), hands.get(seat, ()), columns)


def _winners(seen: Observation) -> Sentence:
    if seen.seat in seen.winners:
        return sentence("Draw", "You win the game.")
    if len(seen.winners) > 1:
        return sentence("Draw", "{names} win the game.", names=_names(seen.names, seen.winners))
    return sentence("spoken", "{name} wins the game.", name=seen.names[seen.winners[0]])


def _heading(seen: Observation, shares: Sequence[events.PotWon], gained: Sequence[int]) -> Sentence:
    won = [sum(share.cents for share in shares if share.seat == seat) for seat in range(len(gained))]
    if seen.seat is None or not won[seen.seat]:
        winners = [seat for seat, chips in enumerate(won) if chips]
        if len(winners) > 1:
            names = _names(seen.names, winners)
            return sentence("Draw", "{names} share {chips}", names=names, chips=sum(won))
        return sentence("Draw", "{name} wins {chips}", name=seen.names[winners[0]], chips=sum(won))
    if gained[seen.seat] <= 0:
        return sentence("Draw", "You win {chips}", chips=won[seen.seat])
    return sentence(
        "Draw", "You win {chips}: {more} more than you paid", chips=won[seen.seat], more=gained[seen.seat]
    )


def _awards(
    seen: Observation, pots: Sequence[Pot], shares: Sequence[events.PotWon], hands: _Hands
) -> Iterator[Award]:
    for number, pot in enumerate(pots):
        winners = tuple([share.seat for share in shares if share.pot == number])
        label = text.SIDE_POT if number else text.MAIN_POT if len(pots) > 1 else text.POT
        why = [*_reasons(seen, pot, winners, hands)]
        absent = [seat for seat in hands if seat not in pot.contenders]
        if absent:
            why.append(
                sentence("Draw", "{names} had no chips for this pot.", names=_names(seen.names, absent))
            )
        yield Award(label, pot.cents, winners, tuple(why))


def _reasons(seen: Observation, pot: Pot, winners: Sequence[int], hands: _Hands) -> Iterator[Sentence]:
    """Who has won, and against whom: the viewer, else the best of the others."""
    others = [seat for seat in pot.contenders if seat not in winners and seat in hands]
    if len(winners) > 1:
        yield sentence("Draw", "{names} share it", names=_names(seen.names, winners))
        yield sentence("Draw", "Equal hands: {hand}.", hand=text.hand_name(hands[winners[0]]))
        return
    if winners[0] == seen.seat:
        yield sentence("Draw", "You win it")
    else:
        yield sentence("Draw", "{name} wins it", name=seen.names[winners[0]])
    if not others:
        yield text.OTHERS_FOLDED if hands else text.ALL_FOLDED
        return
    second = max(others, key=lambda seat: (seat == seen.seat, strength_of(hands[seat])))
    yield text.beats(hands[winners[0]], hands[second], is_own=second == seen.seat)


def _names(names: Sequence[str], seats: Sequence[int]) -> Names:
    return Names(tuple([names[seat] for seat in seats]))
