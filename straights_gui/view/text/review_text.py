"""Texts of reviews: points given away, luck, and the cost of a choice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.review.game_review import Decision, Reason, RoundReview
from engine.straights.text.rendering import isolated
from straights_gui.view.text.fill import fill
from straights_gui.view.text.hint_text import advice_text, cards_text, cost_text, why_text
from straights_gui.view.text.plurals import number_text, points_text
from straights_gui.view.text.table_text import card_label

_MINUS = "\N{MINUS SIGN}"


class ReviewPlurals(QObject):
    """Phrases of reviews with a count."""

    def mistakes(self, count: int) -> str:
        """Mistakes, such as "1 mistake" or "2 mistakes"."""
        return self.tr("%n mistakes", "", count)


def verdict_text(rounds: tuple[RoundReview, ...]) -> str:
    """The headline of a review of these rounds."""
    translate = QCoreApplication.translate
    if len(rounds) == 1 and rounds[0].is_unlucky_but_right:
        return translate("Review", "Unlucky, but right.")
    count = sum(len(each.mistakes) for each in rounds)
    return ReviewPlurals().mistakes(count) if count else translate("Review", "No mistakes.")


def price_text(rounds: tuple[RoundReview, ...]) -> str:
    """The points given away in these rounds, with the error of the estimate."""
    translate = QCoreApplication.translate
    text = translate("Review", "Given away against the others: {points}, ±{error}.")
    error = 2 * sum(each.price_sd**2 for each in rounds) ** 0.5
    price = sum(each.price for each in rounds)
    return fill(text, points=points_text(round(price)), error=max(1, round(error)))


def same_cards_text(deal: str, others: tuple[tuple[str, int], ...], *, is_helped: bool) -> str:
    """The results of others with the same cards, in points ahead, and whether the player had help."""
    translate = QCoreApplication.translate
    text = fill(translate("Review", "The same cards, deal {deal}:"), deal=deal)
    entries = [f"{isolated(name)} {signed_text(points)}" for name, points in others]
    text = f"{text} {', '.join(entries) or '…'}"
    help_text = translate("Review", "You had help, or a player was exchanged.")
    return f"{text}\n{help_text}" if is_helped else text


def place_text(number: int, decision: Decision) -> str:
    """The round and the move of a choice."""
    text = QCoreApplication.translate("Review", "Round {round}, move {move}")
    return fill(text, round=number, move=decision.move)


def choice_text(decision: Decision) -> str:
    """Compare the chosen card with the best one."""
    translate = QCoreApplication.translate
    if decision.is_best:
        text = translate("Review", "{card}: the best choice")
    elif decision.is_near_tie:
        text = translate("Review", "{card}: about as good as {best}")
    else:
        text = translate("Review", "{card} instead of {best}: about {points}")
    return fill(
        text,
        card=card_label(decision.played.card),
        best=card_label(decision.best.card),
        points=points_text(max(1, round(decision.price))),
    )


def answer_text(decision: Decision, tried: Card | None, *, is_puzzle: bool = False) -> str:
    """The answer to the card that the player tried, None for no card; blank lines separate paragraphs.

    For a puzzle, it does not mention the choice in the original game.
    """
    translate = QCoreApplication.translate
    advice, played = decision.advice, decision.played.card
    parts = [] if tried is None else [_price_of(decision, tried)]
    if tried != played and not is_puzzle:
        parts.append(fill(translate("Review", "In the game: {choice}."), choice=choice_text(decision)))
    parts.append(_reason_text(decision))
    parts += [advice_text(advice), why_text(replace(advice, against=None))]
    return "\n\n".join(part for part in parts if part)


def signed_text(points: int) -> str:
    """A difference of points with its sign, such as +5."""
    sign = "+" if points > 0 else _MINUS if points < 0 else ""
    return f"{sign}{number_text(abs(points))}"


def _reason_text(decision: Decision) -> str:
    """The argument against the played card that the engine found, "" if there is none."""
    translate = QCoreApplication.translate
    against = decision.advice.against
    texts = {
        Reason.OPENS_MORE: translate("Review", "{card} may open {others} for others."),
        Reason.BRINGS_LESS: translate("Review", "{best} brings more of your own cards nearer than {card}."),
        Reason.WASTES_SAFE_CARD: translate("Review", "{card} ends its row: it could have waited."),
        Reason.RISKS_POINTS: translate("Review", "{best} costs more than {card} if you can't play it later."),
        Reason.TOO_DEAR: translate("Review", "{card} costs {points}, more than {best}."),
        Reason.WORTH_KEEPING: translate("Review", "{card} was nearer to its row than {best}."),
    }
    text = texts.get(decision.reason, "")
    if against is None:
        return ""
    return fill(
        text,
        card=card_label(against.choice.card),
        best=card_label(decision.best.card),
        others=cards_text(against.opened, card_label),
        points=points_text(against.points),
    )


def _price_of(decision: Decision, card: Card) -> str:
    others = {each.card: each for each in decision.advice.alternatives}
    if card in others:
        return cost_text(others[card])
    text = QCoreApplication.translate("Review", "{card}: the best choice")
    return fill(text, card=card_label(card)) + "."
