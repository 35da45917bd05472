"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle.paths import ROOT, PackagingError
from web.texts import PageText

SOURCES = ROOT / "engine/straights/text"
IN_PAGE = ("events.log_lines", "events.announcement", "refusals.refusal", "table.tracked_card")
"""The functions whose sentences the page's worker sends, as module and name."""
IN_GUEST_PAGE = ("refusals.refusal",)
"""Those whose sentences a server sends."""

_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""


def engine_texts(modules: Iterable[Path] | None = None) -> tuple[PageText, ...]:
    """The texts of all sentences, or of those of some modules, each once, in order."""
    files = SOURCES.glob("*.py") if modules is None else modules
    trees = ((ast.parse(file.read_text(encoding="utf-8")), file.name) for file in files)
    return tuple(sorted({text for tree, name in trees for text in _texts_in(tree, name)}))


def texts_of_functions(names: Iterable[str]) -> tuple[PageText, ...]:
    """The texts of functions, such as "events.log_lines", and of those of their module that they use."""
    found: set[PageText] = set()
    for module, _, name in (each.partition(".") for each in names):
        file = SOURCES / f"{module}.py"
        functions = {
            node.name: node
            for node in ast.parse(file.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        }
        waiting, known = [name], {name}
        while waiting:
            function = functions[waiting.pop()]
            found.update(_texts_in(function, file.name))
            used = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
            new = (used & functions.keys()) - known
            waiting += new
            known |= new
    return tuple(sorted(found))


def _texts_in(tree: ast.AST, name: str) -> Iterator[PageText]:
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _LITERALS):
            continue
        count = _LITERALS[node.func.id]
        literals = [each.value for each in node.args[:count] if isinstance(each, ast.Constant)]
        context, *texts = [each for each in literals if isinstance(each, str)]
        if len(texts) != count - 1:
            raise PackagingError(f"{name}:{node.lineno}: {node.func.id}() needs {count} literal texts")
        yield PageText(context, texts[-1], has_number=node.func.id == "plural")
