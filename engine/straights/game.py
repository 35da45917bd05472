"""Straights as a game of `engine.games`: its table as data, from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.errors import EngineError, NotYourTurn
from engine.fast_dataclass import assert_never, replace
from engine.games import table as data
from engine.games.game import Asked
from engine.games.lesson import Lesson
from engine.games.table import Fact, Form, Happening, Mood, Movement, Pile, SeatData, Table
from engine.straights import commands, events, play
from engine.straights.commands import Action, Choice, Discard, Play
from engine.straights.observation import Observation, Task, task_with
from engine.straights.play import HANDS
from engine.straights.player import Computer, Player, strategy_of
from engine.straights.round_summary import places, running_points
from engine.straights.rules import legal_plays, points
from engine.straights.session import Session
from engine.straights.setup import BY_SEAT, CARDS_OF_A_HAND, SEATS
from engine.straights.state import GameState
from engine.straights.storage import notation
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.table import Table as Rows
from engine.straights.text import events as sentences
from engine.straights.text import refusals
from engine.straights.text import table as text
from engine.straights.text.lesson import LESSON
from engine.straights.text.phrases import PHRASES
from engine.straights.text.results import result_notes, standing
from engine.straights.text.variants import game_progress
from engine.text.sentence import EventText, Sentence, sentence, signed, signs

name = notation.name
seats = range(SEATS, SEATS + 1)
strategies: Sequence[str] = NAMES
session = Session
start, apply, turn, players, next_deal = play.start, play.apply, play.turn, play.players, play.next_deal
seat_of, new_player = play.seat_of, play.new_player
observe, redact, hands = play.observe, play.redact, play.hands
phrases: Sequence[Sentence] = PHRASES
event_texts: Mapping[str, EventText] = sentences.EVENT_TEXTS
lessons: Mapping[str, Lesson] = {"": LESSON}
write, read = notation.write, notation.read
setup_value, setup_of = notation.setup_value, notation.setup_of

Cards = tuple[Card, ...]

_NOTHING: Asked = (), ()
_TASKS = {task: (text.TABLE_TEXTS[task.value],) for task in Task}
_MOVES = (events.CardPlayed, events.CardDiscarded)
_DISCARDS = tuple(f"discards.{seat}" for seat in BY_SEAT)
ROWS = {suit: f"row.{suit.value}" for suit in Suit}
SLOTS = {suit: tuple(card for card in CARDS if card.suit is suit) for suit in Suit}


def exchange(state: GameState, seat: int, player: str) -> Action:
    return commands.exchange(seat, player, state.seats[seat].player)


def piles(seen: Observation) -> tuple[Pile, ...]:
    """The four rows, and the hand and the discards of each seat; the end of a game clears the table."""
    is_over = seen.turn is None
    found = []
    for suit in Suit:
        laid = () if is_over else tuple(Card(rank, suit) for rank in seen.table.ranks(suit))
        found.append(Pile(ROWS[suit], Form.ROW, laid, slots=SLOTS[suit]))
    for seat, view in enumerate(seen.seats):
        blind = seat != seen.seat
        hand = (None,) * view.cards_left if blind else seen.hand
        put = () if is_over else (None,) * view.discard_count if blind else seen.discards
        found.append(Pile(HANDS[seat], Form.FAN, hand, seat, is_blind=blind))
        found.append(
            Pile(_DISCARDS[seat], Form.STACK, put, seat, is_open=False, is_blind=blind, label=text.DISCARDS)
        )
    return tuple(found)


def rest(seen: Observation) -> Table:
    own, (offers, message) = seen.seat, _NOTHING
    if own is not None and own == seen.turn:
        offers, message = _asked(own, seen.seats[own].player, seen.hand, seen.legal_plays, seen.table)
    return Table(
        viewer=seen.seat,
        round=seen.number,
        turn=seen.turn,
        seats=tuple(_seats(seen)),
        offers=offers,
        message=message,
        title=_title(seen.number, seen.variant),
    )


def asked(state: GameState, seat: int) -> Asked:
    if seat != state.turn:
        return _NOTHING
    own = state.seats[seat]
    return _asked(seat, own.player, own.hand, legal_plays(own.hand, state.table), state.table)


def _asked(seat: int, player: Player, hand: Cards, plays: Cards, table: Rows) -> Asked:
    """Of the seat on turn; a computer is not told what to do."""
    message = () if isinstance(player, Computer) else _TASKS[task_with(plays, table)]
    if not plays:
        return (data.Offer("discard", hand, _DISCARDS[seat], is_raised=False),), message
    fitting = [(place, tuple([card for card in plays if card.suit is suit])) for suit, place in ROWS.items()]
    return tuple([_play(cards, place) for place, cards in fitting if cards]), message


@cache
def _play(cards: Cards, place: str) -> data.Offer:
    """Made, and written, once for each card that continues a row: most turns have one again."""
    return data.Offer("play", cards, place)


def result(seen: Observation) -> data.Result | None:
    """The last finished round, or the game; what is remarkable depends on all rounds before."""
    if not seen.results:
        return None
    last, names = seen.results[-1], [view.name for view in seen.seats]
    is_over, rounds = bool(seen.winners), tuple(each.gained for each in seen.results)
    title = standing(names, last.scores, seen.seat, is_over=is_over)
    rows = _rows(last.discards, last.gained, last.scores, seen.score_limit)
    return data.Result(title, rows, result_notes(names, seen.results, seen), is_last=is_over, rounds=rounds)


@lru_cache(maxsize=1)
def _rows(
    discards: tuple[tuple[Card, ...], ...], gained: tuple[int, ...], scores: tuple[int, ...], limit: int
) -> tuple[data.ResultRow, ...]:
    """The same for all viewers."""
    figures = zip(places(scores), discards, gained, scores, strict=True)
    return tuple(
        data.ResultRow(seat, place, cards, (Fact(signed(more)), _total(score, limit)), running_points(cards))
        for seat, (place, cards, more, score) in enumerate(figures)
    )


def table_of(seen: Observation) -> Table:
    """All that a seat sees, or somebody who looks on (None)."""
    return replace(rest(seen), piles=piles(seen), result=result(seen))


def happening(event: events.Event) -> Happening:
    return _move(event) if isinstance(event, _MOVES) else _happening(event)


@cache
def _move(event: events.Event) -> Happening:
    """Made once for each card and seat: nearly all events are moves."""
    return _happening(event)


def _happening(event: events.Event) -> Happening:
    movements, seat, moods = _motion(event)
    return Happening(
        movements=movements,
        seat=seat,
        last=text.LAST_DISCARD if isinstance(event, events.CardDiscarded) else None,
        told=sentences.told_of(event),
        is_deal=isinstance(event, events.RoundStarted),
        shows_result=isinstance(event, events.RoundEnded),
        clears=isinstance(event, events.RoundEnded),
        moods=moods,
    )


def facts_after_move(state: GameState, event: events.Event) -> Mapping[int, tuple[Fact, ...]] | None:
    if isinstance(event, events.CardPlayed):
        return {}
    if not isinstance(event, events.CardDiscarded):
        return None
    own = state.seats[event.seat]
    return {event.seat: facts_of(own.score, points(own.discards), state.setup.variant.score_limit)}


def action(table: Table, answer: data.Answer) -> Choice:
    """Discards what goes to the own discards, or is chosen while one must be discarded; plays any other."""
    if table.viewer is None or len(answer.cards) != 1:
        raise NotYourTurn("a seat moves with one card")
    (card,) = answer.cards
    must_discard = any(offer.key == "discard" for offer in table.offers)
    if answer.target == f"discards.{table.viewer}" or (answer.target is None and must_discard):
        return Discard(table.viewer, card)
    return Play(table.viewer, card)


def answer(choice: Choice) -> data.Answer:
    """The answer that `action` reads as this choice."""
    target = _DISCARDS[choice.seat] if isinstance(choice, Discard) else ROWS[choice.card.suit]
    return data.Answer("discard" if isinstance(choice, Discard) else "play", (choice.card,), target)


def refusal(error: EngineError, table: Table) -> tuple[Sentence, ...]:
    return refusals.refusal(error, "" if table.turn is None else table.seats[table.turn].name)


def description(table: Table) -> Iterator[Sentence]:
    piles, names = {pile.place: pile for pile in table.piles}, [each.name for each in table.seats]
    for suit in Suit:
        yield text.row(suit, [card.rank for card in piles[ROWS[suit]].cards if card])
    if table.viewer is not None:
        yield from text.hand(table, piles[HANDS[table.viewer]])
    scores = [each.facts[0].number for each in table.seats]
    for number, each in enumerate(table.seats):
        hand, put = piles[HANDS[number]].cards, piles[_DISCARDS[number]].cards
        yield from text.seat(each.name, scores[number], len(hand), len(put), each.last)
    winners = [number for number, each in enumerate(table.seats) if each.is_winner]
    if winners:
        yield text.winning(names, scores, winners)
    yield from table.message or text.turn_of(None if table.turn is None else names[table.turn])


def hint(_seen: Observation) -> tuple[Sentence, ...]:
    """None: its hints have costs for each card, and a room of their own."""
    return ()


def choose(strategy: str, seen: Observation) -> Choice:
    return strategy_named(strategy).choose(seen)


def _seats(seen: Observation) -> Iterator[SeatData]:
    moves, is_ended = seen.last_moves, 0 < seen.number == len(seen.results)
    for seat, view in enumerate(seen.seats):
        gained = seen.results[-1].gained[seat] if is_ended else view.round_points
        facts = facts_of(view.score, gained, seen.score_limit)
        move = None if seen.winners else moves[seat]
        last = None if move is None else move.card or text.LAST_DISCARD
        player = strategy_of(view.player) or ""
        yield SeatData(view.name, player, seen.marks[seat], facts, last, is_winner=seat in seen.winners)


def facts_of(score: int, gained: int | None, limit: int) -> tuple[Fact, ...]:
    """The score of a seat, and what it has gained in the round if that may be known."""
    return (_score(score, limit), *(() if gained is None else (_gained(gained),)))


@cache
def _score(score: int, limit: int) -> Fact:
    return replace(_total(score, limit), label=text.SCORE)


def _total(score: int, limit: int) -> Fact:
    return Fact(signs("{points}", points=score), limit=limit)


_title = lru_cache(maxsize=256)(game_progress)


@cache
def _gained(number: int) -> Fact:
    return Fact(text.gained_so_far(number), short=sentence("Signs", "+{points}", points=number))


_Motion = tuple[tuple[Movement, ...], int | None, tuple[Mood | None, ...]]
"""The movements of an event, the seat that acts, and the face of each seat; () where none changes."""


def _motion(event: events.Event) -> _Motion:
    match event:
        case events.RoundStarted():
            hidden = (None,) * CARDS_OF_A_HAND
            dealt = zip(HANDS, event.hands, strict=True)
            return tuple(Movement("", place, hand or hidden) for place, hand in dealt), None, ()
        case events.CardPlayed(seat=seat, card=card):
            way = Movement(HANDS[seat], ROWS[card.suit], (card,))
            return (way,), seat, _face(seat, Mood.PLEASED) if card.rank is Rank.KING else ()
        case events.CardDiscarded(seat=seat, card=card):
            is_king = card is not None and card.rank is Rank.KING
            way = Movement(HANDS[seat], _DISCARDS[seat], (card,))
            return (way,), seat, _face(seat, Mood.DISMAYED if is_king else Mood.SORRY)
        case events.RoundEnded():
            return _after_round(event)
        case events.SeatChanged():
            return (), event.seat, ()
        case events.GameEnded() | events.DeckShown() | events.TableLeft():
            return (), None, ()
        case _:
            return assert_never(event)


def _after_round(event: events.RoundEnded) -> _Motion:
    """All cards leave the table; those in the rows are the ones that nobody has discarded."""
    put = {card for cards in event.result.discards for card in cards}
    rows = ((ROWS[suit], tuple(card for card in SLOTS[suit] if card not in put)) for suit in Suit)
    places = (*rows, *zip(_DISCARDS, event.result.discards, strict=True))
    gained, most = event.result.gained, max(event.result.gained)
    moods = tuple(Mood.DISMAYED if each == most else Mood.PLEASED if each else Mood.GLAD for each in gained)
    return tuple(Movement(place, "", cards) for place, cards in places if cards), None, moods


def _face(seat: int, mood: Mood) -> tuple[Mood | None, ...]:
    return tuple(mood if each == seat else None for each in BY_SEAT)
