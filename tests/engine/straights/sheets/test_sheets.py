"""What sheets say: each has its own parts, which are sent as they are and can be said in words."""

import hashlib
from collections.abc import Mapping
from itertools import accumulate

import pytest
from hypothesis import given, settings

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.protocol.sheet import SHEET, Box, Link, Meters, Note, Pages, Plot, Sheet
from engine.straights.player import Human
from engine.straights.setup import Setup, Variant
from engine.straights.sheets.about import about_window, licences
from engine.straights.sheets.deck import deck
from engine.straights.sheets.fixed import fixed_sheets
from engine.straights.sheets.keys import keys
from engine.straights.sheets.rules import rules
from engine.straights.sheets.seal import deal_seal, key_seal, number_seal
from engine.straights.sheets.statistics import statistics
from engine.straights.statistics.figures import (
    SHOWN,
    RatedRound,
    figures_of,
    levels_of,
    moving_average,
    rivals_of,
)
from engine.straights.statistics.rating import MIN_ROUNDS, rating_line, rating_of
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from engine.straights.text.levels import level
from engine.straights.text.ratings import rival_sentence
from engine.straights.text.variants import game_end
from engine.text.rendering import render
from tests.support.protocol_values import as_sent
from tests.support.records import RECORDS
from tests.support.sheets import notes_of, rows_of, text_of

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HANDS = [CARDS[seat::4] for seat in range(4)]
NUMBERED = Setup.of(44, (Human(),) * 4)
KEY, SALT = "0f" * 32, "5a" * 16
RATED = tuple(RoundRecord(number, number, play="play", price=number / 7) for number in range(1, 2 * SHOWN))
SHEETS: Mapping[str, Sheet] = {
    **fixed_sheets(),
    "deck": deck(HANDS, NAMES),
    "statistics": statistics([GameRecord("a", "expert", RATED, GameEnd(9, 1, tied=False))]),
    "empty statistics": statistics([]),
    "rules of a window": rules(game_end(Variant(150)), in_window=True),
    "keys of a window": keys("window"),
    "licences": licences([("zlib", "Zlib"), ("Qt", "LGPL-3.0-only")], 1, "6.11", "https://qt.io", "text"),
    "about of a window": about_window("1234", "/of/qt", Link("log", "log:")),
    "about of a window in Windows": about_window("1234", "C:/Qt", Link("log", "log:")),
    "hidden seal of cards that are not known": key_seal("seal", knows_cards=False),
}


def status(sheet: Sheet) -> list[str]:
    return [text_of(part.text) for part in sheet.parts if isinstance(part, Note) and part.kind == "status"]


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_sent_as_it_is(name: str) -> None:
    """Each answer has a name of its own."""
    sheet = SHEETS[name]
    boxes = [part for part in sheet.parts if isinstance(part, Box)]
    names = [each.name for answers in (sheet.answers, *(box.answers for box in boxes)) for each in answers]

    assert sheet == SHEET.read(as_sent(SHEET.write(sheet)))
    assert sorted({*names}) == sorted(names)


@pytest.mark.parametrize("setup", [replace(NUMBERED, salt=SALT), replace(NUMBERED, seed=0, key=KEY)])
def test_a_seal_hides_what_it_is_the_hash_of_until_the_game_is_over(setup: Setup) -> None:
    hidden, opened, checked = (
        deal_seal(setup, is_open=is_open, is_checked=is_checked)
        for is_open, is_checked in ((False, False), (True, False), (True, True))
    )
    secrets = {setup.key} if setup.key else {"44", SALT}
    hashed = setup.key or f"{SALT}:44"
    first = [value for value, _note in rows_of(hidden).values()]

    assert hashlib.sha256(hashed.encode()).hexdigest() == first[0]
    assert {"hidden until the game is over"} == set(first[1:])
    assert secrets == {value for value, _note in rows_of(opened).values()} - {first[0]}
    assert [False, True, True] == [each.answers[0].is_enabled for each in (hidden, opened, checked)]
    assert ([], [""]) == (status(hidden), status(opened))
    assert "✓" == status(checked)[0][0]
    for altered in (number_seal("seal", "6789", SALT, holds=False), key_seal("seal", KEY, holds=False)):
        assert ("✗", True) == (status(altered)[0][0], "altered" in status(altered)[0])


@settings(max_examples=30)
@given(RECORDS)
def test_statistics_are_those_of_the_chosen_level(records: list[GameRecord]) -> None:
    named = [replace(record, game=str(number)) for number, record in enumerate(records)]
    levels = levels_of(named)
    for chosen in ("", *levels, "unknown"):
        sheet, figures = statistics(named, chosen), figures_of(named, chosen or None)
        rows = {name: value for name, (value, _note) in rows_of(sheet).items()}
        counts = (figures.games, figures.ties, figures.hinted_wins, figures.rounds, figures.hints)
        names = ("Games", "Tied wins", "Wins with hints", "Rounds", "Hints used")
        assert [f"{count:,}" for count in counts] == [rows[name] for name in names]
        means = (figures.average_place, figures.mean_points, figures.best_round, figures.worst_game)
        others = ("Average rank", "Points per round", "Best round", "Worst game")
        texts = ["\N{EN DASH}" if each is None else f"{each:,.1f}".removesuffix(".0") for each in means]
        assert texts == [rows[name].removesuffix(".0") for name in others]
        assert sheet.choice is not None
        assert ["", *levels] == [option.key for option in sheet.choice.options]
        rivals = rivals_of(each for each in named if chosen in ("", each.level))
        assert [*map(render, map(rival_sentence, rivals))] == notes_of(sheet.parts)
        assert [figures.places] * any(figures.places) == [
            tuple(each.value for each in part.rows) for part in sheet.parts if isinstance(part, Meters)
        ]


