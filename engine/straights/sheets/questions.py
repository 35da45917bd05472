"""Questions before something is lost; the answer that goes on is the last one."""

from __future__ import annotations

from engine.protocol.sheet import Note, Sheet, SheetAnswer
from engine.text.sentence import Sentence, sentence, signs

GO_ON = "go_on"
_LOST = sentence("MoveMenuController", "This game won’t count in the statistics.")


def deck_question(*, counts: bool) -> Sheet:
    """Before the hands of a round are shown; `counts`: whether the statistics would count the round."""
    lost = [sentence("DeckDialog", "This round won’t count in the statistics.")] * counts
    return _question(
        sentence("DeckDialog", "Show the deck?"),
        sentence("DeckDialog", "Show deck"),
        sentence("DeckDialog", "The deck reveals every player’s hand in this round."),
        *lost,
        sentence("DeckDialog", "Show it anyway?"),
    )


def rage_quit_question(*, counts: bool) -> Sheet:
    """Before a computer takes over; `counts`: whether the statistics would count the game."""
    return _question(
        sentence("MoveMenuController", "Rage-quit?"),
        sentence("Actions", "Rage-quit"),
        sentence("MoveMenuController", "A computer will play for you. You can take back your seat later."),
        *[_LOST] * counts,
        is_dangerous=True,
    )


def left_text(*, counts: bool) -> tuple[Sentence, ...]:
    """What is said once a computer has taken over in the window."""
    left = sentence("MoveMenuController", "A computer is playing for you. “Undo” gives you back your seat.")
    return left, *[_LOST] * counts


def copy_question() -> Sheet:
    """Before a game that the statistics would count is copied."""
    return _question(
        sentence("GameMenuController", "Copy this game?"),
        sentence("GameMenuController", "Copy game"),
        sentence("GameMenuController", "The text tells every player’s cards."),
        _LOST,
    )


def reset_question() -> Sheet:
    """Before all records are deleted."""
    return _question(
        sentence("StatisticsController", "Reset statistics?"),
        sentence("StatisticsController", "Reset"),
        sentence("StatisticsController", "This permanently deletes all statistics."),
        is_dangerous=True,
    )


def delete_question(game: Sentence) -> Sheet:
    """Before a game that was left is deleted; `game`: what it is and how far."""
    title, go_on = sentence("TodayController", "Delete this game?"), sentence("TodayController", "Delete")
    return _question(title, go_on, game, is_dangerous=True)


def hands_question() -> Sheet:
    """Before a replay shows the hands of a round that is not over."""
    return _question(
        sentence("Web", "Show all hands?"),
        sentence("ReplayBar", "Show all hands"),
        sentence("Web", "The replay shows every player’s cards. This round won’t count in the statistics."),
    )


def branch_question() -> Sheet:
    """Before a game is begun at a moment of another one."""
    return _question(
        sentence("Web", "Play from here?"),
        sentence("ReplayBar", "Play from here"),
        sentence(
            "Web",
            "This starts a game of its own, which won’t count in the statistics. The game you leave won’t "
            "count from its current round on; it is under “Open”.",
        ),
    )


def leave_question(*, is_playing: bool) -> Sheet:
    """Before somebody leaves a table; `is_playing`: in a game."""
    text = sentence("Web", "Your seat will be free for others.")
    if is_playing:
        text = sentence(
            "NetworkMenuController",
            "A computer plays on in your place. The same link brings you back to your seat.",
        )
    return _question(
        sentence("Web", "Leave this table?"), sentence("NetworkMenuController", "Leave table"), text
    )


def removal_question(name: str | Sentence, *, is_vote: bool) -> Sheet:
    """Before somebody is removed from a table, in a game by a vote."""
    lasting = sentence("PeopleController", "Whoever is removed can’t sit down at this table again.")
    if not is_vote:
        title = sentence("PeopleController", "Remove {name} from the table?", name=name)
        return _question(title, sentence("PeopleController", "Remove"), lasting, is_dangerous=True)
    return _question(
        sentence("PeopleController", "Vote to remove {name}?", name=name),
        sentence("PeopleController", "Vote to remove"),
        lasting,
        sentence("PeopleController", "If most of the others vote for it, a computer plays on."),
        is_dangerous=True,
    )


def _question(title: Sentence, go_on: Sentence, *texts: Sentence, is_dangerous: bool = False) -> Sheet:
    """`is_dangerous`: whether the answer warns by its colour."""
    values = {f"text{number}": each for number, each in enumerate(texts)}
    text = signs(" ".join(f"{{{name}}}" for name in values), **values)
    cancel = SheetAnswer("cancel", sentence("Badges", "Cancel"), "quiet")
    answer = SheetAnswer(GO_ON, go_on, "danger" if is_dangerous else "primary")
    return Sheet("question", title, (Note(text),), (cancel, answer))
