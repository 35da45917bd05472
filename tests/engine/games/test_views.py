"""What each viewer of a game is told at a server, in games by chance."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hypothesis import given

from engine.games.changes import Moved, table_after
from engine.games.game import table_of, told
from engine.games.views import GameViews, Views
from tests.support.any_game import PLAYED, Moment, Played


def views_of(one: Played) -> Iterator[tuple[Moment, Views]]:
    views = GameViews(one.game, one.moments[0].state)
    return ((moment, views.after(moment.state, moment.last)) for moment in one.moments[1:])


def told_to(viewer: int | None, views: Views) -> Moved:
    """The public part, and beside it what one seat alone is told."""
    moves = views.own.get(-1 if viewer is None else viewer, views.public)
    if views.turn is None or views.turn[0] != viewer:
        return moves
    return replace(moves, offers=views.turn[1], message=views.turn[2])


@given(PLAYED)
def test_each_viewer_has_the_table_of_the_server(one: Played) -> None:
    """Also who looks on, and whoever is told of each round at its end."""
    codecs = one.codecs
    seats = len(table_of(one.game, one.moments[0].state, None).seats)
    viewers: Sequence[int | None] = (None, *range(seats))
    clients = {each: table_of(one.game, one.moments[0].state, each) for each in viewers}
    for moment, views in views_of(one):
        for viewer in viewers:
            moves = told_to(viewer, views)
            expected = told(one.game, moment.state, moment.last, clients[viewer])
            clients[viewer] = table_after(clients[viewer], codecs.moved.read(codecs.moved.write(moves)))

            assert expected.happenings == moves.happenings
            whole = table_of(one.game, moment.state, viewer)
            assert codecs.table.write(whole) == codecs.table.write(clients[viewer])


@given(PLAYED)
def test_who_is_told_of_whole_rounds_has_the_table_after_each(one: Played) -> None:
    """Of what everybody may know; also if nobody was there when the round began."""
    first = one.moments[0]
    start = one.chance.randrange(len(one.moments))
    delayed, late = table_of(one.game, first.state, None), None
    public = [one.game.redact(event, None) for event in one.moments[start].history]
    views = GameViews(one.game, first.state)
    told_late, expected, tables = [], [], []
    for at, moment in enumerate(one.moments):
        if at == start:
            begun = len(first.history) + sum(len(each.last) for each in one.moments[1 : start + 1])
            late = GameViews(one.game, moment.state, public[_round_began(one, start) : begun])
        changes = views.after(moment.state, moment.last) if at else None
        if late is not None and at > start:
            changes_late = late.after(moment.state, moment.last)
            if changes_late.round is not None:
                told_late.append(changes_late.round.happenings)
        if changes is not None and changes.round is not None:
            delayed = table_after(delayed, changes.round)
            tables.append(delayed == table_of(one.game, moment.state, None))
            expected.append(changes.round.happenings)

    assert [True] * len(tables) == tables
    assert expected[len(expected) - len(told_late) :] == told_late


def _round_began(one: Played, start: int) -> int:
    """After how many events; the first deal is no part of a round that is told."""
    ends, count = len(one.moments[0].history), len(one.moments[0].history)
    for moment in one.moments[1 : start + 1]:
        count += len(moment.last)
        if any(one.game.happening(one.game.redact(event, None)).shows_result for event in moment.last):
            ends = count
    return ends


@given(PLAYED)
def test_only_who_is_on_turn_or_knows_more_has_a_message_of_its_own(one: Played) -> None:
    for moment, views in views_of(one):
        is_open = all(one.game.redact(event, None) is event for event in moment.last)
        is_deal = any(each.is_deal for each in views.public.happenings)
        own = {seat for seat, moves in views.own.items() if moves.happenings != views.public.happenings}

        assert not (is_open and own)
        assert is_deal or views.round is not None or len(views.own) <= 1
        assert ((), ()) == (views.public.offers, views.public.message)
