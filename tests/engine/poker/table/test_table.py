"""Five-card draw at the table: what is offered, refused, said, advised and won, in hands dealt by hand."""

from dataclasses import replace

import pytest

from engine.cards.card import Card
from engine.errors import (
    CardNotInHand,
    DamagedSaveGame,
    EngineError,
    GameIsOver,
    NotationError,
    NotYourTurn,
    SetupError,
)
from engine.games.game import table_of
from engine.games.table import Answer, Table
from engine.poker import errors
from engine.poker.game import transitions
from engine.poker.game.commands import Deal, Fold, Hold
from engine.poker.game.setup import Setup
from engine.poker.game.state import Seat
from engine.poker.hands.card_names import cards_named
from engine.poker.table import game, text
from engine.poker.table.values import COMPUTERS, SetPlayer, TableSetup, TableState
from engine.text.rendering import render, render_all
from tests.support.hidden import with_cards
from tests.support.poker.dealing import FULL, NAMES, NOTHING, PAIR

KINGS = "KC KD 8D 5H 3D"


def dealt(*hands: str, balances: tuple[int, ...] = ()) -> TableState:
    """Seats with these cards, an ante of 5, and 100 chips, or as many as are left before the ante."""
    start = transitions.start(Setup(NAMES[: len(hands)], 100, 5, 1))
    seats = tuple(Seat(chips) for chips in balances or (100,) * len(hands))
    state, _ = game.apply(TableState(replace(start, seats=seats), ("",) * len(hands)), Deal(1))
    swapped = dict[Card, Card]()
    for seat, hand in zip(state.game.seats, hands, strict=True):
        swapped |= dict(zip(seat.hand, cards_named(hand), strict=True))
    left = [card for card in swapped.values() if card not in swapped]
    gone = [card for card in swapped if card not in swapped.values()]
    swapped |= dict(zip(left, gone, strict=True))
    found: TableState = with_cards(state, swapped)
    return found


def after(state: TableState, *lines: str) -> TableState:
    """The state after actions of the seats on turn, such as "bet 20"."""
    for line in lines:
        verb, *words = line.split()
        answer = Answer("keep" if line == "draw" else verb)
        if verb == "bet":
            answer = Answer("bet", number=int(words[0]))
        state, _ = game.apply(state, game.action(seen_by(state, game.turn(state)), answer))
    return state


def seen_by(state: TableState, viewer: int | None) -> Table:
    return table_of(game, state, viewer)


def reasons(state: TableState, viewer: int | None) -> list[tuple[str, int, tuple[int, ...], str]]:
    """Each pot of the last hand: label, amount, seats, why."""
    result = seen_by(state, viewer).result
    assert result is not None
    return [
        (render(each.label), each.amount, each.seats, " / ".join(map(render, each.why)))
        for each in result.awards
    ]


def test_a_hand_is_won_by_the_better_cards_with_a_reason() -> None:
    state = after(dealt(KINGS, NOTHING), "bet 20", "call", "draw", "draw", "check", "check")
    result = seen_by(state, 0).result

    assert result is not None
    assert "You win 50: 25 more than you paid" == render(result.title)
    assert [("Pot", 50, (0,), "You win it / pair of kings beats jack high.")] == reasons(state, 0)
    assert "North wins it / pair of kings beats your jack high." == reasons(state, 1)[0][-1]
    assert [cards_named(KINGS), 5] == [result.rows[0].cards, len(result.rows[1].cards)]
    assert [True, False] == [seat.is_winner for seat in seen_by(state, None).seats]
    assert Deal(2) == game.next_deal(state)
    assert "North wins 50" == render((seen_by(state, None).result or result).title)


def test_each_pot_says_who_had_no_chips_for_it() -> None:
    state = dealt(KINGS, FULL, PAIR, balances=(100, 25, 100))
    state = after(state, "bet 40", "call", "call", "draw", "draw", "draw", "bet 10", "call")
    second = "You win it / pair of kings beats pair of sevens."

    assert [
        ("Main pot", 75, (1,), "East wins it / full house: nines and fours beats your pair of kings."),
        (
            "Side pot",
            60,
            (0,),
            f"{second} / East had no chips for this pot.",
        ),
    ] == reasons(state, 0)
    assert "You win 60: 5 more than you paid" == title_of(state, 0)
    assert "You win 75: 50 more than you paid" == title_of(state, 1)
    assert "North and East share 135" == title_of(state, 2)


def test_a_side_pot_that_is_left_to_one_seat_was_folded_by_those_in_it() -> None:
    state = dealt(KINGS, FULL, PAIR, balances=(100, 25, 100))
    state = after(state, "bet 40", "call", "call", "draw", "draw", "draw", "bet 10", "fold")

    why = "You win it / The others in this pot folded. / East had no chips for this pot."
    assert ("Side pot", 40, (0,), why) == reasons(state, 0)[1]


