"""What is said of the Sevens family; what is as in Straights is taken from there."""

from __future__ import annotations

from engine.cards.card import Suit
from engine.errors import EngineError
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.sevens.errors import MayNotPass, MustLead
from engine.sevens.rules import End, ImpossibleRules, NothingFits, Points, Rules, Start
from engine.sevens.state import FIRST_CARDS, Event, Observation, Passed, RoundEnded, RoundStarted
from engine.straights import events
from engine.straights.player import Computer
from engine.straights.text import refusals, table
from engine.straights.text.events import EventText, event_text
from engine.straights.text.results import standing
from engine.text.sentence import Names, Sentence, cards, plural, points, sentence, signed, signs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PASSED = sentence("Sevens", "passed")
CHIPS = sentence("Sevens", "Chips")
POOL = sentence("Sevens", "Pool")
_STARTS = {
    Start.SPADES: sentence("Sevens", "The seven of spades starts."),
    Start.DIAMONDS: sentence("Sevens", "The seven of diamonds starts."),
    Start.ANY: sentence("Sevens", "The player after the dealer starts, with any seven."),
}
_NOTHING_FITS = {
    NothingFits.DISCARD: sentence("Sevens", "Who has nothing that fits discards a card."),
    NothingFits.PASS: sentence("Sevens", "Who has nothing that fits passes."),
    NothingFits.PAY: sentence("Sevens", "Who has nothing that fits passes, and pays a chip to the pool."),
}
_COUNTS = {
    Points.DISCARDS: sentence(
        "Sevens", "The round ends when all cards are gone. Discards cost their rank: ace 1, king 13."
    ),
    Points.RANKS: sentence(
        "Sevens",
        "The round ends when one is out of cards. A card left costs its rank: ace 1, king 13.",
    ),
    Points.CARDS: sentence(
        "Sevens", "The round ends when one is out of cards. The others get a point for each card left."
    ),
    Points.CHIPS: sentence(
        "Sevens", "Who is out of cards first takes the pool, and a chip for each card that the others hold."
    ),
}
_POOL_ALONE = sentence("Sevens", "Who is out of cards first takes the pool. The others play on.")
_REASONS = {
    (NothingFits.DISCARD, "passes"): sentence("Sevens", "Who can’t play discards, so nobody passes."),
    (NothingFits.DISCARD, "end"): sentence("Sevens", "Everyone loses a card each turn: all play to the end."),
    (NothingFits.DISCARD, "points"): sentence("Sevens", "No cards are left at the end: discards count."),
    (NothingFits.PASS, "end"): sentence(
        "Sevens", "What is left counts, so the first one out ends the round."
    ),
    (NothingFits.PASS, "points"): sentence("Sevens", "Nobody discards: what is left counts."),
    (NothingFits.PAY, "points"): sentence("Sevens", "Chips are paid, so chips count."),
}
_PASSES = {
    NothingFits.PASS: sentence("Sevens", "Nothing fits: pass"),
    NothingFits.PAY: sentence("Sevens", "Nothing fits: pass and pay 1 chip to the pool"),
}
_BUTTONS = {
    NothingFits.PASS: sentence("Sevens", "Pass"),
    NothingFits.PAY: sentence("Sevens", "Pass, pay 1"),
}
_FAN_TAN, _STRAIGHTS, _SEVENS = (
    sentence("Sevens", "Fan Tan"),
    sentence("Sevens", "Straights"),
    sentence("Sevens", "Sevens"),
)


def name(rules: Rules) -> Sentence:
    """What a game with such rules is called."""
    if rules.points is Points.CHIPS:
        return _FAN_TAN
    return _STRAIGHTS if rules.points is Points.DISCARDS else _SEVENS


def title(rules: Rules, number: int) -> Sentence:
    """The game, and the running round."""
    if rules.rounds:
        text = sentence("Sevens", "{name} · round {number} of {rounds}", rounds=rules.rounds)
    else:
        text = sentence("Sevens", "{name} · round {number}")
    return replace(text, values={**text.values, "name": name(rules), "number": number})


def length(rules: Rules) -> Sentence:
    """When the game ends, in a few words."""
    if rules.rounds:
        return plural("Sevens", "%n round", "%n rounds", rules.rounds)
    if rules.points is Points.CHIPS:
        return sentence("Sevens", "until one is out of chips")
    return sentence("Sevens", "until one has {points}", points=points(rules.limit))


def rules_text(rules: Rules) -> Iterator[Sentence]:
    """The rules in sentences."""
    yield plural("Sevens", "%n player.", "%n players.", rules.players)
    yield _STARTS[rules.start]
    yield _NOTHING_FITS[rules.nothing_fits]
    if rules.passes:
        yield plural(
            "Sevens",
            "Each may pass %n time a round although a card fits.",
            "Each may pass %n times a round although a card fits.",
            rules.passes,
        )
    plays_on = rules.points is Points.CHIPS and rules.end is End.ALL_OUT
    yield _POOL_ALONE if plays_on else _COUNTS[rules.points]
    yield sentence("Sevens", "Length: {length}.", length=length(rules))
    if rules.points is Points.CHIPS:
        yield sentence("Sevens", "The most chips win.")
    else:
        yield sentence("Sevens", "The lowest score wins.")


