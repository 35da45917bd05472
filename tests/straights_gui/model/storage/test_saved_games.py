"""Games that were left for another one, in a folder."""

import os
from pathlib import Path

from straights_gui.model.storage.saved_games import SavedGames, left_game_name


def test_games_that_are_left_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    for number in range(4):
        games.new_path("2026-11-21 15.30.12").write_text(str(number))

    assert ["0", "1", "2", "3"] == sorted(path.read_text() for path in games.paths())


def test_games_that_the_player_saved_are_never_removed(tmp_path: Path) -> None:
    """*Save as* proposes this folder; only games that were left have an end, those of team matches too.

    However many there are, forty left games are kept besides.
    """
    games = SavedGames(tmp_path)
    names = ("game", "2026-11-21", "2026-11-21 Sunday", "Ann 2026-11-21 15.30.12")
    own = {f"{name}.straights" for name in (*names, *map(str, range(50)))}
    team = [f"2026-11-21 15.30.{number:02} Team match {number}.straights" for number in range(40)]
    for age, name in enumerate([*team, *own]):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (age, age))

    newest = games.new_path("2026-11-21 16.00.00")
    newest.touch()
    games.add(newest)

    assert own | {newest.name, *team[1:]} == {path.name for path in games.paths()}


def test_a_game_is_held_only_where_every_byte_is_the_same(tmp_path: Path) -> None:
    games = SavedGames(tmp_path / "games")
    assert not games.holds(b"one")
    games.folder.mkdir()
    path = games.new_path("2026-11-21 15.30.12")
    path.write_bytes(b"one")
    held = [games.holds(content) for content in (b"one", b"two", b"on", b"one ")]
    path.unlink()

    assert [True, False, False, False] == held
    assert not games.holds(b"one")


def test_a_file_name_has_no_invisible_characters() -> None:
    """A sentence isolates a name that is written from right to left."""
    assert left_game_name("Team match \u2068שלם\u2069, deal 2").endswith(" Team match שלם, deal 2")
