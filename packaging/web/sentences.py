"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from bundle.paths import ROOT, PackagingError
from web.texts import PageText

SOURCES = ROOT / "engine/straights/text"
IN_PAGE = ("events.log_lines", "events.announcement", "refusals.refusal", "table.tracked_card")
"""The functions and constants whose sentences the page's worker sends, as module and name."""
IN_GUEST_PAGE = ("refusals.refusal", "network.PHRASES")
"""Those whose sentences a server sends."""

_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""


def engine_texts() -> tuple[PageText, ...]:
    """The texts of all sentences, each once, in order."""
    trees = ((ast.parse(file.read_text(encoding="utf-8")), file.name) for file in SOURCES.glob("*.py"))
    return tuple(sorted({text for tree, name in trees for text in _texts_in(tree, name)}))


def texts_of(names: Iterable[str]) -> tuple[PageText, ...]:
    """The texts of functions and constants, such as "events.log_lines", and of those that they use there."""
    found: set[PageText] = set()
    for module, _, name in (each.partition(".") for each in names):
        file = SOURCES / f"{module}.py"
        parts = {
            name: node
            for node in ast.parse(file.read_text(encoding="utf-8")).body
            for name in _defined_names(node)
        }
        waiting, known = [name], {name}
        while waiting:
            part = parts[waiting.pop()]
            found.update(_texts_in(part, file.name))
            used = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
            new = (used & parts.keys()) - known
            waiting += new
            known |= new
    return tuple(sorted(found))


def _defined_names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [each.id for each in targets if isinstance(each, ast.Name)]


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
