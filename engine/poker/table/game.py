"""Five-card draw as a game of `engine.games`: its table as data, from what a seat may know."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.cards.card import Card
from engine.errors import (
    CardNotInHand,
    DamagedSaveGame,
    EngineError,
    GameIsOver,
    NotationError,
    NotYourTurn,
    SetupError,
    UnknownStrategy,
)
from engine.fast_dataclass import replace
from engine.games.game import Asked
from engine.games.lesson import Lesson
from engine.games.session import Session
from engine.games.table import Answer, Button, Fact, Happening, Mark, Mood, Offer, SeatData, Table, Told
from engine.json_text import read_json
from engine.poker import errors
from engine.poker.game import events
from engine.poker.game.commands import Bet, Choice, Draw, Fold, Hold, Match
from engine.poker.game.setup import MAX_SEATS, MIN_SEATS
from engine.poker.game.state import Phase
from engine.poker.hands.hand import MAX_DISCARDS, Hand
from engine.poker.table import choices, new_game, play, results, text, values
from engine.poker.table import piles as lying
from engine.poker.table.new_game import LESSON
from engine.poker.table.piles import MUCK, hand_of, movements
from engine.protocol.codecs import Integer
from engine.protocol.records import Field, Record, Tagged
from engine.protocol.values import CARD_LIST
from engine.text.sentence import EventText, Sentence, sentence, signs

name = "draw"
seats = range(MIN_SEATS, MAX_SEATS + 1)
phrases: Sequence[Sentence] = ()
strategies: Sequence[str] = tuple(values.COMPUTERS)
event_texts: Mapping[str, EventText] = text.EVENT_TEXTS
lessons: Mapping[str, Lesson] = {"draw": LESSON}
start, apply, turn, next_deal = play.start, play.apply, play.turn, play.next_deal
players, seat_of, new_player = play.players, play.seat_of, play.new_player
observe, redact, hands = play.observe, play.redact, play.hands
presets, own_preset, setup_for = new_game.presets, new_game.own_preset, new_game.setup_for
level, rules_text, dealt_from = new_game.level, new_game.rules_text, new_game.dealt_from
key_of, substitute = new_game.key_of, "cautious"
preset_of = new_game.preset_of
piles, result, gained = lying.piles, results.result, results.gained
choose, hint, has_hints = choices.choose, choices.hint, True
_SETUP = Record(values.TableSetup)
_DRAW = Record(Draw, (Field("seat", Integer()), Field("cards", CARD_LIST)))
_ACTIONS = Tagged[values.Action](
    values.Action, {"check": Hold, "call": Match, "draw": _DRAW, "player": values.SetPlayer}
)
_REFUSALS: dict[type, Sentence] = {
    GameIsOver: sentence("TableText", "The game is over."),
    CardNotInHand: sentence("ErrorText", "You don’t have that card."),
    errors.TooManyDropped: sentence("Draw", "You can exchange at most four cards."),
    errors.MustMatchOrFold: sentence("Draw", "Somebody has bet: call, or fold."),
    errors.NothingToMatch: sentence("Draw", "Nobody has bet."),
}


def session(
    setup: values.TableSetup, actions: Iterable[values.Action] = ()
) -> Session[values.TableSetup, values.TableState, values.Action, values.TableEvent, values.Observation]:
    return Session(play, setup, actions)


def exchange(_state: values.TableState, seat: int, player: str) -> values.SetPlayer:
    return values.SetPlayer(seat, player)


def rest(seen: values.Observation) -> Table:
    offers, message = _asked(seen)
    return Table(
        viewer=seen.seat,
        round=seen.number,
        turn=seen.turn,
        seats=tuple(_seats(seen)),
        offers=offers,
        message=message,
        title=text.title(seen.number, seen.phase),
        buttons=(Button(text.FOLD), Button(text.CHECK)),
    )


def asked(state: values.TableState, seat: int) -> Asked:
    return _asked(observe(state, seat))


def _asked(seen: values.Observation) -> Asked:
    if not seen.is_my_turn:
        return (), ()
    if seen.phase is Phase.DRAWING:
        keep = Offer("keep", button=text.KEEP_ALL, shortcut="Shift+Enter")
        button = sentence("Draw", "Exchange {number}", number=0)
        change = Offer("draw", seen.own, MUCK, 1, MAX_DISCARDS, button, is_raised=False, shortcut="Enter")
        return (keep, change), (text.EXCHANGE_CARDS,)
    fold = Offer("fold", button=text.FOLD, shortcut="F")
    if not seen.bet:
        check = Offer("check", button=text.CHECK, shortcut="Enter")
        return (replace(fold, asks=text.FOLD_ANYWAY), check, _bet(seen)), (text.YOUR_TURN,)
    stake = choices.stake_of(seen)
    if stake.cost < seen.bet:
        button = sentence("Draw", "All in {chips}", chips=stake.cost)
    else:
        button = sentence("Draw", "Call {chips}", chips=stake.cost)
    message = sentence("Draw", "Call {chips} to win {pot}, or fold", chips=stake.cost, pot=stake.pot)
    return (fold, Offer("call", button=button, shortcut="Enter")), (message,)


def _bet(seen: values.Observation) -> Offer:
    """A bet of a fifth of the pot or more is proposed."""
    most, pot = seen.balances[seen.seat or 0], choices.pot_of(seen)
    least = min(seen.least_bet, most) or 1
    marks = (Mark(text.HALF_POT, pot // 2), Mark(text.WHOLE_POT, pot), Mark(text.ALL, most))
    return Offer(
        "bet",
        button=sentence("Draw", "Bet {number}", number=0),
        numbers=(least, most, min(max(least, pot // 2), most)),
        marks=tuple([mark for mark in marks if least <= mark.number <= most]),
        shortcut="B",
    )


def happening(event: values.TableEvent) -> Happening:
    return Happening(
        movements=tuple(movements(event)),
        seat=None if isinstance(event, events.AntePaid) else getattr(event, "seat", None),
        last=_words(event),
        told=tuple(_told(event)),
        is_deal=isinstance(event, events.HandsDealt),
        shows_result=isinstance(event, events.RoundEnded),
        moods=_moods(event),
    )


def _moods(event: values.TableEvent) -> tuple[Mood | None, ...]:
    """The face of who wins a pot, or gives up."""
    match event:
        case events.PotWon() | events.Folded():
            mood = Mood.GLAD if isinstance(event, events.PotWon) else Mood.SORRY
            return (*[None] * event.seat, mood)
        case _:
            return ()


def _words(event: values.TableEvent) -> Sentence | None:
    """What a seat did, beside it."""
    match event:
        case events.Held():
            return text.CHECKS
        case events.Folded():
            return text.FOLDED
        case events.BetPlaced() | events.BetMatched() if not event.left:
            return text.ALL_IN
        case events.BetPlaced():
            return sentence("Draw", "bets {chips}", chips=event.cents)
        case events.BetMatched():
            return sentence("Draw", "calls {chips}", chips=event.cents)
        case events.CardsDrawn() if event.count:
            return sentence("Draw", "exchanged {count}", count=event.count)
        case events.CardsDrawn():
            return text.KEEPS
        case _:
            return None


def facts_after_move(_state: values.TableState, _event: values.TableEvent) -> None:
    """None changes the turn alone: chips change, or words beside a seat."""


def action(table: Table, answer: Answer) -> Choice:
    if table.viewer is None:
        raise NotYourTurn("who looks on has no seat")
    seat = table.viewer
    match answer.key:
        case "fold":
            return Fold(seat)
        case "check":
            return Hold(seat)
        case "call":
            return Match(seat)
        case "bet":
            return Bet(seat, answer.number)
        case "keep" | "draw":
            return Draw(seat, answer.cards)
        case _:
            raise errors.NotInThisPhase("a card alone is no answer")


def refusal(error: EngineError, table: Table) -> tuple[Sentence, ...]:
    bets = [offer.numbers for offer in table.offers if offer.numbers]
    if isinstance(error, NotYourTurn) and table.turn is not None:
        return (sentence("ErrorText", "It’s {name}’s turn.", name=table.seats[table.turn].name),)
    if isinstance(error, errors.BetOutOfLimits) and bets:
        return (sentence("Draw", "A bet is {least} to {most} chips.", least=bets[0][0], most=bets[0][1]),)
    return (_REFUSALS.get(type(error), sentence("NetworkText", "That isn’t possible now.")),)


def description(table: Table) -> Iterator[Sentence]:
    piles = {pile.place: pile for pile in table.piles}
    for pile in table.piles:
        if pile.amount and pile.seat is None:
            yield sentence("Draw", "{pot}: {chips}.", pot=pile.label or text.POT, chips=pile.amount)
    if table.viewer is not None and (own := piles[hand_of(table.viewer)].cards):
        known = tuple([card for card in own if card])
        yield sentence("Draw", "Your hand: {cards}, {hand}.", cards=known, hand=text.hand_name(known))
    for seat, data in enumerate(table.seats):
        chips = piles[f"chips.{seat}"].amount
        yield sentence("Draw", "{name}: {chips} chips.", name=data.name, chips=chips)
        shown = tuple([card for card in piles[f"shown.{seat}"].cards if card])
        if shown:
            hand = text.hand_name(shown)
            yield sentence("Draw", "{name} shows {cards}: {hand}.", name=data.name, cards=shown, hand=hand)
        elif isinstance(data.last, Sentence):
            yield sentence("Draw", "Last: {what}.", what=data.last)
    yield from table.message


def write(action: values.Action) -> str:
    return json.dumps(_ACTIONS.write(action))


def read(line: str) -> values.Action:
    action = _ACTIONS.read(read_json(line))
    if new_player(action) not in (None, "", *strategies):
        raise NotationError(f"this program has no such computer: {line!r}")
    return action


def setup_value(setup: values.TableSetup) -> dict[str, object]:
    return _SETUP.write(setup)


def setup_of(value: object) -> values.TableSetup:
    """The setup of its JSON; raises DamagedSaveGame."""
    try:
        return _SETUP.read(value)
    except (NotationError, SetupError, UnknownStrategy) as error:
        raise DamagedSaveGame(f"no game can be set up so: {error}") from error


def _seats(seen: values.Observation) -> Iterator[SeatData]:
    last, dealer = _last_words(seen), None
    folded = {event.seat for event in seen.events if isinstance(event, events.Folded)}
    won = {event.seat for event in seen.events if isinstance(event, events.PotWon)}
    hands = {} if seen.seat is None else {seen.seat: seen.own}
    shown: dict[int, tuple[Card, ...]] = {}
    for event in seen.events:
        if isinstance(event, events.RoundStarted):
            dealer = event.order[-1]
        elif isinstance(event, events.HandsShown):
            shown = {seat: hand for seat, hand in enumerate(event.hands) if hand}
    for seat, name in enumerate(seen.names):
        chips = Fact(signs("{points}", points=seen.balances[seat]), label=text.CHIPS)
        yield SeatData(
            name,
            seen.players[seat],
            seat % new_game.MARKS,
            (chips,),
            last.get(seat),
            is_out=seat in folded or (not seen.is_between and seat not in seen.live),
            is_left=seat not in seen.seated,
            is_winner=seat in (seen.winners or won),
            is_dealer=seat == dealer,
            hand=_hand_name(seen, seat, shown.get(seat) or hands.get(seat)),
            best=Hand(shown[seat]).deciding() if seat in shown else (),
        )


def _hand_name(seen: values.Observation, seat: int, hand: Sequence[Card] | None) -> Sentence | None:
    if hand:
        return text.hand_name(hand)
    return text.NO_HAND if seat == seen.seat or seat not in seen.seated else None


def _last_words(seen: values.Observation) -> dict[int, Sentence]:
    """What each seat did last; other bets end it, but not what holds for the rest of the hand."""
    words: dict[int, Sentence] = {}
    for event in seen.events:
        said = _words(event)
        if isinstance(event, events.RoundEnded):
            words = {}
        elif isinstance(event, values.BetsCollected):
            words = {seat: word for seat, word in words.items() if word in (text.FOLDED, text.ALL_IN)}
        elif said is not None:
            words[getattr(event, "seat", 0)] = said
    return words


def _told(event: values.TableEvent) -> Iterator[Told]:
    match event:
        case events.BetPlaced() | events.BetMatched() if not event.left:
            yield Told("all_in", (event.seat, event.cents))
        case events.CardsDrawn() if not event.count:
            yield Told("keep", (event.seat,))
        case values.PlayerSet() if not event.player:
            yield Told("seat_back", (event.seat,))
        case events.HandsShown():
            yield from (Told("shown", (seat, hand)) for seat, hand in enumerate(event.hands) if hand)
        case events.GameEnded():
            yield from (Told("game_won", (seat,)) for seat in event.winners)
        case _ if type(event) in _SAID:
            key, *names = _SAID[type(event)].split()
            yield Told(key, tuple([getattr(event, name) for name in names]))
        case _:
            pass


_SAID: dict[type, str] = {
    events.RoundStarted: "hand number",
    events.AntePaid: "ante seat cents",
    events.Folded: "fold seat",
    events.Held: "check seat",
    events.BetPlaced: "bet seat cents",
    events.BetMatched: "call seat cents",
    events.CardsDrawn: "exchange seat count",
    events.StockRenewed: "renewed",
    events.MoneyReturned: "returned seat cents",
    events.PotWon: "won seat cents",
    events.SeatEjected: "out seat",
    values.PlayerSet: "left seat",
}
"""What is said of an event: the key of its text, and the fields of its values."""
