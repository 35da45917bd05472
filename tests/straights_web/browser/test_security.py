"""The strict policy of the page: nothing that somebody slips into it runs, and nothing leaves its host."""

import pytest

from tests.support.web.game_page import texts
from tests.support.web.visitor import Visitor

pytestmark = [pytest.mark.web, pytest.mark.both_browsers]
POLICY = """async () => {
    const header = (await fetch(location.href)).headers.get("Content-Security-Policy");
    const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]').content;
    return [header, meta].map((policy) => policy.split(";").map((part) => part.trim()).sort().join("; "));
}"""
INJECT = """async () => {
    const script = document.createElement("script");
    script.textContent = "window.harmed = 1";
    document.body.append(script);
    const picture = document.createElement("div");
    picture.innerHTML = "<img src='data:,x' onerror='window.harmed = 1'>";
    document.body.append(picture);
    const isRefused = (act) => act().then(() => false, () => true);
    const sent = await isRefused(() => fetch("http://127.0.0.1:9/"));
    return { isHarmed: window.harmed !== undefined, sent };
}"""


def test_a_strict_policy_stops_what_is_slipped_into_the_page(visitor: Visitor) -> None:
    """Neither a script runs, nor a handler in markup, and no request leaves for another host.

    Where a host sends no headers, the page says all but who may frame it, which a header alone can.
    """
    for part in ("Content Security Policy", "Content-Security-Policy", "127.0.0.1:9"):
        visitor.expect(part)
    page = visitor.open_page()
    page.start()
    header, meta = (set(each.split("; ")) for each in texts(page.tab.run(POLICY)))

    assert header == meta | {"frame-ancestors 'none'"}
    assert {"script-src 'self' 'wasm-unsafe-eval'", "default-src 'none'"} <= meta
    assert not any("unsafe-inline" in each for each in header)
    assert {"isHarmed": False, "sent": True} == page.tab.run(INJECT)
