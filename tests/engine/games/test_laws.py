"""The laws of every game of the registry, in games by chance and for each viewer."""

import json
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from engine.cards.card import Card
from engine.errors import NotASaveGame, NotationError
from engine.games.changes import Moved, moved, steps, table_after
from engine.games.event_texts import event_text
from engine.games.game import told
from engine.games.movements import between, piles_after
from engine.games.registry import GAMES, game_named, loads, new_games
from engine.games.saved_game import SaveGameText
from engine.games.table import Mood, Pile, Table
from engine.poker.game.events import Folded, Held, PotWon
from engine.sevens.state import Passed, RoundEnded, RoundResult
from engine.straights.storage import savegame
from engine.straights.storage.savegame import dumps
from engine.text.sentence import sentence
from tests.support.any_game import OTHER_WORLDS, PLAYED, SETUPS_OF, Moment, Played
from tests.support.playing import HUMANS, cards, session_with
from tests.support.saved_games import checksum_of


def text_of(record: Any, value: object) -> str:
    return json.dumps(record.write(value))


def read(one: Played, before: Table, moment: Moment) -> Moved:
    """What a viewer with that table reads from the message about the last action."""
    codec = one.codecs.moved
    return codec.read(json.loads(text_of(codec, told(one.game, moment.state, moment.last, before))))


def as_sent(one: Played, moment: Moment) -> Table:
    """The table without what no client needs."""
    codec = one.codecs.table
    return codec.read(codec.write(one.table(moment)))


def test_every_game_has_its_laws() -> None:
    assert GAMES.keys() == SETUPS_OF.keys() == OTHER_WORLDS.keys()
    assert [*GAMES] == [game_named(name).name for name in GAMES]
    with pytest.raises(NotationError, match="no game is called 'whist'"):
        game_named("whist")
    with pytest.raises(NotationError, match="set up by presets is called 'straights'"):
        new_games("straights")


@given(PLAYED)
def test_a_client_has_the_table_of_the_server(one: Played) -> None:
    """After each message, piles and the order of their cards included; only who is on turn has offers."""
    codec = one.codecs.table
    client = codec.read(json.loads(text_of(codec, one.table(one.moments[0]))))
    for moment in one.moments[1:]:
        client = table_after(client, read(one, client, moment))

        assert as_sent(one, moment) == client
        assert bool(client.offers) == (client.viewer is not None and client.viewer == client.turn)


@given(PLAYED)
def test_a_jump_leads_from_one_moment_to_any_other(one: Played) -> None:
    here, there = one.chance.choices(one.moments, k=2)
    before, after = one.table(here), one.table(there)
    happened = [told(one.game, moment.state, moment.history, before).happenings for moment in (here, there)]
    ways = [[way for happening in each for way in happening.movements] for each in happened]

    reached = piles_after(before.piles, between(*ways))

    assert unordered(after.piles) == unordered(reached)


def unordered(piles: tuple[Pile, ...]) -> list[tuple[str, int, Counter[Card | None]]]:
    """Piles without the order of their cards, which a table says."""
    return [(pile.place, pile.amount, Counter(pile.cards)) for pile in piles]


@given(PLAYED)
def test_chips_only_go_from_pile_to_pile(one: Played) -> None:
    amounts = [[pile.amount for pile in one.table(moment).piles] for moment in one.moments]

    assert [sum(amounts[0])] * len(amounts) == list(map(sum, amounts))
    assert 0 <= min(map(min, amounts))


@given(PLAYED)
def test_a_save_read_again_is_the_same_game(one: Played) -> None:
    name, session = loads(SaveGameText(one.game, one.setup).of(tuple(one.actions)).encode())

    assert one.game.name == name
    assert (one.moments[-1].state, one.moments[-1].history) == (session.state, session.history)
    assert (one.setup, tuple(one.actions)) == (session.setup, session.actions)


def test_a_save_of_another_game_is_not_read() -> None:
    document = {**json.loads(dumps(session_with(HUMANS))), "format": "whist-game"}
    del document["checksum"]
    text = json.dumps({**document, "checksum": checksum_of(document)})

    with pytest.raises(NotASaveGame, match="no game is called 'whist'"):
        loads(text)
    with pytest.raises(NotASaveGame, match="a saved game of 'whist'"):
        savegame.loads(text)


