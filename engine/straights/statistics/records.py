"""The record of a game and its rounds: what has been played, and which of it is uncounted practice."""

from __future__ import annotations

from operator import attrgetter

from engine.fast_dataclass import dataclass, replace

_DIGITS = 2
_UNKNOWN_PLAY = "unknown"

TABLE = "table"
"""The kind of games with other people, of which only counts who was better."""

WITHOUT_MODEL = ("expert", "adaptive")
"""The strategies that no model of `advice` plays like."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round.

    Attributes:
        number: from 1.
        gained: its points, None until it has ended, and again after a reset.
        hints: the number of hints.
        practice: whether it is excluded from the statistics.
        play: the digest of its moves by `play_of`, "" until it has ended or if unknown.
        price: the total price of its choices, None until it is reviewed.
        moment: when it ended, ISO 8601 in UTC; "" until then or if unknown.
    """

    number: int
    gained: int | None = None
    hints: int = 0
    practice: bool = False
    play: str = ""
    price: float | None = None
    moment: str = ""

    @property
    def has_ended(self) -> bool:
        """Whether it has ended, even if a reset has deleted its points: played again, it does not count."""
        return self.gained is not None or self.play != ""

    @property
    def is_rated(self) -> bool:
        """Whether it was played without hints: others would rate the computer."""
        return self.hints == 0

    def reset(self) -> RoundRecord:
        """Without points if it has ended; practice stays practice."""
        if not self.has_ended:
            return self
        return RoundRecord(self.number, practice=self.practice, play=self.play or _UNKNOWN_PLAY)


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game for the counted seat; `moment` as in a round.

    Attributes:
        beaten, beaten_by: the names of the others with more points, and with fewer.
    """

    score: int
    place: int
    tied: bool
    beaten: tuple[str, ...] = ()
    beaten_by: tuple[str, ...] = ()
    moment: str = ""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The record of a game; the methods return it with a change.

    Attributes:
        game: a unique name.
        level: of the opponents, as given by `level_of`.
        rounds: by number; some may be missing.
        end: None until the game is over.
        practice_from: the round from which nothing counts since all cards are known, or None.
        kind: of another game than Straights, by the key of its preset, or `TABLE`; "" for Straights.
    """

    game: str
    level: str
    rounds: tuple[RoundRecord, ...] = ()
    end: GameEnd | None = None
    practice_from: int | None = None
    kind: str = ""

    @property
    def is_known(self) -> bool:
        """Whether reviews know how the opponents play; taken to be so of opponents of several levels."""
        return self.level.partition(" ")[0] not in WITHOUT_MODEL

    @property
    def hints(self) -> int:
        """The number of hints in all rounds."""
        return sum([each.hints for each in self.rounds])

    def round(self, number: int) -> RoundRecord:
        """The record of a round, empty if there is none."""
        return next((each for each in self.rounds if each.number == number), RoundRecord(number))

    def is_practice(self, number: int) -> bool:
        """Whether a round is practice, by itself or because an earlier one marked the rest."""
        return not self._is_before_practice(number) or self.round(number).practice

    def counted_rounds(self) -> list[RoundRecord]:
        """The rounds that have ended and are no practice."""
        rounds = self.rounds
        if self.practice_from is not None:
            rounds = tuple(each for each in rounds if self._is_before_practice(each.number))
        return [each for each in rounds if each.gained is not None and not each.practice]

    def counted_end(self) -> GameEnd | None:
        """The end of the game, None if it has not ended or any of its rounds is practice."""
        has_practice = self.practice_from is not None or any(map(attrgetter("practice"), self.rounds))
        return None if has_practice else self.end

    def round_to_review(self) -> int | None:
        """The last round that lacks its price for the rating."""
        rounds = [each for each in self.counted_rounds() if each.is_rated and each.play]
        return next((each.number for each in reversed(rounds) if each.price is None), None)

    def with_practice(self, number: int) -> GameRecord:
        """With a round marked as practice, unless it has already ended and so was played fairly."""
        found = self.round(number)
        return self if found.has_ended else self._with(replace(found, practice=True))

    def with_practice_from(self, number: int) -> GameRecord:
        """With this and all later rounds marked as practice: their cards are known."""
        marked = self.with_practice(number)
        if self.end is not None or self.practice_from is not None:
            return marked
        return replace(marked, practice_from=number)

    def with_hint(self, number: int) -> GameRecord:
        """With one more hint in a round, unless it or the game was played to its end without."""
        found = self.round(number)
        if found.has_ended or self.end is not None:
            return self
        return self._with(replace(found, hints=found.hints + 1))

    def with_round(self, number: int, gained: int, play: str, moment: str) -> GameRecord:
        """With the end of a round; ending it again changes nothing."""
        found = self.round(number)
        if found.has_ended:
            return self
        return self._with(replace(found, gained=gained, play=play, moment=moment))

    def with_end(
        self, number: int, scores: tuple[int, ...], seat: int, moment: str, names: tuple[str, ...] = ()
    ) -> GameRecord:
        """With the end of the game after this round; ending it again changes nothing.

        `names` are those of the seats, "" of one that is not compared.
        """
        last = self.round(number)
        if self.end is not None or (last.has_ended and last.gained is None):
            return self
        score = scores[seat]
        place = 1 + sum(other < score for other in scores)
        compared = [(name, other) for name, other in zip(names, scores, strict=False) if name]
        beaten = tuple(name for name, other in compared if other > score)
        beaten_by = tuple(name for name, other in compared if other < score)
        end = GameEnd(score, place, scores.count(score) > 1, beaten, beaten_by, moment)
        return replace(self, end=end)

    def with_price(self, number: int, price: float, play: str) -> GameRecord:
        """With the price of a round, in points against the other choices.

        Only the play that was counted has a price, not a later one after an undo or in a branch.
        """
        found = self.round(number)
        if found.gained is None or found.price is not None or not play or found.play != play:
            return self
        return self._with(replace(found, price=round(price, _DIGITS)))

    def reset(self) -> GameRecord:
        """Without figures: only rounds that end later count, and the game only if it is not over."""
        return replace(self, rounds=tuple(each.reset() for each in self.rounds), end=None)

    def _is_before_practice(self, number: int) -> bool:
        return self.practice_from is None or number < self.practice_from

    def _with(self, changed: RoundRecord) -> GameRecord:
        others = [each for each in self.rounds if each.number != changed.number]
        return replace(self, rounds=tuple(sorted((*others, changed), key=lambda each: each.number)))
