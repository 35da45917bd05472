"""The questions: what is asked, what it costs, and with which words it is answered."""

from engine.protocol.sheet import Note, Sheet
from engine.straights.sheets import questions
from engine.text.rendering import render
from tests.support.sheets import text_of


def asked(question: Sheet) -> tuple[str, str, str, str]:
    """Its title and text, and the text and kind of the answer that goes on."""
    cancel, go_on = question.answers
    (note,) = question.parts
    assert isinstance(note, Note)
    assert ("cancel", "Cancel", "go_on") == (cancel.name, render(cancel.text), go_on.name)
    return render(question.title), text_of(note.text), render(go_on.text), go_on.kind


def test_a_question_says_what_is_lost_if_anything_counts() -> None:
    round_lost, game_lost = (f"This {what} won’t count in the statistics." for what in ("round", "game"))
    reveals, computer = "The deck reveals every player’s hand in this round.", "A computer will play for you."
    deck, quit_ = questions.deck_question, questions.rage_quit_question
    assert ("Show the deck?", f"{reveals} {round_lost} Show it anyway?", "Show deck", "primary") == asked(
        deck(counts=True)
    )
    assert f"{reveals} Show it anyway?" == asked(deck(counts=False))[1]
    back = f"{computer} You can take back your seat later."
    assert ("Rage-quit?", f"{back} {game_lost}", "Rage-quit", "danger") == asked(quit_(counts=True))
    assert back == asked(quit_(counts=False))[1]


def test_a_question_says_whether_there_is_a_way_back() -> None:
    lasting = "Whoever is removed can’t sit down at this table again."
    vote = f"{lasting} If most of the others vote for it, a computer plays on."
    link = "A computer plays on in your place. The same link brings you back to your seat."
    remove, leave = questions.removal_question, questions.leave_question
    assert [
        ("Reset statistics?", "This permanently deletes all statistics.", "Reset", "danger"),
        ("Remove Ada from the table?", lasting, "Remove", "danger"),
        ("Vote to remove Ada?", vote, "Vote to remove", "danger"),
        ("Leave this table?", link, "Leave table", "primary"),
        ("Leave this table?", "Your seat will be free for others.", "Leave table", "primary"),
    ] == [
        asked(questions.reset_question()),
        asked(remove("Ada", is_vote=False)),
        asked(remove("Ada", is_vote=True)),
        asked(leave(is_playing=True)),
        asked(leave(is_playing=False)),
    ]


def test_a_replay_asks_before_it_shows_or_begins_what_counts_no_more() -> None:
    hands, branch = asked(questions.hands_question()), asked(questions.branch_question())
    assert ("Show all hands?", "Show all hands") == (hands[0], hands[2])
    assert ("Play from here?", "Play from here") == (branch[0], branch[2])
    assert all("won’t count" in text for text in (hands[1], branch[1]))