@given(PLAYED)
def test_undo_leads_to_the_moment_before_the_last_thing_that_a_person_did(one: Played) -> None:
    """For that person alone; what was taken back and is done again leads back."""
    session = one.game.session(one.setup, one.actions)
    by_seats = [
        (number, action) for number, action in enumerate(one.actions) if one.game.seat_of(action) is not None
    ]
    changes = [number for number, action in by_seats if one.game.new_player(action) is not None]
    done = [
        (number, one.game.seat_of(action))
        for number, action in by_seats
        if number in changes or not one.game.players(one.moments[number].state)[one.game.seat_of(action) or 0]
    ]
    seats = range(len(session.players))
    count, seat = done[-1] if done else (len(one.actions), None)

    before = session.rewound(count)
    again = before.again(session.setup, (*before.actions, *session.actions[count:]))

    assert [count if each == seat else None for each in seats] == [*map(session.undo_point, seats)]
    assert (one.moments[count].state, one.moments[count].history) == (before.state, before.history)
    assert (session.state, session.history, session.actions) == (again.state, again.history, again.actions)
    assert bool(changes) == session.is_exchanged


@given(PLAYED)
def test_what_is_said_of_an_event_has_its_values(one: Played) -> None:
    names = [seat.name for seat in one.table(one.moments[0]).seats]
    for event in one.moments[-1].history:
        happening = one.game.happening(one.game.redact(event, one.viewer))
        said = event_text(one.game.event_texts, happening.told, names)
        for line in (*said.log, *said.spoken):
            assert {*re.findall(r"{(\w+)}", line.template)} == {*line.values}


@given(PLAYED)
def test_nothing_hidden_is_told(one: Played) -> None:
    """Table and message name no card that only others hold; other hidden cards change no byte of them."""
    moment, rival = one.chance.choice(one.moments), OTHER_WORLDS[one.game.name]
    state, last = rival(moment.state, moment.last, one.viewer, one.chance)
    codec, texts, shown = one.codecs, [], set[str]()
    for world in (moment, replace(moment, state=state, last=last)):
        table = one.table(world)
        message = told(one.game, world.state, world.last[-1:], table)
        texts.append(text_of(codec.table, table) + text_of(codec.moved, message))
        # The slots of a row are all its cards, and a result opens those of the round before.
        now = replace(table, piles=tuple(replace(pile, slots=()) for pile in table.piles), result=None)
        told_now = text_of(codec.table, now) + text_of(codec.moved, message)
        shown |= set(re.findall("[A2-9TJQK][CDHS]", told_now))
    hands = one.game.hands(moment.state).items()
    hidden = {str(card) for place, hand in hands if place != f"hand.{one.viewer}" for card in hand}

    assert texts[0] == texts[1]
    assert set() == hidden & shown


@given(PLAYED)
def test_between_two_events_of_one_action_nobody_is_on_turn(one: Played) -> None:
    for before, moment in zip(one.moments, one.moments[1:], strict=False):
        table = as_sent(one, before)
        *between_them, last = steps(table, read(one, table, moment))

        assert [(None, (), ())] * len(between_them) == [
            (step.table.turn, step.table.offers, step.table.message) for step in between_them
        ]
        assert as_sent(one, moment) == last.table


@given(PLAYED)
def test_only_the_seat_that_acts_has_done_something(one: Played) -> None:
    """Also between two events of one action, such as a showdown and the end of a hand."""
    said, acted = list[set[int]](), list[set[int | None]]()
    for before, moment in zip(one.moments, one.moments[1:], strict=False):
        table = as_sent(one, before)
        acted += [{each.seat} for each in told(one.game, moment.state, moment.last, table).happenings]
        for step in steps(table, read(one, table, moment)):
            pairs = enumerate(zip(table.seats, step.table.seats, strict=True))
            said.append({seat for seat, (then, now) in pairs if now.last not in (then.last, None)})
            table = step.table

    assert [set()] * len(said) == [found - seats for found, seats in zip(said, acted, strict=True)]


@given(PLAYED)
def test_what_a_seat_did_last_may_be_taken_back(one: Played) -> None:
    table = replace(one.table(one.moments[-1]), result=None)  # nothing new
    words = replace(table, seats=tuple(replace(seat, last=sentence("a", "folds")) for seat in table.seats))
    none = replace(table, seats=tuple(replace(seat, last=None) for seat in table.seats))

    assert [words, none] == [
        table_after(none, moved(none, words, ())),
        table_after(words, moved(words, none, ())),
    ]


SEVEN, EIGHT, NINE = cards("7S 8S 9S")
ENDED = RoundResult(1, ((SEVEN,), (), (EIGHT, NINE)), (1, 0, 2), 3, (0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize(
    "name, event, moods",
    [
        ("draw", Folded(1, None), (None, Mood.SORRY)),
        ("draw", PotWon(1, 30, 0), (None, Mood.GLAD)),
        ("draw", Held(1), ()),
        ("sevens", Passed(1, 0), (None, Mood.SORRY)),
        ("sevens", RoundEnded(1, ENDED, are_discards=False), (Mood.PLEASED, Mood.GLAD, Mood.DISMAYED)),
    ],
)
def test_who_wins_is_glad_and_who_loses_is_sorry(
    name: str, event: Any, moods: tuple[Mood | None, ...]
) -> None:
    assert moods == game_named(name).happening(event).moods