def test_equal_hands_share_and_cards_beside_decide() -> None:
    same = after(dealt(KINGS, "KH KS 8S 5C 3S"), "check", "check", "draw", "draw", "check", "check")
    beside = after(dealt(KINGS, "KH KS 8S 5C 4S"), "check", "check", "draw", "draw", "check", "check")

    assert [("Pot", 10, (0, 1), "North and East share it / Equal hands: pair of kings.")] == reasons(same, 0)
    assert "You win 5" == title_of(same, 0)
    why = "East wins it / Both have pair of kings: the next highest card decides."
    assert [("Pot", 10, (1,), why)] == reasons(beside, 0)


def test_who_is_left_alone_wins_unseen_and_takes_back_what_nobody_called() -> None:
    state = after(dealt(KINGS, FULL), "bet 20", "fold")
    cards = [card for pile in seen_by(state, None).piles for card in pile.cards]

    assert [("Pot", 10, (0,), "North wins it / All others folded.")] == reasons(state, 1)
    assert [None] * 10 == cards
    assert 105 == next(pile.amount for pile in seen_by(state, None).piles if pile.place == "chips.0")


def test_who_has_all_chips_wins_the_game() -> None:
    state = after(dealt(KINGS, FULL), "bet 95", "call", "draw", "draw")

    assert "You win the game." == title_of(state, 1)
    assert "East wins the game." == title_of(state, 0)
    assert [True, False] == [seat.is_left for seat in seen_by(state, 0).seats]
    assert (None, None) == (game.turn(state), game.next_deal(state))


def test_all_who_have_the_most_chips_at_the_end_win_the_game() -> None:
    state = dealt(KINGS, "KH KS 8S 5C 3S", NOTHING)
    state = replace(state, game=replace(state.game, setup=replace(state.game.setup, max_rounds=1)))
    state = after(state, "bet 5", "call", "call", *["draw"] * 3, *["check"] * 3)

    assert "North and East win the game." == title_of(state, 2)


def title_of(state: TableState, viewer: int) -> str:
    result = seen_by(state, viewer).result
    assert result is not None
    return render(result.title)


def test_the_offers_name_key_numbers_and_places_on_the_slider() -> None:
    first = seen_by(dealt(KINGS, FULL, PAIR), 0)
    called = seen_by(after(dealt(KINGS, FULL, PAIR, balances=(100, 20, 100)), "bet 40"), 1)
    drawing = seen_by(after(dealt(KINGS, FULL), "check", "check"), 0)

    assert [("fold", "F"), ("check", "Enter"), ("bet", "B")] == [
        (each.key, each.shortcut) for each in first.offers
    ]
    bet = first.offers[2]
    assert (1, 95, 7) == bet.numbers
    assert [("½ pot", 7), ("Pot", 15), ("All in", 95)] == [
        (render(each.label), each.number) for each in bet.marks
    ]
    assert ["Fold", "All in 15"] == [render(each.button or text.POT) for each in called.offers]
    assert ["Call 15 to win 30, or fold"] == [render(each) for each in called.message]
    assert [("keep", 0), ("draw", 5)] == [(each.key, len(each.cards)) for each in drawing.offers]
    assert "Call 40" == render(seen_by(after(dealt(KINGS, FULL), "bet 40"), 1).offers[1].button or text.POT)


@pytest.mark.parametrize(
    "error, expected",
    [
        (GameIsOver(""), "The game is over."),
        (NotYourTurn(""), "It’s North’s turn."),
        (CardNotInHand(""), "You don’t have that card."),
        (errors.TooManyDropped(""), "You can exchange at most four cards."),
        (errors.MustMatchOrFold(""), "Somebody has bet: call, or fold."),
        (errors.NothingToMatch(""), "Nobody has bet."),
        (errors.BetOutOfLimits(""), "A bet is 1 to 95 chips."),
        (errors.NotInThisPhase(""), "That isn’t possible now."),
    ],
)
def test_a_refusal_says_why(error: EngineError, expected: str) -> None:
    assert expected == render_all(game.refusal(error, seen_by(dealt(KINGS, FULL), 0)))


def test_an_answer_that_no_offer_names_is_still_an_action() -> None:
    table = seen_by(dealt(KINGS, FULL), 0)

    assert Hold(0) == game.action(table, Answer("check"))
    assert Fold(0) == game.action(table, Answer("fold"))
    with pytest.raises(NotYourTurn):
        game.action(replace(table, viewer=None), Answer("check"))
    with pytest.raises(errors.NotInThisPhase):
        game.action(table, Answer(cards=cards_named("KC")))