def impossible(error: ImpossibleRules) -> Sentence:
    """Why rules do not go together."""
    return _REASONS[error.nothing_fits, error.part]


def refusal(error: EngineError, on_turn: str) -> tuple[Sentence, ...]:
    """Why an action was refused; `on_turn` is the name of the seat on turn."""
    match error:
        case MayNotPass():
            return (sentence("Sevens", "You may pass only if nothing fits."),)
        case MustLead(card=card):
            return (sentence("Sevens", "This round starts with {card}.", card=card),)
        case _:
            return refusals.refusal(error, on_turn)


def pass_button(rules: Rules) -> Sentence:
    """What is pressed to pass."""
    return _BUTTONS[rules.nothing_fits]


def instructions(seen: Observation) -> tuple[Sentence, ...]:
    """What the human on turn is to do."""
    if seen.seat is None or seen.seat != seen.turn or isinstance(seen.seats[seen.turn].player, Computer):
        return ()
    if not seen.plays:
        return (_PASSES.get(seen.rules.nothing_fits, table.TABLE_TEXTS["discard"]),)
    first = FIRST_CARDS.get(seen.rules.start) if seen.table.is_empty else None
    return (
        sentence("Sevens", "Start the round with {card}.", card=first)
        if first
        else table.TABLE_TEXTS["play"],
    )


def score(rules: Rules, amount: int) -> Sentence:
    """Points or chips, with their word."""
    if rules.points is not Points.CHIPS:
        return points(amount)
    return plural("Sevens", "%n chip", "%n chips", amount)


def description(seen: Observation) -> Iterator[Sentence]:
    """The whole table for a screen reader: rows, pool, hand, seats, what is to be done."""
    for suit in Suit:
        yield table.row(suit, seen.table.ranks(suit))
    if seen.rules.points is Points.CHIPS:
        yield signs("{pool}: {chips}.", pool=POOL, chips=seen.pool)
    if seen.seat is not None:
        yield sentence("spoken", "Your hand: {cards}.", cards=seen.hand or sentence("spoken", "none"))
    if seen.plays:
        yield sentence("spoken", "You can play: {cards}.", cards=seen.plays)
    for seat in seen.seats:
        amount = score(seen.rules, seat.score)
        yield signs("{name}: {cards}, {score}.", name=seat.name, cards=cards(len(seat.hand)), score=amount)
    yield from instructions(seen)


def said(event: Event, names: Sequence[str]) -> EventText:
    """What is said of an event."""
    match event:
        case RoundStarted():
            return event_text(events.RoundStarted(event.number, event.leader, ()), names)
        case Passed():
            line = _passed(names[event.seat], event.paid)
            return EventText((line,), (line,))
        case RoundEnded():
            lines = tuple(_result(event, names))
            return EventText(lines, lines)
        case _:
            return event_text(event, names)


def _passed(name: str, paid: int) -> Sentence:
    if paid:
        return sentence("Sevens", "{name} passes and pays a chip.", name=name)
    return sentence("Sevens", "{name} passes.", name=name)


def _result(event: RoundEnded, names: Sequence[str]) -> Iterator[Sentence]:
    result = event.result
    yield first_out(names[result.out])
    for seat, name in enumerate(names):
        gained = signed(result.gained[seat])
        yield sentence(
            "spoken", "{name}: {gained}, total {score}.", name=name, gained=gained, score=result.scores[seat]
        )


def first_out(name: str) -> Sentence:
    """Who has no cards left."""
    return sentence("Sevens", "{name} is out of cards first.", name=name)


def headline(seen: Observation) -> Sentence:
    """What the last round means: who wins the game, who takes the pool, who was out first, who leads."""
    names, last, rules = tuple(seat.name for seat in seen.seats), seen.results[-1], seen.rules
    if rules.points is Points.CHIPS:
        if seen.winners:
            won = tuple(names[seat] for seat in seen.winners)
            most = score(rules, last.scores[seen.winners[0]])
            if len(won) > 1:
                return sentence("Sevens", "Tie at {chips}: {names} win!", names=Names(won), chips=most)
            return sentence("Sevens", "{name} wins with {chips}!", name=won[0], chips=most)
        taken = score(rules, last.pool + sum(last.paid))
        return sentence("Sevens", "{name} takes {chips}.", name=names[last.out], chips=taken)
    if seen.winners:
        return table.winning(names, last.scores, seen.winners)
    return standing(names, last.scores, None, is_over=False)
