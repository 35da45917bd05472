"""The table's law for motion: what it leaves is what a fresh table draws, however it was reached."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.games.changes import Step, steps
from engine.games.game import table_of as data_of
from engine.games.game import told as told_of
from engine.games.table import Happening, Movement
from engine.poker.table import game as draw
from engine.sevens import game as sevens
from engine.sevens.rules import rules_of
from engine.straights import game
from engine.straights.commands import Play
from engine.straights.projection import redact
from engine.straights.session import Session
from straights_gui.controller.play.shown_table import jump
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.table.animation.flights import MOVE, fly
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on, session_with, walk
from tests.support.sevens import begun
from tests.support.window.snapshot import TableSnapshot, snapshot_of
from tests.support.window.tables import table_of

FACE, BACK = CardAppearance.FACE, CardAppearance.BACK


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView(Motion(1000.0))
    qtbot.addWidget(view)
    view.resize(1024, 700)
    yield view
    view.motion.cancel()


def told(session: Session, viewer: int | None) -> list[Happening]:
    return [game.happening(redact(event, viewer)) for event in session.history]


def picture(table: TableView) -> tuple[TableSnapshot, int]:
    """What is on the table, and how many cards there are in all, seen or not."""
    items = table.scene_.items()
    assert all(item.isVisible() and item.opacity() == 1.0 for item in items if isinstance(item, CardItem))
    return snapshot_of(table.scene_), sum(isinstance(item, CardItem) for item in items)


@pytest.mark.parametrize("seed", range(6))
def test_after_a_jump_the_table_is_as_a_fresh_one_draws_it(table: TableView, seed: int) -> None:
    """Between any two moments, for any viewer; sometimes another jump comes in the middle of the first."""
    chance = Random(seed)
    session = session_with(seed=seed)
    list(walk(session, chance, 70))
    viewer, now = chance.choice((0, 1, 2, 3, None)), session
    table.draw(table_of(now.observe(viewer)))
    for _ in range(12):
        before, now = now, session.rewound(chance.randrange(len(session.actions) + 1))
        seen = now.observe(viewer)
        jump(table, told(before, viewer), told(now, viewer), table_of(seen))
        if chance.random() < 0.5:
            table.motion.finish()
            shown = picture(table)
            table.draw(table_of(seen))
            assert picture(table) == shown


@pytest.mark.parametrize("moment, viewer", [(60, 0), (10, 2)], ids=["another round", "another viewer"])
def test_no_card_of_another_round_or_viewer_comes_from_where_it_was(
    table: TableView, moment: int, viewer: int
) -> None:
    session = play_on(session_with(), 60)
    before, after = session.rewound(45), session.rewound(moment)
    table.draw(table_of(before.observe(0)))
    on_board = set(table.scene_.board)
    jump(table, told(before, 0), told(after, viewer), table_of(after.observe(viewer)))
    hand = table.scene_.hand

    assert on_board.intersection(hand.cards)
    assert [item.home for item in hand.items] == [item.pose for item in hand.items]


def test_no_mark_surrounds_a_place_whose_card_is_on_its_way(table: TableView) -> None:
    session = session_with()
    table.draw(table_of(session.observe(0)))
    now = play_on(session, 9)
    jump(table, told(now.rewound(0), 0), told(now, 0), table_of(now.observe(0)))
    marks = [mark for mark in table.scene_.last_play_marks if mark.card is not None]
    table.settle(table_of(now.observe(0)))

    assert [False] * len(marks) == [mark.isVisible() for mark in marks] != []
    table.motion.finish()
    assert [True] * len(marks) == [mark.isVisible() for mark in marks]


@pytest.mark.parametrize(
    "begin, end, first, last",
    [
        ("hand.0", "row.D", FACE, FACE),
        ("hand.1", "row.D", BACK, FACE),
        ("hand.0", "discards.0", FACE, BACK),
        ("hand.1", "discards.1", BACK, BACK),
        ("row.D", "hand.1", FACE, BACK),
        ("discards.0", "hand.0", BACK, FACE),
        ("row.D", "", FACE, FACE),
    ],
)
def test_a_card_turns_over_where_one_end_of_its_way_hides_it(
    table: TableView, begin: str, end: str, first: CardAppearance, last: CardAppearance
) -> None:
    seen = play_on(session_with(), 9).observe(0)
    table.draw(table_of(seen))
    scene, seven, king = table.scene_, Card.parse("7D"), Card.parse("KD")
    card = seven if end == "row.D" else seen.hand[0] if end == "hand.0" else king
    timeline = fly(scene, table_of(seen).piles, (Movement(begin, end, (card,)),), MOVE, {})
    item = next(each for each in scene.items() if isinstance(each, CardItem) and each.card == card)

    timeline.show(0)
    begins = item.appearance
    timeline.show(timeline.length - 1)

    assert (first, last) == (begins, item.appearance)


def test_a_card_lands_with_a_dip_or_a_light_over_the_row_that_it_completes(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either ends where the card lies."""
    whole = play_on(session_with(seed=9), 52)
    landed: list[Timeline] = []
    monkeypatch.setattr(table.motion, "run", landed.append)
    lengths, dips, rests = [], [], []
    for number, action in enumerate(whole.actions[:51]):
        now = whole.rewound(number + 1)
        happened = told(now, 0)[-1]
        table.draw(table_of(whole.rewound(number).observe(0)))
        step = Step(happened, table_of(now.observe(0)))
        timeline = table.timeline_for(step)
        timeline.show(timeline.length)
        if isinstance(action, Play):
            item = table.scene_.board[action.card]
            home = item.pose
            landed[-1].show(motion.LAND / 2)
            dips.append(item.pose.point.y() > home.point.y() + 1)
            landed[-1].show(landed[-1].length)
            rests.append(item.pose == home)
            lengths.append(sum(card.suit is action.card.suit for card in table.scene_.board))

    assert [length < 13 for length in lengths] == dips
    assert {13} < {*lengths}
    assert all(rests)


