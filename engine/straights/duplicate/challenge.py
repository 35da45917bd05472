"""A challenge: a deal with the name and the result of who sends it, as a text for a link.

The result is sealed with the cards of the deal, so that nobody reads it before they are played. That is no
proof against cheats: the deal names its cards, and whoever runs this module can open the seal.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256, shake_256

from engine.cards.card import CARDS
from engine.errors import NewerSaveGame, NotationError, SaveGameError
from engine.fast_dataclass import dataclass
from engine.names import is_name
from engine.straights.commands import Choice
from engine.straights.duplicate.deal_result import Played
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, parse_deal
from engine.straights.errors import IncompleteLink
from engine.straights.events import RoundStarted
from engine.straights.round_summary import ahead_of
from engine.straights.session import Session

_FORM, _SEALED, _MOST = "1", 15, 1000
_CHALLENGE = re.compile(r"challenge=([\w-]*(?:\.[\w-]+)*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal with who sends it."""

    deal: DuplicateDeal
    name: str
    sealed: bytes

    def opened(self) -> Played:
        """What the sender made of it: for who has played it, too."""
        plain = _sealed(self.deal, self.sealed)
        cards = tuple(CARDS[each % len(CARDS)] for each in plain[2:])
        return Played(self.name, int.from_bytes(plain[:2]) - _MOST, cards)

    @property
    def text(self) -> str:
        """What a link carries."""
        told = f"{_FORM}.{self.deal.seed}.{self.deal.chair + 1}.{_encoded(self.name.encode())}"
        return f"challenge={told}.{_encoded(self.sealed + sha256(told.encode() + self.sealed).digest()[:4])}"


def played(session: Session, deal: DuplicateDeal) -> Played:
    """The result of a finished deal."""
    choices = (each for each in session.actions if isinstance(each, Choice) and each.seat == deal.chair)
    ahead = round(ahead_of(session.state.results[0].gained, deal.chair))
    return Played(session.setup.seats[deal.chair].name, ahead, tuple(each.card for each in choices))


def challenge(deal: DuplicateDeal, result: Played) -> Challenge:
    """The challenge that a player sends."""
    content = (result.ahead + _MOST).to_bytes(2) + bytes(map(CARDS.index, result.cards))
    return Challenge(deal, result.name, _sealed(deal, content))


def challenge_in(text: str) -> Challenge | None:
    """The challenge that a text contains, such as a link; None for none.

    Raises IncompleteLink, or NewerSaveGame for one of a later version.
    """
    found = None if text.startswith("{") else _CHALLENGE.search(text)  # a saved game may have such a name
    if found is None:
        return None
    form, *parts = found[1].split(".")
    if form.isdigit() and form != _FORM:
        raise NewerSaveGame(f"a challenge of form {form}")
    try:
        seed, chair, name, content = parts
        made = Challenge(parse_deal(f"{seed}/{chair}"), _decoded(name).decode(), _decoded(content)[:_SEALED])
    except (ValueError, NotationError) as error:
        raise IncompleteLink(f"{found[0]}: {error}") from error
    if made.text != found[0] or not is_name(made.name):
        raise IncompleteLink(found[0])
    return made


def duel_in(text: str, deal: DuplicateDeal, own: Played) -> tuple[Played, Played] | None:
    """The own result and that of who sent a challenge; None if a text has none, or one to another deal."""
    try:
        sent = challenge_in(text)
    except SaveGameError:
        return None
    return None if sent is None or sent.deal.key != deal.key else (own, sent.opened())


def _sealed(deal: DuplicateDeal, content: bytes) -> bytes:
    """The content locked with the cards of the deal, or the locked one opened again."""
    session = Session(deal.setup_for("blocker"))
    hands = next(event.hands for event in session.history if isinstance(event, RoundStarted))
    cards = " ".join(str(card) for hand in hands for card in hand or ())
    key = shake_256(f"challenge {deal.key} {cards}".encode()).digest(len(content))
    return bytes(one ^ other for one, other in zip(content, key, strict=True))


def _encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
