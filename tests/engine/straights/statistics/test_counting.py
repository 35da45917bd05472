"""Which games and rounds count, and how they are known again."""

from hashlib import sha256

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.statistics.counting import (
    hinted,
    level_of,
    new_record,
    opponents_of,
    play_of,
    recorded,
    table_record,
)
from engine.straights.statistics.figures import RIVALRY, figures_of, kinds_of, levels_of, rivals_of
from engine.straights.storage.seal import seal_of
from tests.support.playing import first_legal, play_on

HUMAN, COMPUTER = Human(), Computer("first-legal")


@pytest.mark.parametrize(
    "players, variant, level",
    [
        ((Human(), *[Computer("expert")] * 3), Variant(), "expert"),
        ((Human(), Computer("expert"), *[Computer("locker")] * 2), Variant(), "mixed"),
        ((Human(), *[Computer("locker")] * 3), Variant(50), "locker --score-limit 50"),
        ((Human(),) * 4, Variant(), "mixed"),
    ],
)
def test_a_level_is_that_of_the_opponents(players: tuple[Player, ...], variant: Variant, level: str) -> None:
    assert level == level_of(Setup.of(1, players, variant))
    assert (level.split(maxsplit=1)[0], None if variant == Variant() else variant) == opponents_of(level)


def test_a_round_is_known_by_all_moves_up_to_its_end() -> None:
    session = play_on(Session(Setup.of(5, (Computer("first-legal"),) * 4)), 104)
    moves = session.actions
    other = (*moves[:51], moves[50], *moves[52:])

    assert play_of(moves, 1) == play_of(moves[:52], 1)
    assert 4 == len({play_of(each, number) for each in (moves, other) for number in (1, 2)})


def test_a_round_that_an_earlier_version_has_kept_is_known_again() -> None:
    """Statistics are kept for years: it is the digest of the moves' lines in a saved game."""
    actions = (
        TakeSeat(1),
        Play(0, Card.parse("7S")),
        RageQuit(2, "blocker"),
        Discard(1, Card.parse("KH")),
    )
    assert sha256(b"1 play 7S\n2 discard KH").hexdigest() == play_of(actions, 1)


@pytest.mark.parametrize(
    "humans, salt, counts", [(1, "00ff", True), (1, "", False), (0, "00ff", False), (2, "00ff", False)]
)
def test_only_a_sealed_game_of_one_human_has_a_record(humans: int, salt: str, *, counts: object) -> None:
    setup = replace(Setup.of(5, ((HUMAN,) * humans + (COMPUTER,) * 4)[:4]), salt=salt)
    record = new_record(setup)

    assert bool(counts) is (record is not None)
    assert record is None or (seal_of(setup), "first-legal") == (record.game, record.level)


@pytest.mark.parametrize(
    "exchanges",
    [
        [],
        [RageQuit(0, "blocker")],
        [RageQuit(0, "blocker"), TakeSeat(0)],
        [TakeSeat(2)],
        [SetStrategy(1, "expert")],
    ],
)
def test_no_round_counts_once_a_seat_was_exchanged(exchanges: list[Action]) -> None:
    setup = replace(Setup.of(5, (HUMAN, *[COMPUTER] * 3), Variant(60)), salt="00ff")
    session, record = Session(setup), new_record(setup)
    assert record is not None
    while session.turn is not None:
        if len(session.actions) == 60:
            for exchange in exchanges:
                session.submit(exchange)
            record = hinted(record, session)
        record = recorded(record, session, session.submit(first_legal(session)), "now")

    last = 1 if exchanges else len(session.state.results)
    assert [result.gained[0] for result in session.state.results[:last]] == [
        each.gained for each in record.rounds
    ]
    assert (not exchanges) is (record.end is not None)
    assert (not exchanges) is any(each.hints for each in record.rounds)
    assert play_of(session.actions, 1) == record.round(1).play
    assert "now" == record.round(1).moment


def test_only_who_beat_whom_counts_of_a_game_with_people() -> None:
    """From three such games on they are rivals; nothing else in the statistics knows of these games."""
    setup = replace(Setup.of(5, (HUMAN, COMPUTER, HUMAN, HUMAN), Variant(0)), salt="00ff")
    session = play_on(Session(setup), 52)
    names, scores = [seat.name for seat in setup.seats], [seat.score for seat in session.observe(None).seats]
    found = [table_record(session, seat, "") for seat in range(4)]
    records = [replace(found[0], game=str(number)) for number in range(RIVALRY) if found[0] is not None]

    for seat, record in enumerate(found):
        assert record is not None
        assert record.end is not None
        others = [each for each in (0, 2, 3) if scores[each] != scores[seat]]
        assert [names[each] for each in others if scores[each] > scores[seat]] == list(record.end.beaten)
        assert [names[each] for each in others if scores[each] < scores[seat]] == list(record.end.beaten_by)
    assert {each for each in (0, 2, 3) if scores[each] != scores[0]} == {
        names.index(rival.name) for rival in rivals_of(records)
    }
    assert (figures_of([]), (), ()) == (figures_of(records), levels_of(records), kinds_of(records))
    left = play_on(Session(setup), 20)
    left.submit(RageQuit(0, "first-legal"))
    assert table_record(play_on(left, 52), 2, "") is None
