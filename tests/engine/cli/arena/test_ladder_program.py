"""`straights-arena ladder` and `new`: files, an interrupted ladder that goes on, the page."""

import json
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from engine.cli.arena import ladder_program, options
from engine.cli.arena.program import main
from engine.cli.arena.report import report_json, report_text
from engine.errors import UnknownStrategy
from engine.fast_dataclass import replace
from engine.straights.arena.ladder import Standing, read_matches
from engine.straights.arena.match import Batch, Match, play_sets
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import AtOnce, match_of
from tests.support.special_files import device, only_posix, pipe


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a folder with two strategies, one of them as `new` writes it, and a file that has none."""
    assert 0 == main(["new", str(tmp_path / "fresh.py")])
    (tmp_path / "other.py").write_text(
        "from engine.straights.strategies.first_legal import FirstLegal as Bot\n"
    )
    (tmp_path / "notes.py").write_text("Bot = 7\n")
    (tmp_path / "_helper.py").write_text("raise SystemExit\n")
    return tmp_path


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process, a match after the other."""

    @contextmanager
    def pool(_jobs: int) -> Iterator[AtOnce]:
        yield AtOnce()

    monkeypatch.setattr(ladder_program, "process_pool", pool)
    monkeypatch.setattr(options, "cores", lambda: 1)


