"""Reviews: points given away, luck, and the cost of a choice."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.review.game_review import Reason, luck_of, moments_of
from engine.straights.text.hints import cost, reasons, recommendation
from engine.straights.text.table import next_cards
from engine.text.sentence import points, sentence

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.straights.advice.hints import Hint
    from engine.straights.review.game_review import Decision, RoundReview
    from engine.text.sentence import Sentence, Value


def promise(ahead: float) -> Sentence:
    """What new cards are worth."""
    if round(ahead) == 0:
        return sentence("Review", "These cards are average.")
    return sentence("Review", "These cards: {difference} than average.", difference=difference(round(ahead)))


def headline(rounds: tuple[RoundReview, ...]) -> Sentence:
    """What became of the cards, of a round or of a game."""
    luck = luck_of(rounds)
    more = luck.result - luck.cards
    if len(rounds) == 1 and rounds[0].is_unlucky_but_right:
        return sentence("Review", "Unlucky, but right.")
    if more == 0:
        return sentence("Review", "As your cards promised.")
    if more > 0:
        return sentence("Review", "You beat your cards by {points}.", points=points(more))
    return sentence("Review", "{points} short of your cards.", points=points(-more))


def result_parts(rounds: tuple[RoundReview, ...]) -> tuple[tuple[Sentence, int], ...]:
    """What the cards, the choices and the rest changed: names and points, more is better."""
    luck = luck_of(rounds)
    return (
        (sentence("Review", "The cards you were dealt"), luck.cards),
        (sentence("Review", "Your choices"), luck.choices),
        (sentence("Review", "The others, and luck"), luck.rest),
    )


def result_total(rounds: tuple[RoundReview, ...]) -> Sentence:
    """The sum of the parts."""
    return difference(luck_of(rounds).result)


def difference(count: int) -> Sentence:
    """Points as a difference to the others' average, in few words."""
    if count == 0:
        return sentence("Review", "no difference")
    if count > 0:
        return sentence("Review", "{points} better", points=points(count))
    return sentence("Review", "{points} worse", points=points(-count))


def moments(rounds: tuple[RoundReview, ...]) -> tuple[Decision, ...]:
    """The list of what cost most."""
    return moments_of(each for one in rounds for each in one.decisions)


def mended(count: int, of: int) -> Sentence:
    """How many of the choices on that list were tried again, and made better."""
    return sentence("Review", "{count} of {all} mended", count=count, all=of)


def other_choices(rounds: tuple[RoundReview, ...]) -> Sentence | None:
    """The last line of that list, with which it adds up to the cost of all choices; None if it does so."""
    left = -luck_of(rounds).choices - sum(each.cost_in_points for each in moments(rounds))
    return sentence("Review", "All other choices: about {points}", points=points(left)) if left else None


def about_cost(decision: Decision) -> Sentence:
    """About how much a choice cost."""
    return sentence("Review", "about {points}", points=points(decision.cost_in_points))


def what_it_did(decision: Decision) -> tuple[Sentence, ...]:
    """Why a choice was not the best, told afterwards; nothing if no fact shows it."""
    against, best = decision.advice.against, decision.advice.hint
    if against is None:
        return ()
    cards: dict[str, Value] = {"card": against.choice.card, "best": best.choice.card}
    said, less = points(against.points), points(best.points)
    match decision.reason:
        case Reason.OPENS_MORE:
            return _opened(against)
        case Reason.BRINGS_LESS if best.behind:
            text = sentence("Review", "{best} would have brought {own} nearer.", **cards, own=best.behind[0])
        case Reason.WASTES_SAFE_CARD:
            text = sentence("Review", "{card} could have waited: it ended its row.", **cards)
        case Reason.RISKS_POINTS:
            text = sentence("Review", "{best} costs {points} if it doesn’t fit later.", **cards, points=less)
        case Reason.TOO_DEAR:
            text = sentence(
                "Review", "You discarded {points}; {less} would have done.", points=said, less=less
            )
        case Reason.WORTH_KEEPING:
            text = sentence("Review", "{card} was nearer to its row than {best}.", **cards)
        case _:
            return ()
    return (text,)


