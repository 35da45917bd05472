"""What the checks of the project find."""

from pathlib import Path

from testing.unreached_assertions import unreached


def test_an_assertion_that_was_not_reached_is_found_unless_its_line_says_why(tmp_path: Path) -> None:
    """In functions that ran to an end: one that asserts, one that waits, and one that shall raise."""
    path = tmp_path / "test_some.py"
    path.write_text(
        "def test_some():\n    if []:\n        assert 1\n        wait()\n"
        "    with pytest.raises(ValueError):\n        number = 1 / 0\n"
        "    with suppress(OSError):\n        wait()\n        assert 2  # unreached: a guard\n"
        "def test_skipped():\n    skip()\n    assert 3\n"
    )
    assert [f"{path}:{line}" for line in (3, 4, 6)] == unreached(path, {3, 4, 6, 8, 9, 12})
