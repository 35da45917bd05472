"""The address of a table says where it is, and who may come in."""

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

NOTHING = {"table": "", "token": "", "invitation": ""}


@pytest.mark.parametrize(
    "search, found, expected",
    [
        ("", "", {}),
        ("?table=t1", "", {"table": "t1"}),
        ("?lang=de&table=%20T1%20", "", {"table": "t1"}),
        ("?table=" + "a" * 20, "", {"table": "a" * 20}),
        ("?table=" + "a" * 21, "", {}),
        ("?table=../t1", "", {}),
        ("?table=t1&token=seen", "", {"table": "t1"}),
        ("?table=t1", "#token=a-B_9", {"table": "t1", "token": "a-B_9"}),
        ("?table=t1", "#invitation=i1", {"table": "t1", "invitation": "i1"}),
        ("?table=t1", "#token=" + "a" * 64, {"table": "t1", "token": "a" * 64}),
        ("?table=t1", "#token=" + "a" * 65, {"table": "t1"}),
        ("?table=t1", "#token=a%20b", {"table": "t1"}),
    ],
)
def test_an_address_is_read(search: str, found: str, expected: dict[str, str]) -> None:
    """Secrets stand behind the #, which no server is sent; what can be no name or secret counts as none."""
    script = f"""
    const {{ readTableAddress }} = await import("./controller/tables/table_address.js");
    answer(readTableAddress({{ search: "{search}", hash: "{found}" }}));
    """
    assert NOTHING | expected == evaluate(script)


def test_links_are_read_as_they_were_written() -> None:
    """To the lobby, to a table, and to one at which its reader looks on."""
    script = """
    const { readTableAddress, tableLink } = await import("./controller/tables/table_address.js");
    const read = (link) => readTableAddress(new URL(link));
    answer([read(tableLink("")), read(tableLink("t1")), read(tableLink("t1", "i1"))]);
    """
    at_table = {**NOTHING, "table": "t1"}
    assert [NOTHING, at_table, {**at_table, "invitation": "i1"}] == evaluate(script)
