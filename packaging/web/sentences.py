"""The texts of the engine's sentences, extracted from calls of `sentence("context", "text")` and `plural`."""

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bundle.paths import ROOT, PackagingError
from engine.games.registry import offered_presets
from engine.straights.interface.actions import FACES, actions_of
from engine.straights.strategies.registry import STRATEGIES
from engine.text.sentence import Sentence
from web.texts import PageText

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face

COMMON = ROOT / "engine/text"
SOURCES = ROOT / "engine/straights/text"
SEVENS = ROOT / "engine/sevens"
DRAW = ROOT / "engine/poker/table"
SHEETS = ROOT / "engine/straights/sheets"
FIXED_SHEETS = SHEETS / "fixed.py"
INTERFACE = ROOT / "engine/straights/interface"
LOCAL_TABLE = ROOT / "engine/straights/local_table"
ROOMS = (
    "engine.text",
    "engine.protocol",
    "engine.straights.text",
    "engine.straights.protocol",
    "engine.straights.sheets",
    "engine.straights.local_table",
)
"""What is followed from the modules that send sentences: where these are made, and what else makes them."""
_OF_A_TABLE = (SOURCES / "results.py", "standing")
"""What a table says of its result: the adapter of the game makes it, beside more than a page shows."""
_LITERALS = {"sentence": 2, "plural": 3}
"""The functions that make sentences, and the number of their literals: the context, then English texts."""
_OF_REGISTRY = {
    "levels": [info.level for info in STRATEGIES.values()],
    "descriptions": [info.description for info in STRATEGIES.values()],
}
"""The modules whose sentences are texts of the registry of strategies, and these texts."""
_Part = tuple[Path, str | None]
"""A module, and the name of what is defined in it; None for all of it."""


def engine_texts(*modules: str) -> frozenset[PageText]:
    """The texts of modules of `engine.straights.text`, such as "hints"; of all rooms without names."""
    rooms = (COMMON, SOURCES, SEVENS, DRAW, SHEETS, INTERFACE)
    wanted = [SOURCES / f"{name}.py" for name in modules] or [
        file for room in rooms for file in room.glob("*.py")
    ]
    found = frozenset(text for file in wanted for text in _texts_in(_read(file), file.stem))
    return found if modules else found | action_texts(*FACES)


def texts_of_other_games() -> frozenset[PageText]:
    """The texts of the games other than Straights."""
    files = [file for room in (SEVENS, DRAW) for file in room.glob("*.py")]
    return frozenset(text for file in files for text in _texts_in(_read(file), file.stem))


def texts_of_presets() -> frozenset[PageText]:
    """What the games other than Straights are called, and how long they may be."""
    said = [text for _, preset in offered_presets() for text in (preset.title, *preset.lengths)]
    parts = [value for each in said for value in each.values.values() if isinstance(value, Sentence)]
    return frozenset(PageText(each.context, each.template, bool(each.singular)) for each in (*said, *parts))


def action_texts(*faces: "Face") -> frozenset[PageText]:
    """The texts of the actions of windows and pages, and of their menus."""
    items = [item for face in faces for item in actions_of(face, with_menus=True)]
    texts = {text for item in items for text in (item.text, item.short, item.why_not)} - {""}
    return frozenset(PageText("Actions", text) for text in texts)


def texts_made_by(files: Iterable[Path], without: Collection[Path] = ()) -> frozenset[PageText]:
    """The texts of the sentences that these modules make with what they import from `ROOMS`.

    `without` are modules whose texts are left out.
    """
    found: set[PageText] = set()
    waiting: list[_Part] = [*((file, None) for file in files), _OF_A_TABLE]
    known = {*waiting, *((file, None) for file in without)}
    while waiting:
        file, name = waiting.pop()
        module = _read(file)
        parts = [module] if name is None else [*_used_by(name, module)]
        if file.parent in (COMMON, SOURCES, SHEETS):
            found.update(text for part in parts for text in _texts_in(part, file.stem))
        new = {*_imported_by(parts, module)} - known
        waiting += [part for part in new if (part[0], None) not in known]
        known |= new
    return frozenset(found)


@cache
def _read(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), file.name)


def _imported_by(parts: Iterable[ast.AST], module: ast.Module) -> Iterator[_Part]:
    """The modules of the rooms, and the parts of them, that parts of a module use by their imported names."""
    used = {node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)}
    for node in ast.walk(module):
        if not (isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOMS)):
            continue
        place = ROOT.joinpath(*(node.module or "").split("."))
        names = [each.name for each in node.names if (each.asname or each.name) in used]
        if place.is_dir():
            yield from ((place / f"{name}.py", None) for name in names)
        else:
            yield from ((place.with_suffix(".py"), name) for name in names)


def _used_by(name: str, module: ast.Module) -> Iterator[ast.stmt]:
    """A definition, and those of its module that it uses; nothing for types alone."""
    definitions = {each: node for node in module.body for each in _defined_names(node)}
    known = {name} & definitions.keys()
    waiting = [*known]
    while waiting:
        definition = definitions[waiting.pop()]
        yield definition
        used = {node.id for node in ast.walk(definition) if isinstance(node, ast.Name)}
        new = (used & definitions.keys()) - known
        waiting += new
        known |= new


def _defined_names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [each.id for each in targets if isinstance(each, ast.Name)]


def _texts_in(tree: ast.AST, module: str) -> Iterator[PageText]:
    yield from (PageText("strategies", text) for text in _OF_REGISTRY.get(module, ()))
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _LITERALS):
            continue
        count = _LITERALS[node.func.id]
        literals = [each.value for each in node.args[:count] if isinstance(each, ast.Constant)]
        context, *texts = [each for each in literals if isinstance(each, str)]
        if len(texts) != count - 1:
            raise PackagingError(f"{module}.py:{node.lineno}: {node.func.id}() needs {count} literal texts")
        yield PageText(context, texts[-1], has_number=node.func.id == "plural")
