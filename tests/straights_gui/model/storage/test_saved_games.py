"""Games that were left for another one, in a folder."""

import os
from pathlib import Path

from straights_gui.model.storage.saved_games import SavedGames


def test_games_that_are_left_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    """The third one overwrites neither of the others."""
    games = SavedGames(tmp_path)
    for number in range(4):
        games.new_path("2026-11-21 15.30.12").write_text(str(number))

    assert ["0", "1", "2", "3"] == sorted(path.read_text() for path in games.paths())


def test_forty_games_are_kept_the_one_just_written_among_them(tmp_path: Path) -> None:
    """The oldest go, however many there were."""
    games = SavedGames(tmp_path)
    for number in range(42):
        path = games.new_path(f"2026-11-21 15.30.{number:02}")
        path.write_text(str(number))
        os.utime(path, (number, number))
    newest = games.new_path("2026-11-21 16.00.00")
    newest.write_text("newest")

    games.add(newest)

    assert ["newest", *map(str, range(41, 2, -1))] == [path.read_text() for path in games.paths()]


def test_a_game_is_there_already_only_if_a_file_has_all_of_it(tmp_path: Path) -> None:
    """Another game with as many bytes, a part or more of it is another game."""
    games = SavedGames(tmp_path)
    for number, content in enumerate((b"one game", b"another game")):
        games.new_path(f"2026-11-21 15.30.{number:02}").write_bytes(content)
    asked = (b"one game", b"another game", b"two game", b"one", b"one game more", b"")

    assert [True, True, False, False, False, False] == [games.holds(content) for content in asked]
