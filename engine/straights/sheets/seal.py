"""The seal of a deal: what it is the hash of, hidden until the game is over, and then its check."""

from __future__ import annotations

from engine.games.seal import seal_of_key
from engine.protocol.sheet import Note, Row, Rows, Sheet, SheetAnswer, Shown
from engine.straights.setup import Setup
from engine.straights.storage.seal import seal, seal_of
from engine.text.sentence import Sentence, sentence

CHECK = "check"


def deal_seal(setup: Setup, *, is_open: bool, is_checked: bool = False) -> Sheet:
    """The seal of a game's cards; what it hides is shown once the game is over.

    `is_checked`: with the hash of what the setup says, which whoever noted the seal can compare.
    """
    sealed = seal_of(setup) or ""
    if setup.key:
        holds = seal_of_key(setup.key) == sealed if is_checked else None
        return key_seal(sealed, setup.key if is_open else "", holds=holds)
    holds = seal(setup.seed, setup.salt) == sealed if is_checked else None
    return number_seal(sealed, *((str(setup.seed), setup.salt) if is_open else ("", "")), holds=holds)


def number_seal(sealed: Shown, number: Shown = "", salt: Shown = "", *, holds: bool | None = None) -> Sheet:
    """The seal of a number with its salt, both "" until the game is over; `holds`: what a check has found."""
    text = sentence(
        "SealDialog",
        "The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must "
        "match it.",
    )
    if not salt:
        text = sentence(
            "SealDialog",
            "The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash "
            "of a secret salt and the number. When the game is over, both are shown, and you can check that "
            "nothing was changed.",
        )
    verdicts = (
        sentence("SealDialog", "✗ Number and salt don’t match the seal: the game was altered."),
        sentence("SealDialog", "✓ Number and salt match the seal: the cards weren’t changed."),
    )
    secrets = (
        Row(sentence("SealDialog", "Number"), number or _hidden()),
        Row(sentence("SealDialog", "Salt"), salt or _hidden()),
    )
    return _sheet(text, sealed, secrets, "" if holds is None else verdicts[holds], is_open=bool(salt))


def key_seal(sealed: Shown, key: Shown = "", *, holds: bool | None = None, knows_cards: bool = True) -> Sheet:
    """The seal of a key, which is "" until the game is over; `knows_cards`: whether a check deals them."""
    text = sentence(
        "SealDialog",
        "The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key must "
        "deal the cards that were played.",
    )
    if not key:
        text = sentence(
            "SealDialog",
            "The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, "
            "which was shown before the first card. When the game is over, the key is shown, and you can "
            "check that nothing was changed.",
        )
    verdicts = (
        sentence("SealDialog", "✗ The key doesn’t match the seal or the cards: the game was altered."),
        sentence("SealDialog", "✓ The key matches the seal and the cards: they weren’t changed."),
    )
    if not knows_cards:
        if key:
            text = sentence(
                "Web", "The game is over and the seal is open: the SHA-256 hash of the key must match it."
            )
        verdicts = (
            sentence("Web", "✗ The key doesn’t match the seal: the game was altered."),
            sentence("Web", "✓ The key matches the seal: the cards weren’t changed."),
        )
    secret = Row(sentence("SealDialog", "Key"), key or _hidden())
    return _sheet(text, sealed, (secret,), "" if holds is None else verdicts[holds], is_open=bool(key))


def _hidden() -> Sentence:
    return sentence("SealDialog", "hidden until the game is over")


def _sheet(
    text: Sentence, sealed: Shown, secrets: tuple[Row, ...], verdict: Shown, *, is_open: bool
) -> Sheet:
    codes = Rows("codes", (Row(sentence("SealDialog", "Seal"), sealed), *secrets))
    found = (Note(verdict, "status"),) if is_open else ()
    check = SheetAnswer(CHECK, sentence("SealDialog", "Check"), "primary", is_enabled=is_open)
    return Sheet("seal", sentence("SealDialog", "Sealed cards"), (Note(text), codes, *found), (check,))
