"""The table has one interface: other rooms of the window use `TableView`, and few of the table's parts."""

import ast

from tests.support.paths import ROOT

TABLE = "straights_gui.view.table"
PARTS = frozenset({"scene_", "mouse", "keyboard", "celebration"})
# The interface, and the values that go in and out.
OPEN = frozenset({"table_view", "layout", "badges", "hand_order", "items.cost_mark"})
# Used without a table: a frame, announcements, the painting of the felt, what a result shows and where.
RESULT = {"results.result_boxes", "results.result_layout"}
SHARED = frozenset({"fitted_panel", "input.screen_reader", "items.table_top", *RESULT})
OTHERS = [path for path in (ROOT / "straights_gui").rglob("*.py") if TABLE.replace(".", "/") not in str(path)]


def reached(source: str) -> list[str]:
    """List the parts of the table that a module uses, by attributes and by imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in PARTS:
            found.append(node.attr)
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        below = [name.removeprefix(f"{TABLE}.") for name in names if f"{name}.".startswith(f"{TABLE}.")]
        found += [name for name in below if name not in OPEN | SHARED]
    return found


def test_nobody_else_reaches_into_the_table() -> None:
    found = {path: names for path in OTHERS if (names := reached(path.read_text(encoding="utf-8")))}

    assert len(OTHERS) > 100
    assert {} == found