def test_a_screen_reader_hears_pots_cards_chips_and_what_was_done() -> None:
    running = seen_by(after(dealt(KINGS, FULL), "bet 20"), 1)
    shown = seen_by(after(dealt(KINGS, FULL), "check", "check", "draw", "draw", "check", "check"), None)

    assert (
        "Pot: 10. Your hand: 9♠ 9♥ 9♣ 4♠ 4♥, full house: nines and fours. North: 75 chips. Last: bets 20. "
        "East: 95 chips. Call 20 to win 30, or fold"
    ) == render_all(game.description(running))
    assert "East: 105 chips. East shows 9♠ 9♥ 9♣ 4♠ 4♥: full house: nines and fours." in render_all(
        game.description(shown)
    )


def test_what_is_no_action_and_no_player_is_refused() -> None:
    assert Fold(1) == game.read('{"type": "fold", "seat": 1}')
    for line in ('{"type": "raise", "seat": 1}', '{"type": "player", "seat": 1, "player": "deep"}'):
        with pytest.raises(NotationError):
            game.read(line)
    with pytest.raises(NotYourTurn):
        game.apply(dealt(KINGS, FULL), SetPlayer(2, ""))
    with pytest.raises(EngineError, match="no player is called 'deep'"):
        game.apply(dealt(KINGS, FULL), SetPlayer(0, "deep"))
    setup = Setup(NAMES[:2], 100, 5, 1)
    with pytest.raises(SetupError):
        TableSetup(setup, ("",))
    whole = game.setup_value(TableSetup(setup, ("", "calculating")))
    for part in ({"players": ["", "deep"]}, {"players": [""]}, {"setup": 0}):
        with pytest.raises(DamagedSaveGame):
            game.setup_of({**whole, **part})


@pytest.mark.parametrize(
    "own, lines, expected",
    [
        (KINGS, "", "Bet 10: you win about 81 of 100"),
        (NOTHING, "", "Check: a called bet wins about 5 of 100"),
        ("3D 5H KS 8D KD", "check, check", "Exchange 8♦ 5♥ 3♦: better in 29 of 100"),
        ("AS KH QD JC TS", "check, check", "Keep all cards"),
        (KINGS, "check, bet 40", "Call: you win about 68 of 100, 44 are enough"),
        (NOTHING, "check, bet 40", "Fold: you win about 0 of 100, 44 are needed"),
    ],
)
def test_a_hint_says_what_to_do_and_how_often_it_succeeds(own: str, lines: str, expected: str) -> None:
    state = after(dealt(own, FULL), *filter(None, lines.split(", ")))
    what, *why = game.hint(game.observe(state, 0))

    assert [expected, True] == [render(what), bool(render_all(why))]
    assert () == game.hint(game.observe(state, 1))


def test_a_new_game_has_lengths_levels_and_rules_in_words() -> None:
    (preset,) = game.presets
    seats = [("Anna", ""), *((name, name) for name in COMPUTERS)]
    ends = [
        game.setup_for(preset.key, seats, length, 1).setup.max_rounds for length in range(len(preset.lengths))
    ]

    assert ([20, None], 5) == (ends, preset.proposed)
    assert ["reckless", "cautious", "by the odds", "other"] == [
        render(game.level(name), is_start=False) for name in (*COMPUTERS, "other")
    ]
    few, all_chips = [render_all(game.rules_text(game.setup_for(preset.key, seats, at, 1))) for at in (0, 1)]
    ante, doubled = (
        "Each player has 1,000 chips, and pays 5 for each hand.",
        " The ante doubles every 10 hands.",
    )
    assert all_chips == few.replace(ante, ante + doubled) != few


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_event_of_an_observation_tells_what_was_never_shown(viewer: int | None) -> None:
    """A hand that won alone is not told with the next one, either."""
    state, _ = game.apply(after(dealt(KINGS, FULL), "bet 20", "fold"), Deal(2))
    for seen in (game.observe(state, viewer), game.observe(after(state, "fold"), viewer)):
        told = (*seen.events, *seen.finished)

        assert told == tuple(game.redact(event, viewer) for event in told)


def test_all_in_and_folded_are_said_until_the_end_of_the_hand() -> None:
    state = after(dealt(KINGS, FULL, NOTHING, balances=(40, 90, 100)), "bet 35", "call", "fold")
    seats = [(seat.last, seat.is_out) for seat in seen_by(state, 0).seats]

    assert [(text.ALL_IN, False), (None, False), (text.FOLDED, True)] == seats


def test_a_seat_says_what_its_known_cards_make() -> None:
    state = after(dealt(KINGS, FULL), "check", "check")
    done = after(state, "draw", "draw", "check", "check")
    hands = [[seat.hand and render(seat.hand) for seat in seen_by(each, 0).seats] for each in (state, done)]

    assert [["pair of kings", None], ["pair of kings", "full house: nines and fours"]] == hands
    best = [[seat.best for seat in seen_by(each, None).seats] for each in (state, done)]
    assert [[(), ()], [cards_named("KD KC"), cards_named(FULL)]] == best
