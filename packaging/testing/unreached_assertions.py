"""Lists the assertions that no run of their tests reached, after `coverage combine`; fails if there is one.

So counts what shall raise, and in a test each statement that is a call, as waiting is. A function that never
ran to an end is not looked at: pytest says which tests it left out, or skipped at some line. Where a line is
not meant to be reached, `# unreached: REASON` stands on it.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from testing.branch_coverage import report

_REASON = "# unreached: "
_NOTES = {"add_note", "append", "fail", "skip"}
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def unreached(path: Path, missing: set[int]) -> list[str]:
    """The places of assertions among the lines that never ran, without those that have a reason."""
    text = path.read_text(encoding="utf-8")
    lines, is_test = text.splitlines(), path.name.startswith("test_")
    return [
        f"{path}:{line}"
        for function in _functions(ast.parse(text))
        if _ended(function, missing)
        for line in sorted({*_assertions(function, is_test=is_test)})
        if line in missing and _REASON not in lines[line - 1]
    ]


def _functions(tree: ast.AST) -> Iterator[_Function]:
    """The outermost functions, to which those within them belong."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _Function):
            yield node
        else:
            yield from _functions(node)


def _ended(function: _Function, missing: set[int]) -> bool:
    ends = (node for node in ast.walk(function) if isinstance(node, ast.Return) or node is function.body[-1])
    return any(each.lineno not in missing for each in ends)


def _assertions(parent: ast.AST, *, is_test: bool) -> Iterator[int]:
    """The lines below a node; functions within a test are called by others, perhaps in threads of Qt's."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.With) and any("raises(" in ast.unparse(each) for each in node.items):
            yield node.body[0].lineno
        elif isinstance(node, ast.Assert) or (is_test and isinstance(node, ast.Expr) and not _notes(node)):
            yield node.lineno
        counts_calls = is_test and not isinstance(node, _Function) and not _may_end(node)
        yield from _assertions(node, is_test=counts_calls)


def _may_end(node: ast.AST) -> bool:
    """Whether each call in it may be the last one, such as the first after a connection was cut."""
    return isinstance(node, ast.With) and any("suppress(" in ast.unparse(each) for each in node.items)


def _notes(statement: ast.Expr) -> bool:
    """Whether it only keeps a fault for a later assertion, or ends the test."""
    call = statement.value
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _NOTES


def main(folder: str) -> int:
    """Print each such place of the tests in a folder."""
    files = report(folder)["files"]
    found = [place for path in files for place in unreached(Path(path), {*files[path]["missing_lines"]})]
    for place in found:
        print(f"never reached: {place}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
