"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

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


def engine_texts(*names: str) -> frozenset[PageText]:
    """The texts of modules ("hints"), or functions and constants ("network.PHRASES"); all without names."""
    wanted = names or [file.stem for file in SOURCES.glob("*.py")]
    return frozenset(text for name in wanted for text in _texts_of(*name.split(".")))


def _texts_of(module: str, name: str | None = None) -> Iterator[PageText]:
    file = SOURCES / f"{module}.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for part in [tree] if name is None else _used_by(name, tree):
        yield from _texts_in(part, file.name)
    yield from (PageText("strategies", text) for text in _OF_REGISTRY.get(module, ()))


def _used_by(name: str, module: ast.Module) -> Iterator[ast.stmt]:
    """A function or constant, and those of its module that it uses."""
    definitions = {each: node for node in module.body for each in _defined_names(node)}
    waiting, known = [name], {name}
    while waiting:
        definition = definitions[waiting.pop()]
        yield definition
        used = {node.id for node in ast.walk(definition) if isinstance(node, ast.Name)}
        new = (used & definitions.keys()) - known
        waiting += new
        known |= new


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
