"""A game of the registry in the window: what it tells leads to its table; it is undone, kept, replayed."""

from hypothesis import given

from engine.games.registry import AnySession
from straights_gui.model.game import Step
from straights_gui.model.local_game import TableGame
from tests.support.any_game import PLAYED, Played


@given(PLAYED)
def test_what_is_told_leads_to_the_table(one: Played) -> None:
    """With a result all is seen that comes of the action, such as who is out, unless a deal is behind it."""
    kept, told = list[AnySession](), list[tuple[Step, ...]]()
    model = TableGame(one.game, one.game.session(one.setup), kept.append)
    model.happened.connect(told.append)
    for action in one.actions:
        model.act(action)
        assert model.table() == told[-1][-1].shown.table
        is_dealt = any(each.shown.happening.is_deal for each in told[-1])
        ends = [each.shown.table for each in told[-1] if each.shown.happening.shows_result and not is_dealt]
        assert [model.table()] * len(ends) == ends

    assert len(one.actions) == len(kept) == len(told) == model.revision
    assert len(model.said()) == len(model.happenings()) == len(one.moments[-1].history)
    assert one.moments[-1].state == model.session.state


@given(PLAYED)
def test_a_move_is_taken_back_and_done_again(one: Played) -> None:
    model = TableGame(one.game, one.game.session(one.setup, one.actions), lambda _session: None)
    could = model.can_undo()
    model.undo()
    count = model.count
    model.redo()

    assert could == (count < len(one.actions))
    assert tuple(one.actions) == model.session.actions


@given(PLAYED)
def test_each_moment_can_be_shown_again(one: Played) -> None:
    model = TableGame(one.game, one.game.session(one.setup, one.actions), lambda _session: None)
    number = one.chance.randint(1, len(one.actions))

    then = model.at(number, one.viewer)

    assert one.table(one.moments[number]) == then.table() == then.last_steps()[-1].shown.table
