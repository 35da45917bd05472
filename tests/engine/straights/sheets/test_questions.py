"""The questions: what is asked, what it costs, and with which words it is answered."""

from engine.protocol.sheet import Note, Sheet
from engine.straights.sheets import questions
from tests.support.sheets import text_of

ROUND, GAME = (f"This {what} won’t count in the statistics." for what in ("round", "game"))


def said(question: Sheet) -> str:
    (note,) = question.parts
    assert isinstance(note, Note)
    return text_of(note.text)


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
