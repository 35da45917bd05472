"""A game of the registry in this program, by the functions of `engine.games.game`."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.registry import AnyGame, AnySession, new_games
from engine.games.viewed_session import ViewedSession
from engine.text.sentence import Sentence
from straights_gui.model.local_game import LocalGame


class TableGame(LocalGame[object, object, object, object, object]):
    """Knows nothing of its game but its functions."""

    def __init__(self, rules: AnyGame, session: AnySession, save: Callable[[AnySession], None]) -> None:
        """`save` is called with the session after each change."""
        super().__init__(rules, ViewedSession(session), save)
        self.simplest = rules.strategies[0]

    def rules_text(self) -> tuple[Sentence, ...]:
        return tuple(new_games(self.rules.name).rules_text(self.session.setup))

    def hint(self) -> tuple[Sentence, ...]:
        """What the viewer had better do, then why; nothing without hints, or on another turn."""
        return self.rules.hint(self._game.observation())

    def deal_next(self) -> None:
        action = self.rules.next_deal(self._game.session.state)
        if action is not None:
            self._submit(action)

    def at(self, count: int, viewer: int | None) -> TableGame:
        """The game after so many actions, for a replay."""
        other = TableGame(self.rules, self.session.rewound(count), lambda _session: None)
        other._game.viewer = viewer  # of this class
        return other
