"""Games that were left for another one, in a folder."""

from pathlib import Path

from straights_gui.model.storage.saved_games import SavedGames


def test_games_that_are_left_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    """The third one overwrites neither of the others."""
    games = SavedGames(tmp_path)
    for number in range(4):
        games.new_path("2026-11-21 15.30.12").write_text(str(number))

    assert ["0", "1", "2", "3"] == sorted(path.read_text() for path in games.paths())
