"""The sheet for a new game of a kind that data describes: which, how many play, against whom, how long."""

from __future__ import annotations

from contextlib import suppress

from engine.errors import NotationError, SetupError
from engine.fast_dataclass import TYPE_CHECKING, dataclass, replace
from engine.games import STRAIGHTS
from engine.games.new_game import MOST_KEPT
from engine.games.registry import new_games, offered_presets, preset_named
from engine.protocol.sheet import Note, Option, Sheet, SheetAnswer, SheetChoice
from engine.text.sentence import sentence, signs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.games.new_game import Preset
    from engine.text.sentence import Sentence, Value

START, KEEP, SHARE, LEARN = "start", "keep", "share", "learn"
RULES_OF_LINK = "rules="
"""What stands before shared rules."""

_COPIED = sentence("NewGameSheet", "Copied")
_SHARED = Note(
    sentence(
        "NewGameSheet",
        "You can send it now: “Paste game” opens these rules in a window, a link opens them in the page, "
        "too.",
    ),
    "status",
)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen so far; its text is the key of an option, and the beginning of it is kept and shared."""

    game: str
    preset: Preset
    strategy: str
    seats: int
    length: int

    @staticmethod
    def of(text: str) -> Chosen:
        """The game and its preset, with all that the text leaves out as usual.

        Raises NotationError or SetupError for what is not offered.
        """
        game, key, *others = text.split("/") if "/" in text else (text, "")
        preset, strategies = preset_named(game, key), new_games(game).strategies
        usual = (strategies[-1], str(preset.proposed), "0")
        strategy, seats, length, *more = (*others, *usual[len(others) :])
        has_length = length in map(str, range(len(preset.lengths)))
        if more or strategy not in strategies or seats not in map(str, preset.seats) or not has_length:
            raise NotationError(f"no such game is offered: {text!r}")
        return Chosen(game, preset, strategy, int(seats), int(length))

    @property
    def kind(self) -> str:
        """The text of the game and its preset alone."""
        return f"{self.game}/{self.preset.key}"

    def __str__(self) -> str:
        return f"{self.kind}/{self.strategy}/{self.seats}/{self.length}"

    def setup(self, names: Sequence[str]) -> object:
        """The game of the first of these names, whose first is that of a human; raises SetupError."""
        people = [(name, self.strategy if number else "") for number, name in enumerate(names[: self.seats])]
        return new_games(self.game).setup_for(self.preset.key, people, self.length, 0)


def new_game_sheet(text: str, kept: Sequence[str] = (), *, is_shared: bool = False) -> Sheet:
    """The sheet of what is chosen; `kept` are the texts of rules of one's own, which were shared now or not.

    For Straights it has the tiles of the games alone. Raises NotationError or SetupError.
    """
    title = sentence("Actions", "&New game…")
    if text == STRAIGHTS:
        return Sheet("new-game", title, (game_tiles(kept),))
    chosen = Chosen.of(text)
    is_kept = chosen.kind in kept
    keep = (
        sentence("NewGameSheet", "Forget these rules")
        if is_kept
        else sentence("NewGameSheet", "Keep these rules")
    )
    own = (
        SheetAnswer(KEEP, keep, "quiet"),
        SheetAnswer(SHARE, _COPIED if is_shared else sentence("NewGameSheet", "Share these rules"), "quiet"),
    )
    learn = [SheetAnswer(LEARN, sentence("Actions", "&Learn it in a minute"), "quiet")]
    return Sheet(
        "new-game",
        title,
        (game_tiles(kept, chosen), *_fields(chosen), _rules(chosen), *[_SHARED] * is_shared),
        (
            *(own if chosen.preset.choices else learn),
            SheetAnswer(START, sentence("NewGameDialog", "Start"), "primary"),
        ),
        note=sentence("PresetSheet", "Your other games are kept in Today."),
    )


def game_tiles(kept: Sequence[str], chosen: Chosen | None = None) -> SheetChoice:
    """All games, None for Straights; rules of one's own are on the last tile unless they are kept."""
    line = sentence("NewGameSheet", "Nothing fits: discard a card. Lowest score wins.")
    options = [Option(STRAIGHTS, sentence("MainWindow", "Straights"), is_name=True, note=line)]
    current = chosen.kind if chosen else STRAIGHTS
    for name, preset in sorted(offered_presets(), key=lambda each: bool(each[1].choices)):
        key = f"{name}/{preset.key}"
        if preset.choices:
            options += [_tile(f"{game}/{own.key}", own) for game, own in kept_presets(kept)]
            if chosen and chosen.preset.choices and current not in kept:
                key = current
        options.append(_tile(key, preset))
    return SheetChoice(sentence("Actions", "&Game"), tuple(options), current, "tiles")


