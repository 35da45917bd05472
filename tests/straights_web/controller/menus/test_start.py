"""Which game the page begins with."""

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


LINKS = [("#seed=44&limit=80", 1), ("#limit=80&seed=44", 1), ("#top", 0)]


@pytest.mark.parametrize("address, reloads", LINKS)
def test_a_link_in_the_address_of_the_open_page_is_followed(address: str, reloads: int) -> None:
    """Nothing is loaded where only the part after # changes: the page begins again with it."""
    script = """
    const page = new EventTarget();
    globalThis.addEventListener = page.addEventListener.bind(page);
    let count = 0;
    globalThis.location = { hash: "", reload: () => (count += 1) };
    const { followLinks } = await import("./controller/menus/start.js");
    followLinks();
    location.hash = ADDRESS;
    page.dispatchEvent(new Event("hashchange"));
    answer(count);
    """
    assert reloads == evaluate(script.replace("ADDRESS", repr(address)))
