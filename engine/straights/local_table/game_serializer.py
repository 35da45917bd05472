"""The game for the messages `table` and `moved`, and its saved text, encoded incrementally."""

from __future__ import annotations

from engine.games.saved_game import SaveGameText
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.protocol.tables import GameFields, match_of
from engine.straights.storage import notation
from engine.straights.storage.seal import seal_of
from engine.straights.text.variants import game_end


class GameSerializer:
    """Serializes one game repeatedly while it grows."""

    def __init__(self, game: HostedGame) -> None:
        self._game = game
        self._setup = game.session.setup
        self._seal = seal_of(self._setup)
        self._text = SaveGameText(notation, self._setup)

    def fields(self, *, is_practice: bool) -> GameFields:
        """What is known of the game beside its table."""
        game, setup = self._game, self._game.session.setup
        return GameFields(
            variant=setup.variant,
            can_undo=game.can_undo(),
            can_redo=game.can_redo(),
            is_practice=is_practice,
            viewer=game.viewer,
            humans=game.humans,
            players=tuple(seat.player for seat in setup.seats),
            seal=self._seal,
            seed=None if game.is_sealed else setup.seed,
            salt="" if game.is_sealed else setup.salt,
            key=None if setup.key == "" else "" if game.is_sealed else setup.key,
            game_end=game_end(setup.variant),
            left_seat=game.left_seat,
            match=match_of(game.session),
        )

    def saved_text(self) -> str:
        """The game as the text of a saved file."""
        setup = self._game.session.setup
        if setup != self._setup:  # a seat was renamed
            self._setup = setup
            self._text = SaveGameText(notation, setup)
        return self._text.of(self._game.session.actions)
