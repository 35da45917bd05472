"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from bundle.paths import ROOT, PackagingError
from engine.straights.strategies.registry import STRATEGIES
from web.texts import PageText

SOURCES = ROOT / "engine/straights/text"
_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""
_OF_REGISTRY = {
    "levels": [info.level for info in STRATEGIES.values()],
    "descriptions": [info.description for info in STRATEGIES.values()],
}
"""The modules whose sentences are texts of the registry of strategies, and these texts."""


def engine_texts(*modules: str) -> frozenset[PageText]:
    """The texts of the sentences of these modules; of all without names."""
    names = modules or [file.stem for file in SOURCES.glob("*.py")]
    found = {text for name in names for text in _texts_in(SOURCES / f"{name}.py")}
    of_registry = {PageText("strategies", text) for name in names for text in _OF_REGISTRY.get(name, ())}
    return frozenset(found | of_registry)


def _texts_in(file: Path) -> Iterator[PageText]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _LITERALS):
            continue
        count = _LITERALS[node.func.id]
        literals = [each.value for each in node.args[:count] if isinstance(each, ast.Constant)]
        context, *texts = [each for each in literals if isinstance(each, str)]
        if len(texts) != count - 1:
            raise PackagingError(f"{file.name}:{node.lineno}: {node.func.id}() needs {count} literal texts")
        yield PageText(context, texts[-1], has_number=node.func.id == "plural")