def kept_after(kept: Sequence[str], text: str) -> tuple[str, ...]:
    """The rules that are kept once those that are chosen are kept, too, or are forgotten."""
    chosen = Chosen.of(text).kind
    others = tuple(each for each in kept if each != chosen)
    return others if chosen in kept else (*others, chosen)[-MOST_KEPT:]


def after_lesson(text: str) -> str:
    """What is begun after the lesson of what is chosen: the weakest computers, unless some are chosen."""
    game, *others = text.split("/")
    return f"{text}/{new_games(game).strategies[0]}" if len(others) == 1 else text


def rules_in(text: str) -> str | None:
    """The rules that a text shares, such as an address; None if it shares none.

    Raises NotationError or SetupError if they make no sense.
    """
    _, is_shared, rules = text.rpartition(RULES_OF_LINK)
    return Chosen.of(rules.split()[0] if rules.split() else "").kind if is_shared else None


def _tile(key: str, preset: Preset) -> Option:
    return Option(key, preset.title, is_name=True, note=preset.line)


def fixed_and_kept(texts: Sequence[str]) -> tuple[tuple[str, Preset], ...]:
    """What a table can be opened with, each with the name of its game: presets, and rules that are kept."""
    return (*(each for each in offered_presets() if not each[1].choices), *kept_presets(texts))


def kept_presets(texts: Sequence[str]) -> Iterable[tuple[str, Preset]]:
    """Rules of one's own, each with the name of its game, without those that this version does not know."""
    for text in texts:
        with suppress(NotationError, SetupError):
            chosen = Chosen.of(text)
            yield chosen.game, chosen.preset


def _fields(chosen: Chosen) -> Iterable[SheetChoice]:
    """What is chosen beside the game; nothing of which there is only one."""
    preset, offered = chosen.preset, new_games(chosen.game)
    for each in preset.choices:
        options = tuple(replace(option, key=_own_key(chosen, option.key)) for option in each.options)
        yield replace(each, options=options, chosen=_own_key(chosen, each.chosen))
    seats = [(replace(chosen, seats=count), signs("{count}", count=count)) for count in preset.seats]
    levels = [(replace(chosen, strategy=each), offered.level(each)) for each in offered.strategies]
    lengths = [(replace(chosen, length=number), text) for number, text in enumerate(preset.lengths)]
    fields = (
        SheetChoice(sentence("PresetSheet", "Players"), _options(seats), str(chosen), "segments"),
        SheetChoice(sentence("Settings", "Computers"), _options(levels), str(chosen)),
        SheetChoice(sentence("NewGameDialog", "Length"), _options(lengths), str(chosen)),
    )
    yield from (each for each in fields if len(each.options) > 1)


def _options(texts: Iterable[tuple[Chosen, Sentence]]) -> tuple[Option, ...]:
    return tuple(Option(str(each), text) for each, text in texts)


def _own_key(chosen: Chosen, preset: str) -> str:
    return f"{chosen.game}/{preset}/{chosen.strategy}"


def _rules(chosen: Chosen) -> Note:
    names = [str(number) for number in range(chosen.seats)]
    said: list[Sentence] = list(new_games(chosen.game).rules_text(chosen.setup(names)))
    places = " ".join(f"{{{number}}}" for number in range(len(said)))
    values: dict[str, Value] = {str(number): each for number, each in enumerate(said)}
    return Note(signs(places, **values), "status")