def _opened(against: Hint) -> tuple[Sentence, ...]:
    card, others = against.choice.card, next_cards(against.opened)
    first = sentence("Review", "{card} opened {others} to the others.", card=card, others=others)
    if not against.behind:
        return first, sentence("Review", "Nothing of yours was behind it.")
    if len(against.behind) == 1:
        return first, sentence("Review", "Of your cards, only {card} was behind it.", card=against.behind[0])
    return (first,)


def place(number: int, decision: Decision) -> Sentence:
    """The round and the move of a choice."""
    return sentence("Review", "Round {round}, move {move}", round=number, move=decision.move)


def choice(decision: Decision) -> Sentence:
    """Compare the chosen card with the best one."""
    card, best, price = decision.played.card, decision.best.card, points(decision.cost_in_points)
    if decision.is_best:
        return sentence("Review", "{card}: the best choice", card=card)
    if decision.is_near_tie:
        return sentence("Review", "{card}: about as good as {best}", card=card, best=best)
    return sentence("Review", "{card} instead of {best}: about {points}", card=card, best=best, points=price)


def answer(decision: Decision, tried: Card | None) -> tuple[tuple[Sentence, ...], ...]:
    """The answer to the card that the player tried, None for no card: paragraphs of sentences."""
    advice = decision.advice
    paragraphs = [] if tried is None else [cost_of(decision, tried)]
    if tried == decision.best.card and (saved := decision.cost_in_points):
        values: dict[str, Value] = {"points": points(saved), "card": tried}
        paragraphs = [sentence("Review", "{points} saved: {card} is the best choice.", **values)]
    if tried != decision.played.card:
        paragraphs.append(_in_the_game(decision))
    paragraphs += [*argument(decision), recommendation(advice)]
    return (*((each,) for each in paragraphs), reasons(replace(advice, against=None)))


def argument(decision: Decision) -> tuple[Sentence, ...]:
    """The argument against the played card that the engine found, if there is one."""
    against = decision.advice.against
    if against is None:
        return ()
    cards: dict[str, Value] = {"card": against.choice.card, "best": decision.best.card}
    match decision.reason:
        case Reason.OPENS_MORE:
            others = next_cards(against.opened)
            said = sentence("Review", "{card} may open {others} for others.", **cards, others=others)
        case Reason.BRINGS_LESS:
            said = sentence("Review", "{best} brings more of your own cards nearer than {card}.", **cards)
        case Reason.WASTES_SAFE_CARD:
            said = sentence("Review", "{card} ends its row: it could have waited.", **cards)
        case Reason.RISKS_POINTS:
            said = sentence("Review", "{best} costs more than {card} if you can’t play it later.", **cards)
        case Reason.TOO_DEAR:
            alone = points(against.points)
            said = sentence("Review", "{card} costs {points}, more than {best}.", **cards, points=alone)
        case Reason.WORTH_KEEPING:
            said = sentence("Review", "{card} was nearer to its row than {best}.", **cards)
        case _:
            return ()
    return (said,)


def cost_of(decision: Decision, card: Card) -> Sentence:
    """What a card costs, or that it is the best."""
    for each in decision.advice.alternatives:
        if each.card == card:
            return cost(each)
    return sentence("Review", "{card} is the best choice.", card=card)


def _in_the_game(decision: Decision) -> Sentence:
    """The chosen card beside the best one, after another answer."""
    card, best = decision.played.card, decision.best.card
    if decision.is_best:
        return sentence("Review", "In the game: {card}, the best choice.", card=card)
    if decision.is_near_tie:
        return sentence("Review", "In the game: {card}, about as good as {best}.", card=card, best=best)
    values: dict[str, Value] = {"card": card, "best": best, "points": points(decision.cost_in_points)}
    return sentence("Review", "In the game: {card} instead of {best}, about {points}.", **values)
