"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bundle.paths import ROOT, PackagingError
from engine.games.registry import new_games, offered_presets
from engine.straights.interface.actions import FACES, actions_of
from engine.straights.strategies.registry import STRATEGIES
from engine.text.sentence import Sentence
from web.texts import PageText

ENGINE = ROOT / "engine"
AT_FIRST = (ENGINE / "text", ENGINE / "straights/text")
_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""
_OF_REGISTRY = {
    "levels": [info.level for info in STRATEGIES.values()],
    "descriptions": [info.description for info in STRATEGIES.values()],
}
"""The modules whose sentences are texts of the registry of strategies, and these texts."""


def engine_texts(*modules: str) -> frozenset[PageText]:
    """The texts of modules of `engine.text` and `engine.straights.text`; without names, of all."""
    files = [file for room in AT_FIRST for file in room.glob("*.py")] if modules else ENGINE.rglob("*.py")
    found = [_texts_in(file) for file in files if not modules or file.stem in modules]
    return frozenset(chain(*found, () if modules else _action_texts()))


def texts_of_presets() -> frozenset[PageText]:
    """What the games other than Straights are called, and how long they may be."""
    presets = [preset for _, preset in offered_presets()]
    presets += [
        new_games(name).own_preset(preset.key) for name, preset in offered_presets() if preset.choices
    ]
    said = [text for preset in presets for text in (preset.title, *preset.lengths)]
    parts = [value for each in said for value in each.values.values() if isinstance(value, Sentence)]
    return frozenset(PageText(each.context, each.template, bool(each.singular)) for each in (*said, *parts))


def _action_texts() -> Iterator[PageText]:
    """The texts of the actions of windows and pages, and of their menus."""
    for item in chain(*(actions_of(face, with_menus=True) for face in FACES)):
        yield from (PageText("Actions", text) for text in {item.text, item.short, item.why_not} - {""})


def _texts_in(file: Path) -> Iterator[PageText]:
    yield from (PageText("strategies", text) for text in _OF_REGISTRY.get(file.stem, ()))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), file.name)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _LITERALS):
            continue
        count = _LITERALS[node.func.id]
        literals = [each.value for each in node.args[:count] if isinstance(each, ast.Constant)]
        context, *texts = [each for each in literals if isinstance(each, str)]
        if len(texts) != count - 1:
            raise PackagingError(f"{file.name}:{node.lineno}: {node.func.id}() needs {count} literal texts")
        yield PageText(context, texts[-1], has_number=node.func.id == "plural")