@pytest.fixture
def _unverified(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take all names for strategies."""
    monkeypatch.setattr(ladder_program, "verify", lambda *_, **__: None)


def test_a_ladder_is_played_and_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["ladder", "--as-root", str(folder), "--matches", "1", "--budget", "60"])
    told = capsys.readouterr().err
    text = (folder / "ladder.jsonl").read_text()
    matches = list(read_matches(text))

    assert "straights-arena: left out: 'notes:Bot' cannot be called to make a strategy" in told.splitlines()
    assert {"fresh", "other", "first-legal", "locker", "blocker"} == {
        version.partition("@")[0] for match in matches for version in match.versions
    }
    assert [[0] * 4] * len(matches) == [list(match.faults) for match in matches]
    assert all(f'"seal": "{match.seal}"' in text.split(match.key)[0] for match in matches)  # told before
    assert " fresh " in (folder / "ladder.txt").read_text(encoding="utf-8")
    assert 0 == main(["ladder", "--as-root", str(folder), "--matches", "1"])
    assert text == (folder / "ladder.jsonl").read_text()


def play_quickly(match: Match, first: int, count: int) -> Batch:
    """Play with strategies of the game in the place of others."""
    return play_sets(replace(match, strategies=("lowest",) * 4, whole_games=False), first, count)


@pytest.mark.usefixtures("_unverified")
def test_it_goes_on_where_it_was_stopped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a kill cut off is played again, nothing else is; a file that has changed begins again."""
    (folder / "notes.py").unlink()
    monkeypatch.setattr(ladder_program, "play_sets", play_quickly)
    main(["ladder", "--as-root", str(folder), "--matches", "1"])
    path = folder / "ladder.jsonl"
    whole = path.read_text()
    path.write_text(whole[:-20])
    before = list(read_matches(whole[:-20]))
    main(["ladder", "--as-root", str(folder), "--matches", "1"])
    after = list(read_matches(path.read_text()))

    cut_off = whole[:-20].splitlines()[-1]
    assert [cut_off] == [line for line in path.read_text().splitlines() if not line.endswith("}")]
    assert before == after[: len(before)]
    assert len(before) < len(after) <= len(before) + 2
    (folder / "other.py").write_text((folder / "other.py").read_text() + "# better\n")
    main(["ladder", "--as-root", str(folder), "--matches", "1"])
    assert len(list(read_matches(path.read_text()))) > len(after)


def test_a_folder_that_is_not_there_or_empty_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    with pytest.raises(OSError) as reason:
        list(nowhere.iterdir())

    assert 1 == main(["ladder", "--as-root", str(nowhere)])
    assert 2 == main(["ladder", "--as-root", str(tmp_path)])
    missing, empty = capsys.readouterr().err.splitlines()

    assert missing.endswith(f"nowhere: {reason.value.strerror}")
    assert f"straights-arena: no file of {tmp_path} has a strategy, a class Bot" == empty


def test_a_new_strategy_spares_what_exists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("mine")

    assert 1 == main(["new", str(path)])
    assert "mine" == path.read_text()
    assert 1 == main(["new", str(tmp_path / "no" / "mybot.py")])
    for name in ("my-bot.py", "mybot"):
        with pytest.raises(SystemExit):
            main(["new", name])
    assert 4 == len(capsys.readouterr().err.splitlines())


class Matches(list[Match]):
    """What would have been played, and the signal that comes with the fourth match."""

    fourth: signal.Signals | None = None

    def __init__(self) -> None:
        super().__init__()
        self.reports: list[str] = []  # as it was when each of them began


@pytest.fixture
def matches(folder: Path, _unverified: None, monkeypatch: pytest.MonkeyPatch) -> Matches:
    """Play nothing, and tell always the same result."""
    told, shown = Matches(), folder / "ladder.txt"
    batch = play_sets(match_of(*["lowest"] * 4), 0, 1)

    def play(match: Match, first: int, count: int) -> Batch:
        assert (0, 1) == (first, count)
        told.append(match)
        told.reports.append(shown.read_text(encoding="utf-8") if shown.exists() else "")
        if told.fourth is not None and len(told) == 4:
            signal.raise_signal(told.fourth)
        return batch

    monkeypatch.setattr(ladder_program, "play_sets", play)
    return told


@pytest.mark.parametrize(
    "argv, least, limits",
    [
        ([], 20, TimeLimits(1.0, game=60.0, increment=0.2)),
        (["--matches", "3", "--budget", "2", "--clock", "30"], 3, TimeLimits(2.0, game=30.0)),
    ],
)
def test_everybody_plays_as_many_whole_games_as_were_asked_for(
    argv: list[str], least: int, limits: TimeLimits, folder: Path, matches: Matches
) -> None:
    (folder / "notes.py").unlink()
    assert 0 == main(["ladder", "--as-root", str(folder), *argv])
    counts = Counter(name for match in matches for name in match.strategies)

    assert {"fresh:Bot", "other:Bot", "first-legal", "locker", "blocker"} == set(counts)
    assert least <= min(counts.values()) <= max(counts.values()) <= least + 3
    assert {4} == {len(set(match.strategies)) for match in matches}
    shown = [int(re.findall(r"(\d+) matches of four", text)[0]) for text in matches.reports if text]
    assert "" == matches.reports[0]
    assert shown == sorted(shown)
    assert shown[-1] >= len(matches) - 5  # the page is written again after each cycle
    assert len(matches) == len({match.deals.key for match in matches})
    assert {(True, True, limits, (str(folder),))} == {
        (match.whole_games, match.deals.is_secret, match.limits, match.folders) for match in matches
    }


@pytest.mark.parametrize("text, played", [("# better\nBot = 7\n", 4), (None, 0)])
@pytest.mark.parametrize("last", [3, 4])
def test_a_file_that_changes_while_a_ladder_is_played_starts_from_zero(
    last: int,
    text: str | None,
    played: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    matches: Matches,
) -> None:
    """Neither its results so far nor the match in progress count for the new one; one that is gone leaves.

    The others at the table get another match, also where it would have been the last of the ladder.
    """
    (folder / "notes.py").unlink()
    file, path = folder / "other.py", folder / "ladder.jsonl"
    play: Callable[[Match, int, int], Batch] = vars(ladder_program)["play_sets"]

    def play_and_change(match: Match, first: int, count: int) -> Batch:
        batch = play(match, first, count)
        if (
            sum("other:Bot" in each.strategies for each in matches) == last
            and "other:Bot" in match.strategies
        ):
            file.write_text(text) if text else file.unlink()
        return batch

    def verify(name: str, *_: object, **__: object) -> None:
        if not (folder / f"{name.partition(':')[0]}.py").exists():
            raise UnknownStrategy("it is gone")

    monkeypatch.setattr(ladder_program, "play_sets", play_and_change)
    monkeypatch.setattr(ladder_program, "verify", verify)
    old = f"other@{sha256(file.read_bytes()).hexdigest()[:16]}"

    assert 0 == main(["ladder", "--as-root", str(folder), "--matches", "4"])
    counts = Counter(name for match in read_matches(path.read_text()) for name in match.versions)
    told = json.loads((folder / "ladder.json").read_text())
    shown = {each["name"]: each["matches"] for each in told["standings"]}
    assert last - 1 == counts.pop(old)
    assert "straights-arena: other has changed and starts from zero\n" in capsys.readouterr().err
    assert {"fresh", "first-legal", "locker", "blocker"} | ({"other"} if text else set()) == set(shown)
    assert played <= shown.get("other", 0) == sum(n for name, n in counts.items() if "other" in name)
    assert 4 <= min(shown.values())


@pytest.mark.parametrize("number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_ladder_that_is_stopped_shows_what_is_known_and_goes_on_later(
    number: signal.Signals, status: int, folder: Path, matches: Matches
) -> None:
    matches.fourth = number
    assert status == main(["ladder", "--as-root", str(folder), "--matches", "9"])
    path = folder / "ladder.jsonl"
    known = [*read_matches(path.read_text())]
    assert 4 <= len(matches) <= 6
    assert len(known) == len(matches)
    assert f"{len(known)} matches of four whole games" in (folder / "ladder.txt").read_text(encoding="utf-8")

    assert 0 == main(["ladder", "--as-root", str(folder), "--matches", "9"])
    assert known == [*read_matches(path.read_text())][: len(known)]
    assert len(matches) == len([*read_matches(path.read_text())])


@pytest.mark.usefixtures("_unverified")
@pytest.mark.parametrize("number, status", [(None, 1), (signal.SIGTERM, 143)])
def test_a_ladder_that_breaks_off_shows_what_is_known(
    number: signal.Signals | None,
    status: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Status 1, or that of the signal that has ended the workers too; the report, and the usual warning."""
    begun: list[Match] = []

    def play(match: Match, first: int, count: int) -> Batch:
        begun.append(match)
        if len(begun) < 4:
            batch = play_quickly(match, first, count)
            batch.sets[0].open_games = 1  # as where the system permits no namespaces
            return batch
        if number is not None:
            signal.raise_signal(number)
        raise RuntimeError("no worker is left")

    monkeypatch.setattr(ladder_program, "play_sets", play)

    assert status == main(["ladder", "--as-root", str(folder)])
    known = len([*read_matches((folder / "ladder.jsonl").read_text())])
    assert 2 <= known <= 3
    assert f"{known} matches of four whole games" in (folder / "ladder.txt").read_text(encoding="utf-8")
    *told, warning = capsys.readouterr().err.splitlines()
    broken = ["straights-arena: the ladder broke off: RuntimeError: no worker is left"] * (number is None)
    assert broken == told[2:]
    assert warning.startswith(f"straights-arena: In {known} of {known} matches the system did not permit")


def test_the_report_has_a_line_for_each_that_is_its_standing() -> None:
    """In their order: place, name, rating, points, games won, matches, opponents met, seats lost."""
    standings = [
        Standing("best", 9, 40.2, 3.0, 9.5, 1.25, 0.4, 2, 7),
        Standing("other", 1, 30.2, 6.0, 12.25, None, 0.125, 0, 3),
        Standing("new", 0, 25.0, 16.3, 0.0, None, 0.0, 0, 0),
    ]
    text = report_text(standings, 12, 5)
    told = json.loads(report_json(standings, 12, 5))

    assert [
        ["1", "best", "40.2 ± 3.0", "9.50 ± 1.25", "40.0 %", "9", "7", "2"],
        ["2", "other", "30.2 ± 6.0", "12.25 ± ?", "12.5 %", "1", "3", "0"],
        ["3", "new", "25.0 ± 16.3", "0", "0", "0"],
    ] == [re.split(r" {2,}", line) for line in text.splitlines()[-3:]]
    assert "3 strategies, 12 matches of four whole games" in text
    assert "In 5 of 12 matches" in text
    assert (12, 5) == (told["matches"], told["open_matches"])
    assert standings == [Standing(**each) for each in told["standings"]]


def test_a_missing_library_is_told_before_anything_is_checked_or_played(
    folder: Path, matches: Matches, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checked: list[object] = []
    monkeypatch.setattr(ladder_program, "verify", lambda *given, **_: checked.append(given))
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    assert 2 == main(["ladder", "--as-root", str(folder)])
    assert ([], []) == (checked, matches)
    assert not (folder / "ladder.jsonl").exists()
    expected = "straights-arena: a ladder needs openskill: pip install 'straights[arena]'\n"
    assert expected == capsys.readouterr().err


@only_posix
def test_root_runs_no_programs_of_others_unless_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(SystemExit) as ended:
        main(["ladder", str(folder)])

    assert 2 == ended.value.code
    assert "start it as an ordinary user, or say --as-root" in capsys.readouterr().err
    assert not (folder / "ladder.jsonl").exists()


@only_posix
def test_what_cannot_be_a_strategy_is_left_out_with_a_reason(
    folder: Path, matches: Matches, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pipe would block whoever opens it, a device never ends, and Python cannot import the third."""
    pipe(folder / "pipe.py")
    device(folder / "zero.py")
    (folder / "my-bot.py").write_text("class Bot: pass\n")
    assert 0 == main(["ladder", "--as-root", str(folder), "--matches", "1"])
    told = [line for line in capsys.readouterr().err.splitlines() if "left out" in line]

    reasons = {
        "_helper": "its name begins with an underscore",
        "my-bot": "its name has other characters than letters, digits and underscores",
        "pipe": "it is not a regular file",
        "zero": "it is not a regular file",
    }
    assert [f"straights-arena: left out: '{name}.py': {reason}" for name, reason in reasons.items()] == told
    assert matches


def test_a_ladder_that_is_stopped_while_strategies_are_checked_plays_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, with the status of the signal; the signal does what it did before."""
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(ladder_program, "verify", lambda *_, **__: signal.raise_signal(signal.SIGINT))

    assert 130 == main(["ladder", "--as-root", str(folder)])
    assert {"fresh.py", "other.py", "notes.py", "_helper.py"} == {each.name for each in folder.iterdir()}
    assert before is signal.getsignal(signal.SIGINT)
