"""Answers about team matches: the lines of friends, the next deal, the result of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.duplicate.comparison import team_result
from engine.straights.duplicate.duplicate_deal import undated_deal_in
from engine.straights.duplicate.own_match import OwnMatch, match_value, name_in, read_match, with_lines
from engine.straights.duplicate.team_match import DEALS, TeamMatch, match_name
from engine.straights.errors import BadMatchName
from engine.straights.local_table.errors import NoDeal
from engine.straights.protocol.daily_messages import TeamMatchMessage, TeamRow
from engine.straights.session import Session
from engine.straights.text import today as text
from engine.straights.text.refusals import refused_match_name, refused_team_line
from engine.straights.text.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.straights.protocol.daily_requests import AskTeamMatch, AskTeamResult, NewTeamDeal
    from engine.straights.protocol.records import Json
    from engine.straights.text.sentence import Sentence


def match_message(request: AskTeamMatch) -> TeamMatchMessage:
    """The match of a name, after the player's choice and the lines of friends."""
    try:
        name = match_name(request.name.strip() or name_in(request.lines))
    except BadMatchName as error:
        is_named = bool(request.name.strip() or request.lines.strip())
        return _message(None, request.lines, refused_match_name(error) if is_named else None)
    own = next(
        (each for each in _read(request.matches) if each.match.name == name), OwnMatch(TeamMatch(name))
    )
    if request.player is not None:
        own = own.as_player(request.player)
    lines = [line for line in map(str.strip, request.lines.splitlines()) if line]
    added = with_lines(own, lines)
    note = None
    if added.problem is not None:
        note = refused_team_line(added.problem)
    elif lines:
        note = sentence("TeamMatchDialog", "Results added.")
    return _message(added.own, "\n".join(added.left), note)


def team_session(request: NewTeamDeal) -> Session:
    """The next deal of a match as a game; raises NoDeal after the last, or if it cannot be read."""
    own = read_match(request.match)
    if own is None:
        raise NoDeal("the team match cannot be read")
    number = own.match.next_deal(own.player)
    if number is None:
        raise NoDeal("all deals of the match are played")
    return Session(own.match.deal(number, own.player).setup(request.names))


def result_message(request: AskTeamResult, session: Session) -> TeamMatchMessage:
    """The match whose deal is over, with its result if it counts; raises NoDeal for another game."""
    deal = undated_deal_in(session.setup)
    if deal is None or session.turn is not None:
        raise NoDeal("the game on the table is no finished deal for everybody")
    for own in _read(request.matches):
        number = own.number_of(deal)
        if number is None or not own.lacks(number):
            continue
        name, is_changed = own.match.name, session.is_exchanged
        if is_changed or deal.key in request.helped:
            return _message(own, "", text.uncounted_deal(name, number, is_exchanged=is_changed))
        return _message(
            own.with_count(number, team_result(deal, session)), "", text.counted_deal(name, number)
        )
    raise NoDeal("no match lacks the result of this deal")


def _read(matches: Sequence[Json]) -> Iterator[OwnMatch]:
    """The matches; those that cannot be read, which another version has written, are left out."""
    return (own for own in map(read_match, matches) if own is not None)


def _message(own: OwnMatch | None, left: str, note: Sentence | None) -> TeamMatchMessage:
    match = TeamMatch("") if own is None else own.match
    player = 0 if own is None else own.player
    number = match.next_deal(player)
    return TeamMatchMessage(
        match=None if own is None else match_value(own),
        name=match.name,
        player=player,
        is_fixed=own is not None and bool(own.counted),
        columns=text.match_columns(),
        rows=tuple(_rows(match, None if own is None else player)),
        deal=text.match_button(number),
        can_play=own is not None and number is not None,
        line=match.line(player) if match.has_results(player) else "",
        left=left,
        note=note,
    )


def _rows(match: TeamMatch, own: int | None) -> Iterator[TeamRow]:
    """The rows of the players, then that of the team."""
    for player, results in enumerate(match.results):
        cells = tuple(map(text.team_result, (*results, match.sum_of(player))))
        yield TeamRow(player, text.match_player(player, is_own=player == own), cells, player == own)
    deals = [*((number,) for number in range(DEALS)), tuple(range(DEALS))]
    sums = tuple(text.team_result(match.sum_of_deals(each)) for each in deals)
    yield TeamRow(None, sentence("ResultsTable", "Team"), sums, is_own=False)
