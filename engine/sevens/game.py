"""The Sevens family as a game of `engine.games`: its table as data, from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.cards.card import Card, Rank, Suit
from engine.errors import DamagedSaveGame, EngineError, NotationError, SetupError
from engine.fast_dataclass import assert_never, replace
from engine.games import table as data
from engine.games.game import Asked
from engine.games.lesson import Lesson
from engine.games.session import Session
from engine.games.table import Fact, Form, Happening, Mood, Movement, Pile, SeatData, Table
from engine.sevens import new_game, play, rules, text
from engine.sevens import strategies as computers
from engine.sevens.new_game import LESSONS
from engine.sevens.rules import NothingFits, Points
from engine.sevens.state import (
    Action,
    Choice,
    Event,
    Observation,
    Pass,
    Passed,
    RoundEnded,
    RoundStarted,
    Seat,
    Setup,
    State,
    Word,
)
from engine.straights import commands
from engine.straights import game as straights
from engine.straights.errors import NoSuchSeat
from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, SeatChanged
from engine.straights.game import ROWS, SLOTS
from engine.straights.player import Computer, strategy_of
from engine.straights.round_summary import places, running_points
from engine.straights.setup import SeatSetup
from engine.straights.storage import notation
from engine.straights.text import levels
from engine.straights.text import table as shared
from engine.text.sentence import EventText, Sentence, signed, signs
from engine.text.sentence import cards as card_count

name = "sevens"
seats = rules.PLAYERS
start, apply, turn, players, next_deal = play.start, play.apply, play.turn, play.players, play.next_deal
seat_of, new_player, observe = play.seat_of, play.new_player, play.observe
redact, hands, choose = play.redact, play.hands, computers.choose
strategies: Sequence[str] = computers.STRATEGIES
phrases: Sequence[Sentence] = text.PHRASES
event_texts: Mapping[str, EventText] = text.EVENT_TEXTS
lessons: Mapping[str, Lesson] = LESSONS
presets, setup_for, level = new_game.PRESETS, new_game.setup_for, levels.level
dealt_from, key_of = new_game.dealt_from, new_game.key_of
substitute, has_hints = "blocker", False
own_preset, preset_of, gained = new_game.own_preset, new_game.preset_of, new_game.gained

_POOL = "pool"
_DONE = {CardDiscarded: shared.LAST_DISCARD, Passed: text.PASSED}
_WORDS = {Word.DISCARD: shared.LAST_DISCARD, Word.PASS: text.PASSED}


def session(
    setup: Setup, actions: Iterable[Action] = ()
) -> Session[Setup, State, Action, Event, Observation]:
    return Session(play, setup, actions)


def exchange(state: State, seat: int, player: str) -> Action:
    return commands.exchange(seat, player, state.seats[seat].player)


def piles(seen: Observation) -> tuple[Pile, ...]:
    """The four rows and the pool, and of each seat its hand and its discards or its purse."""
    found = []
    for suit in Suit:
        laid = tuple(card for card in SLOTS[suit] if card.rank in seen.table.ranks(suit))
        found.append(Pile(ROWS[suit], Form.ROW, laid, slots=SLOTS[suit]))
    has_chips = seen.rules.points is Points.CHIPS
    if has_chips:
        found.append(Pile(_POOL, Form.CHIPS, label=text.POOL, amount=seen.pool))
    for number, seat in enumerate(seen.seats):
        blind = number != seen.seat
        found.append(Pile(f"hand.{number}", Form.FAN, seat.hand, number, is_blind=blind))
        if has_chips:
            found.append(Pile(f"chips.{number}", Form.CHIPS, seat=number, is_open=False, amount=seat.score))
        elif seen.rules.nothing_fits is NothingFits.DISCARD:
            shown = Pile(f"discards.{number}", Form.STACK, seat.discards, number, is_open=False)
            found.append(replace(shown, is_blind=blind, label=shared.DISCARDS))
    return tuple(found)


def rest(seen: Observation) -> Table:
    offers, message = _asked(seen)
    return Table(
        viewer=seen.seat,
        round=seen.number,
        turn=seen.turn,
        seats=tuple(_seat(seen, number, seat) for number, seat in enumerate(seen.seats)),
        offers=offers,
        message=message,
        title=text.title(seen.rules, seen.number),
        buttons=text.buttons(seen.rules),
    )


def asked(state: State, seat: int) -> Asked:
    return _asked(observe(state, seat))


def _asked(seen: Observation) -> Asked:
    return tuple(_offers(seen)), text.instructions(seen)


def result(seen: Observation) -> data.Result | None:
    """The last finished round, or the game."""
    if not seen.results:
        return None
    last, has_chips = seen.results[-1], seen.rules.points is Points.CHIPS
    order = places([-score for score in last.scores] if has_chips else last.scores)
    rows = []
    for seat, (place, cards) in enumerate(zip(order, last.cards, strict=True)):
        gained, score = last.gained[seat], last.scores[seat]
        more = Fact(signs("{points}", points=gained) if has_chips else signed(gained))
        total = replace(_score(seen, score), short=text.score(score, has_chips=has_chips))
        rows.append(data.ResultRow(seat, place, cards, (more, total), _counts(seen, cards)))
    is_last, gains = bool(seen.winners), tuple(each.gained for each in seen.results)
    notes = (text.taken(last) if has_chips else text.first_out(seen.seats[last.out].name),)
    return data.Result(text.headline(seen), tuple(rows), notes, is_last, gains)


def happening(event: Event) -> Happening:
    movements, seat, mood = _motion(event)
    return Happening(
        movements=movements,
        seat=seat,
        last=_DONE.get(type(event)),
        told=tuple([data.Told(key, tuple(values.values())) for key, values in text.parts_of(event)]),
        is_deal=isinstance(event, RoundStarted),
        shows_result=isinstance(event, RoundEnded),
        moods=() if mood is None or seat is None else _faces(event, seat, mood),
    )


def facts_after_move(_state: State, _event: Event) -> None:
    """None changes the turn alone: who is out, and the chips, are seen as well."""


def action(table: Table, answer: data.Answer) -> Choice:
    """Passes without a card; discards where the offer is one; plays any other card."""
    if table.viewer is not None and not answer.cards:
        return Pass(table.viewer)
    return straights.action(table, answer)


def hint(_seen: Observation) -> tuple[Sentence, ...]:
    """None yet that would be better than a guess."""
    return ()


def refusal(error: EngineError, table: Table) -> tuple[Sentence, ...]:
    return text.refusal(error, "" if table.turn is None else table.seats[table.turn].name)


def description(table: Table) -> Iterator[Sentence]:
    piles = {pile.place: pile for pile in table.piles}
    for suit in Suit:
        yield shared.row(suit, [card.rank for card in piles[ROWS[suit]].cards if card])
    if _POOL in piles:
        yield signs("{pool}: {chips}.", pool=text.POOL, chips=piles[_POOL].amount)
    if table.viewer is not None:
        yield from shared.hand(table, piles[f"hand.{table.viewer}"])
    for number, seat in enumerate(table.seats):
        score = text.score(seat.facts[0].number, has_chips=_POOL in piles)
        count = card_count(len(piles[f"hand.{number}"].cards))
        yield signs("{name}: {cards}, {score}.", name=seat.name, cards=count, score=score)
    yield from table.message


def rules_text(setup: Setup) -> tuple[Sentence, ...]:
    return tuple(text.rules_text(setup.rules))


def write(action: Action) -> str:
    return f"{action.seat + 1} pass" if isinstance(action, Pass) else notation.format_action(action)


def read(line: str) -> Action:
    number, _, what = line.partition(" ")
    if number not in map(str, range(1, seats.stop)):
        raise NoSuchSeat(f"{number!r} is no seat: 1 to {seats.stop - 1} are")
    seat = int(number) - 1
    found = Pass(seat) if what == "pass" else replace(notation.parse_action(f"1 {what}"), seat=seat)
    if new_player(found) not in (None, "", *strategies):
        raise NotationError(f"this program has no such computer: {line!r}")
    return found


def setup_value(setup: Setup) -> dict[str, object]:
    people = [{"name": seat.name, "strategy": strategy_of(seat.player)} for seat in setup.seats]
    key = {"key": setup.key} if setup.key else {}
    return {"seed": setup.seed, **key, "rules": str(setup.rules), "seats": people}


def setup_of(value: object) -> Setup:
    """The setup of its JSON; raises DamagedSaveGame."""
    try:
        return _setup(value)
    except (NotationError, SetupError) as error:
        raise DamagedSaveGame(f"no game can be set up so: {error}") from error


def _setup(value: object) -> Setup:
    match value:
        case {"seed": int(seed), "rules": agreed, "seats": [*people], **others}:
            key = str(others.get("key", ""))
            return Setup(seed, tuple(map(_seat_of, people)), rules.rules_of(agreed), key)
        case _:
            raise SetupError("the setup is not whole")


def _seat_of(value: object) -> SeatSetup:
    match value:
        case {"name": str(name), "strategy": None}:
            return SeatSetup(name)
        case {"name": str(name), "strategy": str(strategy)} if strategy in strategies:
            return SeatSetup(name, Computer(strategy))
        case _:
            raise SetupError("a seat is not whole, or this program has no such computer")


def _seat(seen: Observation, number: int, seat: Seat) -> SeatData:
    return SeatData(
        name=seat.name,
        player=strategy_of(seat.player) or "",
        mark=seen.marks[number],
        facts=(_score(seen, seat.score),),
        last=_WORDS[seat.last] if isinstance(seat.last, Word) else seat.last,
        is_out=not seat.hand and seen.turn is not None,
        is_winner=number in seen.winners,
    )


def _score(seen: Observation, score: int) -> Fact:
    label = text.CHIPS if seen.rules.points is Points.CHIPS else shared.SCORE
    return Fact(signs("{points}", points=score), label=label, limit=seen.rules.limit)


def _counts(seen: Observation, cards: tuple[Card, ...]) -> tuple[int, ...]:
    if seen.rules.points is Points.CHIPS:
        return ()
    return tuple(range(1, len(cards) + 1)) if seen.rules.points is Points.CARDS else running_points(cards)


def _offers(seen: Observation) -> Iterator[data.Offer]:
    if seen.seat is None or seen.seat != seen.turn:
        return
    if seen.may_pass:
        key = "P" if seen.plays else "Enter"
        yield data.Offer("pass", button=text.pass_button(seen.rules), shortcut=key)
    elif not seen.plays:
        yield data.Offer("discard", seen.hand, f"discards.{seen.seat}", is_raised=False)
    for suit in Suit:
        cards = tuple(card for card in seen.plays if card.suit is suit)
        if cards:
            yield data.Offer("play", cards, ROWS[suit])


def _faces(event: Event, seat: int, mood: Mood) -> tuple[Mood | None, ...]:
    if not isinstance(event, RoundEnded):
        return (*[None] * seat, mood)
    left = [len(cards) for cards in event.result.cards]
    others = [Mood.DISMAYED if count == max(left) else Mood.PLEASED for count in left]
    return (*others[:seat], mood, *others[seat + 1 :])


_Motion = tuple[tuple[Movement, ...], int | None, Mood | None]
"""The movements of an event, the seat that acts, and its face."""


def _motion(event: Event) -> _Motion:
    match event:
        case RoundStarted():
            chips = (
                Movement(f"chips.{seat}", _POOL, amount=paid) for seat, paid in enumerate(event.paid) if paid
            )
            hands = (Movement("", f"hand.{seat}", hand) for seat, hand in enumerate(event.hands))
            return (*chips, *hands), None, None
        case CardPlayed(seat=seat, card=card):
            way = Movement(f"hand.{seat}", ROWS[card.suit], (card,))
            return (way,), seat, Mood.PLEASED if card.rank in (Rank.ACE, Rank.KING) else None
        case CardDiscarded(seat=seat, card=card):
            return (Movement(f"hand.{seat}", f"discards.{seat}", (card,)),), seat, Mood.SORRY
        case Passed(seat=seat, paid=paid):
            ways = (Movement(f"chips.{seat}", _POOL, amount=paid),) if paid else ()
            return ways, seat, Mood.SORRY
        case RoundEnded():
            return tuple(_after_round(event)), event.result.out, Mood.GLAD
        case SeatChanged():
            return (), event.seat, None
        case GameEnded():
            return (), None, None
        case _:
            return assert_never(event)


def _after_round(event: RoundEnded) -> Iterator[Movement]:
    """All cards leave the table, and the chips go to the seat that was out first."""
    result, at = event.result, "discards" if event.are_discards else "hand"
    off = {card for cards in result.cards for card in cards}
    for suit in Suit:
        laid = tuple(card for card in SLOTS[suit] if card not in off)
        if laid:
            yield Movement(ROWS[suit], "", laid)
    for seat, (cards, paid) in enumerate(zip(result.cards, result.paid, strict=True)):
        if cards:
            yield Movement(f"{at}.{seat}", "", cards)
        if paid:
            yield Movement(f"chips.{seat}", f"chips.{result.out}", amount=paid)
    if result.pool:
        yield Movement(_POOL, f"chips.{result.out}", amount=result.pool)
