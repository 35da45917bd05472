"""What the page ignores in its address, it says."""

import json

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


@pytest.mark.parametrize(
    "search, found, expected",
    [
        ("", "", []),
        ("?speed=0.5&lang=en-GB", "", []),
        ("?utm_source=x&__proto__=y", "#top", []),
        ("?speed=fast", "", ["Not valid in the address: speed=fast."]),
        ("?lang=xx&speed=-1", "", ["Not valid in the address: lang=xx, speed=-1."]),
        ("?lang=&speed=", "", ["Not valid in the address: lang=, speed=."]),
        ("?table=../t1", "#token=a%20b", ["Not valid in the address: table=../t1, token=a b."]),
        ("?speed=" + "x" * 99, "", [f"Not valid in the address: speed={'x' * 54}…."]),
    ],
)
def test_a_part_that_is_not_valid_is_told(search: str, found: str, expected: list[str]) -> None:
    """One whose name the page does not know may be somebody else's."""
    script = f"""
    globalThis.location = {json.dumps({"search": search, "hash": found})};
    const {{ speedOfAddress }} = await import("./controller/play/address.js");
    const {{ readTableAddress }} = await import("./controller/tables/table_address.js");
    const {{ reportIgnoredParts, understoodParts }} = await import("./controller/menus/ignored_parts.js");
    const {{ table, token }} = readTableAddress(location);
    const shown = [];
    const ofTable = {{ table: table !== "", token: token !== "" }};
    const understood = {{ ...understoodParts(speedOfAddress(location)), ...ofTable }};
    reportIgnoredParts((text) => shown.push(text), understood);
    answer(shown);
    """
    assert expected == evaluate(script)
