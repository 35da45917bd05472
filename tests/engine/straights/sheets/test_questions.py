"""The questions: what is asked, what it costs, and with which words it is answered."""

from engine.protocol.sheet import Note, Sheet
from engine.straights.sheets import questions
from engine.text.rendering import render
from tests.support.sheets import text_of

ROUND, GAME = (f"This {what} won’t count in the statistics." for what in ("round", "game"))


def asked(question: Sheet) -> tuple[str, str, str]:
    """Its title, and the text and kind of the answer that goes on."""
    cancel, go_on = question.answers
    assert ("cancel", "Cancel", "go_on") == (cancel.name, render(cancel.text), go_on.name)
    return render(question.title), render(go_on.text), go_on.kind


def said(question: Sheet) -> str:
    (note,) = question.parts
    assert isinstance(note, Note)
    return text_of(note.text)


def test_each_question_has_its_words_and_shows_whether_there_is_a_way_back() -> None:
    leave, remove = questions.leave_question, questions.removal_question
    assert [
        ("Show the deck?", "Show deck", "primary"),
        ("Rage-quit?", "Rage-quit", "danger"),
        ("Reset statistics?", "Reset", "danger"),
        ("Remove Ada from the table?", "Remove", "danger"),
        ("Vote to remove Ada?", "Vote to remove", "danger"),
        ("Leave this table?", "Leave table", "primary"),
    ] == [
        asked(questions.deck_question(counts=True)),
        asked(questions.rage_quit_question(counts=True)),
        asked(questions.reset_question()),
        *(asked(remove("Ada", is_vote=is_vote)) for is_vote in (False, True)),
        asked(leave(is_playing=True)),
    ]


def test_a_question_says_what_is_lost_if_there_is_anything() -> None:
    deck, quit_, leave = questions.deck_question, questions.rage_quit_question, questions.leave_question
    assert said(deck(counts=False)).replace(" Show", f" {ROUND} Show") == said(deck(counts=True))
    assert f"{said(quit_(counts=False))} {GAME}" == said(quit_(counts=True))
    assert ("same link" in said(leave(is_playing=True)), "free" in said(leave(is_playing=False))) == (
        True,
        True,
    )
    assert all(
        "won’t count" in said(each()) for each in (questions.hands_question, questions.branch_question)
    )