@pytest.mark.parametrize(
    "agreed, viewer",
    [
        ("8-any-pay-0-first-chips-2r", 3),
        ("5-diamonds-pass-0-first-cards-2r", 0),
        ("3-spades-discard-0-all-discards-2r", 2),
        ("6-spades-pass-0-first-ranks-2r", None),
    ],
)
def test_any_number_sit_there_and_motion_leaves_what_is_drawn(
    table: TableView, agreed: str, viewer: int | None
) -> None:
    """Through two rounds and their results, with passes, chips and hands of different sizes."""
    state = begun(rules_of(agreed))
    laid = ((Card.parse("7S"),),) * len(state.seats)
    before = data_of(sevens, state, viewer)
    table.draw(before)
    assert len(before.seats) == len(table.scene_.panels)
    assert ("discard" in agreed) == table.scene_.piles[viewer or 0].isVisible()
    while state.turn is not None:
        state, events = sevens.apply(state, sevens.choose("lowest", sevens.observe(state, state.turn)))
        for step in steps(before, told_of(sevens, state, events, before)):
            table.motion.run(table.timeline_for(step, laid))
            table.motion.finish()
            assert step.happening.shows_result <= table.has_result
        before = data_of(sevens, state, viewer)
        table.settle(before)
        table.motion.finish()
        if state.turn is not None:
            moved = picture(table)
            table.draw(before)
            assert picture(table) == moved
    assert table.scene_.shows_podium


@pytest.mark.parametrize("viewer", [3, None])
def test_chips_folds_exchanges_and_a_renewed_stock_leave_what_is_drawn(
    table: TableView, viewer: int | None
) -> None:
    """Eight seats that exchange often need the cards laid aside again."""
    seats = [(f"Seat {number}", "reckless") for number in range(8)]
    state, _ = draw.start(draw.setup_for("draw", seats, 0, 5))
    before, texts, flown = data_of(draw, state, viewer), set[str](), set[tuple[str, str]]()
    table.draw(before)
    chips = table.offers.chips
    assert chips is not None
    table.draw(before)
    while before.round < 4:
        turn, action = draw.turn(state), draw.next_deal(state)
        chosen = action if turn is None else draw.choose("reckless", draw.observe(state, turn))
        assert chosen is not None
        state, events = draw.apply(state, chosen)
        texts |= {type(event).__name__ for event in events}
        for step in steps(before, told_of(draw, state, events, before)):
            timeline = table.timeline_for(step, ())
            timeline.show(1)
            flown |= {(way.begin[:3], way.end[:3]) for way in step.happening.movements if chips.flying}
            table.motion.run(timeline)
            table.motion.finish()
        before = data_of(draw, state, viewer)
        table.settle(before)
        table.motion.finish()
        moved = picture(table), chips.texts
        table.draw(before)
        assert (picture(table), chips.texts) == moved

    assert {("chi", "bet"), ("bet", "pot"), ("pot", "chi")} == flown - {("pot", "pot")}
    assert {"StockRenewed", "HandsShown", "Folded", "BetsCollected"} <= texts
