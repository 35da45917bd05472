"""What is said of the Sevens family; what is as in Straights is taken from there."""

from __future__ import annotations

from engine.cards.card import CARDS
from engine.errors import EngineError
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.games.table import Button
from engine.sevens import rules as agreed
from engine.sevens.errors import MayNotPass, MustLead
from engine.sevens.rules import End, NothingFits, Points, Rules, Start
from engine.sevens.state import FIRST_CARDS, Event, Observation, Passed, RoundEnded, RoundResult, RoundStarted
from engine.straights import events
from engine.straights.player import Computer
from engine.straights.text import events as shared
from engine.straights.text import refusals, table
from engine.straights.text.results import standing
from engine.text.sentence import EventText, Names, Sentence, plural, points, sentence, signed, signs

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.games.table import TextValue

PASSED = sentence("Sevens", "passed")
CHIPS = sentence("Sevens", "Chips")
POOL = sentence("Sevens", "Pool")
_STARTS = {
    Start.SPADES: sentence("Sevens", "The seven of spades starts."),
    Start.DIAMONDS: sentence("Sevens", "The seven of diamonds starts."),
    Start.ANY: sentence("Sevens", "The player after the dealer starts, with any seven."),
}
_NOTHING_FITS = {
    NothingFits.DISCARD: sentence("Sevens", "A player with nothing to play discards a card."),
    NothingFits.PASS: sentence("Sevens", "A player with nothing to play passes."),
    NothingFits.PAY: sentence("Sevens", "A player with nothing to play passes and pays a chip to the pool."),
}
_COUNTS = {
    Points.DISCARDS: sentence(
        "Sevens", "The round ends when all cards are gone. Discards cost their rank: ace 1, king 13."
    ),
    Points.RANKS: sentence(
        "Sevens",
        "The round ends when a player runs out of cards. Each card left costs its rank: ace 1, king 13.",
    ),
    Points.CARDS: sentence(
        "Sevens", "The round ends when a player runs out of cards. The others get a point for each card left."
    ),
    Points.CHIPS: sentence(
        "Sevens", "The first player out of cards takes the pool, and a chip for each card the others hold."
    ),
}
_POOL_ALONE = sentence("Sevens", "The first player out of cards takes the pool. The others play on.")
_PASSES = {
    NothingFits.PASS: sentence("Sevens", "Nothing fits: pass"),
    NothingFits.PAY: sentence("Sevens", "Nothing fits: pass and pay 1 chip to the pool"),
}
_BUTTONS = {
    NothingFits.PASS: sentence("Sevens", "Pass"),
    NothingFits.PAY: sentence("Sevens", "Pass, pay 1"),
}
_ONLY_IF_NOTHING_FITS = sentence("Sevens", "You may pass only if nothing fits.")
_FAN_TAN, _STRAIGHTS, _SEVENS = (
    sentence("Sevens", "Fan Tan"),
    sentence("MainWindow", "Straights"),
    sentence("Sevens", "Sevens"),
)
_FIRST_OUT = sentence("Sevens", "{name} is out of cards first.")
_ANOTHER = sentence("Sevens", "Players who get a card fewer pay another chip.")
_SAID_AND_WRITTEN = {
    "passed": sentence("Sevens", "{name} passes."),
    "paid": sentence("Sevens", "{name} passes and pays a chip."),
    "antes": sentence("Sevens", "Everyone pays a chip to the pool."),
    "another": _ANOTHER,
    "first_out": _FIRST_OUT,
    "gained": sentence("spoken", "{name}: {gained}, total {score}."),
}
EVENT_TEXTS = {
    **shared.EVENT_TEXTS,
    **{key: EventText((each,), (each,)) for key, each in _SAID_AND_WRITTEN.items()},
}
"""What is said of an event, by the names that messages have for it."""
_EXAMPLES = (
    *table.TABLE_TEXTS.values(),
    *_PASSES.values(),
    *_BUTTONS.values(),
    *(PASSED, CHIPS, POOL, table.SCORE, table.DISCARDS, table.LAST_DISCARD, signs("{points}"), signed(1)),
)
PHRASES = tuple(replace(each, values={}, count=None) for each in _EXAMPLES)
"""The sentences of a table that recur, without values."""


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
        return sentence("Sevens", "until a player is out of chips")
    return sentence("Sevens", "until a player has {points}", points=points(rules.limit))


