"""What a network game of Straights needs beyond its table: faces, points, and the whole game at its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.cards.card import Card
from engine.errors import BadMessage
from engine.fast_dataclass import replace
from engine.games.table import Answer, Cards, Form, Happening, Table, Told
from engine.straights import game
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import CardDiscarded, CardPlayed, Event, RoundEnded
from engine.straights.observation import Observation, SeatView
from engine.straights.player import Computer, Human
from engine.straights.record import Move, RoundResult
from engine.straights.round_summary import running_points
from engine.straights.rules import legal_plays, points
from engine.straights.session import Session
from engine.straights.setup import BY_SEAT, FIRST_LEGAL, SeatSetup, Setup, Variant
from engine.straights.table import FIRST_RANK
from engine.straights.table import Table as Rows
from engine.straights.transitions import verify_seen


def in_full(happening: Happening) -> Happening:
    """With the faces, and with all that moves at the end of a round, which no message tells."""
    event = _event_of(happening.told)
    return happening if event is None else game.happening(event)


def _event_of(told: Sequence[Told]) -> Event | None:
    """The move or the end of a round of which this is told; None for anything else."""
    match told:
        case [Told("card_played", (int(seat), Card() as card))] if seat in BY_SEAT:
            return CardPlayed(seat, card)
        case [Told("card_discarded", (int(seat), Card() as card))] if seat in BY_SEAT:
            return CardDiscarded(seat, card)
        case [Told("card_hidden", (int(seat),))] if seat in BY_SEAT:
            return CardDiscarded(seat, None)
        case [Told("round_ended"), *results]:
            return RoundEnded(0, _result_of(results))
        case _:
            return None


def _result_of(results: Iterable[Told]) -> RoundResult:
    """The result of a round, told of each seat in turn; raises BadMessage."""
    rows = [each.values for each in results]
    if [row[:1] for row in rows] != [(seat,) for seat in BY_SEAT]:
        raise BadMessage("the result of each seat is needed")
    discards, gained, scores = list[tuple[Card, ...]](), list[int](), list[int]()
    for row in rows:
        match row:
            case (_, tuple() as cards, _, int(more), int(score)):
                discards.append(cards)
                gained.append(more)
                scores.append(score)
            case _:
                raise BadMessage("the result of each seat has cards, points and a score")
    return RoundResult(tuple(discards), tuple(gained), tuple(scores))


def opened(happenings: Iterable[Happening]) -> tuple[Happening, ...]:
    """With the discards of finished rounds, which the end of each round reveals."""
    found = [*happenings]
    discards: list[tuple[int, int]] = []  # of the round: where in the list, and of which seat
    for at, happening in enumerate(tuple(found)):
        for said in happening.told:
            match said:
                case Told("round_started"):
                    discards.clear()
                case Told("card_hidden" | "card_discarded", (int(seat), *_)):
                    discards.append((at, seat))
                case Told("result", (int(seat), tuple() as cards, *_)):
                    places = [place for place, owner in discards if owner == seat]
                    for place, card in zip(places, cards, strict=False):
                        if found[place].told == (Told("card_hidden", (seat,)),):
                            found[place] = game.happening(CardDiscarded(seat, card))
                case _:
                    pass
    return tuple(found)


def session_of(
    table: Table, happenings: Iterable[Happening], players: Iterable[str | None], variant: Variant, key: str
) -> Session:
    """The whole game; raises BadMessage, SetupError or a Refusal if the key deals another one.

    Args:
        table: its end.
        happenings: all of them.
        players: the strategies of the seats when the first cards were dealt; None for a human.
        variant: the rule switches.
        key: of the deals.
    """
    pairs = zip(table.seats, players, strict=True)
    seats = tuple(SeatSetup(seat.name, Computer(player) if player else Human()) for seat, player in pairs)
    told = (said for happening in opened(happenings) for said in happening.told)
    session = Session(Setup(0, seats, variant, key=key), _actions(told, table))
    if not session.is_over:
        raise BadMessage("the key deals other cards than those of the game")
    return session


def _actions(told: Iterable[Told], table: Table) -> Iterator[Action]:
    """The actions of a finished game. Of computers only those that play now are known."""
    for said in told:
        match said:
            case Told("card_played", (int(seat), Card() as card)):
                yield Play(seat, card)
            case Told("card_discarded", (int(seat), Card() as card)):
                yield Discard(seat, card)
            case Told("rage_quit" | "computer_changed" as key, (int(seat),)):
                change = RageQuit if key == "rage_quit" else SetStrategy
                yield change(seat, table.seats[seat].player or FIRST_LEGAL)
            case Told("seat_taken", (int(seat),)):
                yield TakeSeat(seat)
            case _:
                pass


def counted(table: Table) -> Table:
    """With the points after each discard of the last round, which no message tells."""
    result = table.result
    if result is None:
        return table
    rows = tuple(replace(row, counts=running_points(row.cards)) for row in result.rows)
    return replace(table, result=replace(result, rows=rows))


def verify(table: Table, answer: Answer) -> None:
    """Raise a Refusal if the rules do not allow an answer, before it is sent."""
    verify_seen(game.action(table, answer), observation_of(table, (), Variant()))


def observation_of(table: Table, happenings: Iterable[Happening], variant: Variant) -> Observation:
    """The round as the rules and the card tracker read it, by what has happened since the deal."""
    own, seats = table.viewer, {pile.place: pile.seat for pile in table.piles}
    piles = {(pile.seat, pile.form): pile.cards for pile in table.piles}
    hand, discards = (_known(piles.get((own, form), ())) for form in (Form.FAN, Form.STACK))
    rows = _rows(table)
    moves = [
        Move(seat, None if each.last else way.cards[0])
        for each in happenings
        for way in each.movements
        if not each.clears and (seat := seats.get(way.begin)) is not None
    ]
    views = [
        SeatView(
            data.name,
            Computer(data.player) if data.player else Human(),
            len(piles[seat, Form.FAN]),
            len(piles[seat, Form.STACK]),
            points(discards) if seat == own else None,
            data.facts[0].number,
        )
        for seat, data in enumerate(table.seats)
    ]
    plays = legal_plays(hand, rows) if own is not None and own == table.turn else ()
    marks = tuple(data.mark for data in table.seats)
    known = hand, discards, plays, rows, tuple(views), tuple(moves)
    return Observation(own, table.round, variant, table.turn, *known, (), (), marks)


def _known(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def _rows(table: Table) -> Rows:
    """The rows of the table, each from its seven outwards."""
    cards = [card for pile in table.piles if pile.form is Form.ROW for card in _known(pile.cards)]
    rows = Rows()
    for card in sorted(cards, key=lambda card: abs(card.rank.index - FIRST_RANK.index)):
        rows = rows.with_card(card)
    return rows
