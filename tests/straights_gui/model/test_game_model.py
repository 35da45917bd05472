"""Who looks at the game, what is told to whom, what may be taken back: the model without any window."""

import pytest

from engine.cards.card import Card
from engine.errors import SetupError
from engine.straights.commands import RageQuit, ShowDeck, TakeSeat
from engine.straights.events import CardDiscarded, DeckShown, Event, RoundStarted
from engine.straights.observation import Step
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.game_model import GameModel
from tests.support.window.player import ALONE, COMPUTERS, TWO_PEOPLE, game

HUMANS = (Human(),) * 4


class Listener:
    def __init__(self, session: Session) -> None:
        self.saved: list[int] = []
        self.model = GameModel(session, lambda session: self.saved.append(len(session.actions)))
        self.happened: list[tuple[Event, ...]] = []
        self.replaced = 0
        self.model.happened.connect(self._note)
        self.model.replaced.connect(self._count)

    def _note(self, steps: tuple[Step, ...]) -> None:
        self.happened.append(tuple(step.event for step in steps))
        assert self.model.observation() == steps[-1].observation

    def _count(self) -> None:
        self.replaced += 1

    def move(self) -> tuple[Event, ...]:
        """Let whoever is to move play as the assignment's computer."""
        turn = self.model.turn
        assert turn is not None
        return self.model.submit(strategy_named(FIRST_LEGAL).choose(self.model.observation_of(turn)))

    def move_until(self, seat: int) -> None:
        while self.model.turn != seat:
            self.move()


@pytest.fixture
def alone(qapp: object) -> Listener:
    """One human at seat 1, whose turn it is."""
    listener = Listener(game(5, ALONE))
    listener.move_until(0)
    return listener


def cards_told(events: list[tuple[Event, ...]], viewer: int | None) -> set[Card]:
    """The cards in events that a viewer must not know before the round ends."""
    told: set[Card] = set()
    for event in (event for each in events for event in each):
        if isinstance(event, RoundStarted):
            told |= {
                card for seat, hand in enumerate(event.hands) if seat != viewer and hand for card in hand
            }
        elif isinstance(event, CardDiscarded) and event.seat != viewer and event.card is not None:
            told.add(event.card)  # unreached: unless one is told
    return told


@pytest.mark.parametrize("players", [ALONE, COMPUTERS, TWO_PEOPLE, HUMANS])
def test_nothing_hidden_is_told(qapp: object, players: tuple[Human | Computer, ...]) -> None:
    """Over a whole game, the events that leave the model name no card that its viewer may not know."""
    listener = Listener(game(5, players))
    while listener.model.turn is not None:
        if listener.model.turn in listener.model.humans and len(listener.model.humans) > 1:
            listener.model.show_hand(listener.model.turn)
        viewer = listener.model.viewer
        told = listener.move()
        assert told == listener.happened[-1]
        assert set() == cards_told([told], viewer)


def test_every_change_is_saved_and_counted(alone: Listener) -> None:
    """Each command that counts makes another revision and another save; a question makes neither."""
    revision, saves = alone.model.revision, len(alone.saved)

    alone.move()
    assert (revision + 1, len(alone.model.session.actions)) == (alone.model.revision, alone.saved[-1])
    assert isinstance(alone.model.submit(ShowDeck(0))[0], DeckShown)

    assert (revision + 1, saves + 1) == (alone.model.revision, len(alone.saved))


def test_what_is_done_again_is_saved_and_counted(alone: Listener) -> None:
    """As any other change: an answer to the position before is stale, and the file has the moves again."""
    alone.move()
    alone.move_until(0)
    count = len(alone.model.session.actions)
    alone.model.undo()
    revision, replaced = alone.model.revision, alone.replaced

    alone.model.redo()

    assert count == alone.saved[-1] == len(alone.model.session.actions)
    assert (revision + 1, replaced + 1) == (alone.model.revision, alone.replaced)

    alone.model.redo()
    assert (revision + 1, replaced + 1) == (alone.model.revision, alone.replaced)


@pytest.mark.parametrize(
    "players, viewer",
    [(ALONE, 0), ((*COMPUTERS[1:], Human()), 3), (TWO_PEOPLE, None), (HUMANS, None), (COMPUTERS, None)],
)
def test_the_only_human_looks_and_of_several_nobody_until_asked(
    qapp: object, players: tuple[Human | Computer, ...], viewer: int | None
) -> None:
    assert viewer == Listener(game(5, players)).model.viewer


def test_who_left_in_anger_goes_on_watching_the_own_hand(alone: Listener) -> None:
    """After a rage-quit the view stays where it was, also when the saved game is read again."""
    alone.model.submit(RageQuit(0))

    assert ((), 0) == (alone.model.humans, alone.model.viewer)
    assert 0 == Listener(alone.model.session).model.viewer

    alone.model.submit(TakeSeat(0))
    assert ((0,), 0) == (alone.model.humans, alone.model.viewer)


def test_another_game_shows_nothing_of_the_one_before(qapp: object) -> None:
    listener = Listener(game(5, TWO_PEOPLE))
    listener.move_until(2)
    listener.model.show_hand(2)

    listener.model.replace(game(6, HUMANS))

    assert (None, ()) == (listener.model.viewer, listener.model.observation().hand)


def test_an_undo_that_leads_to_another_human_s_turn_shows_nobody_s_hand(qapp: object) -> None:
    """What is shown after an undo is the hand of who is to move, and only if that one was looking."""
    listener = Listener(game(5, HUMANS))
    model = listener.model
    turn = model.turn
    assert turn is not None
    model.show_hand(turn)
    listener.move()
    model.hide_hand()

    model.undo()

    assert (turn, None) == (model.turn, model.viewer)


def test_a_seat_has_another_name_in_what_has_happened_too(alone: Listener) -> None:
    before, saved = alone.model.revision, len(alone.saved)
    alone.model.rename(2, "Zoë")
    alone.model.rename(2, "Zoë")
    names = [view.name for view in alone.model.observation().seats]

    assert "Zoë" == names[2]
    assert 1 == names.count("Zoë")
    assert (1, 1, 1) == (alone.replaced, len(alone.saved) - saved, alone.model.revision - before)
    with pytest.raises(SetupError):
        alone.model.rename(2, "")
