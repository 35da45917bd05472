"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle.paths import ROOT, PackagingError
from web.texts import PageText

SOURCES = ROOT / "engine/straights/text"
_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""


def engine_texts(modules: Iterable[Path] | None = None) -> tuple[PageText, ...]:
    """The texts of all sentences, or of those of some modules, each once, in order."""
    files = SOURCES.glob("*.py") if modules is None else modules
    return tuple(sorted({text for file in files for text in _texts_in(file)}))


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
