"""The model of a game without any window: what becomes of a name."""

import pytest

from engine.errors import SetupError
from straights_gui.model.game_model import GameModel
from tests.support.playing import play_on
from tests.support.window.player import game


@pytest.mark.usefixtures("qapp")
def test_a_seat_has_another_name_in_what_has_happened_too() -> None:
    """Told and saved once; a name that no seat can have is refused."""
    told: list[object] = []
    model = GameModel(play_on(game(), 9), told.append)
    model.replaced.connect(lambda: told.append("replaced"))
    before = model.revision
    for _ in range(2):
        model.rename(2, "Zoë")

    assert [False, False, True, False] == [view.name == "Zoë" for view in model.observation().seats]
    assert (2, 1) == (len(told), model.revision - before)
    with pytest.raises(SetupError):
        model.rename(2, "")