def test_opponents_are_named_by_their_level_and_rules() -> None:
    levels = ["highest", "mixed --score-limit 50 --reseed-each-round", "expert --later 7"]
    choice = statistics([GameRecord(level, level, (RoundRecord(1, 3),)) for level in levels]).choice

    assert choice is not None
    assert {
        "": "all opponents",
        levels[0]: "medium",
        levels[1]: "mixed opponents (50 points, the same deal each round)",
        levels[2]: "expert (--later 7)",
    } == {option.key: render(option.text) for option in choice.options}


def plots(sheet: Sheet) -> list[Plot]:
    return [page.plot for part in sheet.parts if isinstance(part, Pages) for page in part.pages]


def test_a_rating_stands_first_and_has_a_plot_before_its_bands() -> None:
    """With too few rounds there is a sentence in its place."""
    many, few = (
        statistics([GameRecord("a", "expert", RATED[:count])]) for count in (len(RATED), MIN_ROUNDS - 1)
    )
    rated = [RatedRound(each.price or 0.0, each.number, is_known=False) for each in RATED]
    rating, plot = rating_of(rated), plots(many)[1]
    assert rating is not None
    assert ("You play like", "Games") == tuple(next(iter(rows_of(each))) for each in (many, few))
    assert f"{rating.price:.1f} points given away a round" == rows_of(many)["You play like"][1]
    assert rating_line(rated) == plot.line
    assert plot.top > max(plot.line)
    assert [level(band.strategy) for band in rating.bands] == [band.name for band in plot.bands]
    assert plot.bands[-1].most is None
    assert ((), ()) == (plots(few)[1].line, plots(few)[1].bands)
    assert [True, True] == [each.note is not None for each in (plot, plots(few)[1])]


@pytest.mark.parametrize(
    "points, top, levels",
    [((5,), 10, (0, 5, 10)), ((26, 3), 26, (0, 10, 20)), ((90,) * 300, 90, (0, 20, 40, 60, 80))],
)
def test_points_have_dots_a_mean_and_round_levels(
    points: tuple[int, ...], top: int, levels: tuple[int, ...]
) -> None:
    rounds = tuple(RoundRecord(number, gained) for number, gained in enumerate(points, 1))
    plot = plots(statistics([GameRecord("a", "expert", rounds)]))[0]
    shown = points[-SHOWN:]

    assert (shown, moving_average(shown)) == (plot.dots, plot.line)
    assert (top, levels) == (plot.top, plot.levels)
    assert plot.caption is not None
    assert str(len(shown)) in render(plot.caption) or len(shown) == 1


def test_licences_show_one_component_among_all() -> None:
    """With its version and address, if it has them; names stay as they are written."""
    components = [("zlib", "Zlib"), ("Qt", "LGPL-3.0-only")]
    bare, qt = (
        licences(components, 0, "", "", "zlib text"),
        licences(components, 1, "6.11", "https://qt.io", "Qt text"),
    )
    assert bare.choice is not None
    assert qt.choice is not None

    assert [("zlib", True), ("Qt", True)] == [
        (render(option.text), option.is_name) for option in bare.choice.options
    ]
    assert ("0", "1") == (bare.choice.chosen, qt.choice.chosen)
    assert (Note("zlib"), Note("Zlib", "quiet"), Note("zlib text", "lines")) == bare.parts
    home = Note("LGPL-3.0-only · https://qt.io", "quiet", (Link("https://qt.io", "https://qt.io"),))
    assert (Note("Qt 6.11"), home, Note("Qt text", "lines")) == qt.parts


@pytest.mark.parametrize(
    "gained, levels",
    [
        ((-5, 20, -60), (-40, -20, 0)),
        ((4000, -30), (0, 1000, 2000, 3000, 4000)),
        ((-300,) * 3, (-800, -600, -400, -200, 0)),
    ],
)
def test_another_game_has_a_plot_of_all_chips_won_and_lost(
    gained: tuple[int, ...], levels: tuple[int, ...]
) -> None:
    rounds = tuple(RoundRecord(number, chips) for number, chips in enumerate(gained, 1))
    records = [GameRecord("a", "expert", (RoundRecord(1, 7),)), GameRecord("b", "odds", rounds, kind="draw")]
    sheet = statistics(records, "draw")
    (plot,) = plots(sheet)
    rows = {name: value for name, (value, _note) in rows_of(sheet).items()}

    assert (tuple(accumulate(gained)), levels) == (plot.line, plot.levels)
    assert plot.bottom == min(0, *plot.line) <= max(plot.line) <= plot.top
    assert (str(len(gained)), str(sum(each > 0 for each in gained))) == (rows["Hands"], rows["With a gain"])
    assert ["7"] == [
        value for name, (value, _note) in rows_of(statistics(records)).items() if "Best r" in name
    ]