def rules_text(rules: Rules) -> Iterator[Sentence]:
    """The rules in sentences."""
    yield plural("Sevens", "%n player.", "%n players.", rules.players)
    yield _STARTS[rules.start]
    yield sentence("Sevens", "Each suit is built from its seven, up to the king and down to the ace.")
    if not rules.passes:
        yield sentence("Sevens", "If a card fits, play it; you may choose which.")
    if rules.points is Points.CHIPS:
        chips = agreed.CHIPS
        yield sentence(
            "Sevens", "Each player has {chips} chips, and pays one to the pool at each deal.", chips=chips
        )
        if len(CARDS) % rules.players:
            yield _ANOTHER
    yield _NOTHING_FITS[rules.nothing_fits]
    if rules.passes:
        yield plural(
            "Sevens",
            "Each player may pass %n time a round even if a card fits.",
            "Each player may pass %n times a round even if a card fits.",
            rules.passes,
        )
    plays_on = rules.points is Points.CHIPS and rules.end is End.ALL_OUT
    yield _POOL_ALONE if plays_on else _COUNTS[rules.points]
    yield sentence("Sevens", "Length: {length}.", length=length(rules))
    if rules.points is Points.CHIPS:
        yield sentence("Sevens", "The most chips win.")
    else:
        yield sentence("Sevens", "The lowest score wins.")


def refusal(error: EngineError, on_turn: str) -> tuple[Sentence, ...]:
    """Why an action was refused; `on_turn` is the name of the seat on turn."""
    match error:
        case MayNotPass():
            return (_ONLY_IF_NOTHING_FITS,)
        case MustLead(card=card):
            return (sentence("Sevens", "This round starts with {card}.", card=card),)
        case _:
            return refusals.refusal(error, on_turn)


def pass_button(rules: Rules) -> Sentence:
    """What is pressed to pass."""
    return _BUTTONS[rules.nothing_fits]


def buttons(rules: Rules) -> tuple[Button, ...]:
    """What is there to pass also on other turns, and why not then."""
    if rules.nothing_fits is NothingFits.DISCARD:
        return ()
    return (Button(pass_button(rules), None if rules.passes else _ONLY_IF_NOTHING_FITS),)


def instructions(seen: Observation) -> tuple[Sentence, ...]:
    """What the human on turn is to do."""
    if seen.seat is None or seen.seat != seen.turn or isinstance(seen.seats[seen.turn].player, Computer):
        return ()
    if not seen.plays:
        return (_PASSES.get(seen.rules.nothing_fits, table.TABLE_TEXTS["discard"]),)
    first = FIRST_CARDS.get(seen.rules.start) if seen.table.is_empty else None
    if first is None:
        return (table.TABLE_TEXTS["play"],)
    return (sentence("Sevens", "Start the round with {card}.", card=first),)


def score(amount: int, *, has_chips: bool) -> Sentence:
    """Points or chips, with their word."""
    return plural("Sevens", "%n chip", "%n chips", amount) if has_chips else points(amount)


def parts_of(event: Event) -> Iterator[tuple[str, Mapping[str, TextValue]]]:
    """The texts about an event, with values in the order of their places; a number for the name of a seat."""
    match event:
        case RoundStarted():
            yield from shared.parts_of(events.RoundStarted(event.number, event.leader, ()))
            if any(event.paid):
                yield "antes", {}
            if any(paid > 1 for paid in event.paid):
                yield "another", {}
        case Passed():
            yield "paid" if event.paid else "passed", {"name": event.seat}
        case RoundEnded():
            yield "first_out", {"name": event.result.out}
            for seat, gained in enumerate(event.result.gained):
                yield "gained", {"name": seat, "gained": gained, "score": event.result.scores[seat]}
        case _:
            yield from shared.parts_of(event)


def first_out(name: str) -> Sentence:
    """Who has no cards left."""
    return replace(_FIRST_OUT, values={"name": name})


def taken(last: RoundResult) -> Sentence:
    """How the chips add up that the first player out takes, and what of them is gained."""
    pool, paid, gained = last.pool, sum(last.paid), last.gained[last.out]
    values = {"pool": pool, "paid": paid, "own": pool + paid - gained, "gained": gained}
    return sentence(
        "Sevens", "Pool {pool} and cards of the others {paid}, less {own} paid before: {gained}", **values
    )


def headline(seen: Observation) -> Sentence:
    """What the last round means: who wins the game, who takes the pool, who was out first, who leads."""
    names, last, rules = tuple(seat.name for seat in seen.seats), seen.results[-1], seen.rules
    if rules.points is Points.CHIPS:
        if seen.winners:
            won = tuple(names[seat] for seat in seen.winners)
            most = score(last.scores[seen.winners[0]], has_chips=True)
            if len(won) > 1:
                return sentence("Sevens", "Tie at {chips}: {names} win!", names=Names(won), chips=most)
            return sentence("Sevens", "{name} wins with {chips}!", name=won[0], chips=most)
        taken = score(last.pool + sum(last.paid), has_chips=True)
        return sentence("Sevens", "{name} takes {chips}.", name=names[last.out], chips=taken)
    if seen.winners:
        return table.winning(names, last.scores, seen.winners)
    return standing(names, last.scores, None, is_over=False)
