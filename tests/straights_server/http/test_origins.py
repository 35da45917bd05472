"""From which pages a browser may speak to the server."""

from ipaddress import ip_network

import pytest

from straights_server.http.messages import HttpRequest
from straights_server.http.origins import Origins, origin_of


@pytest.mark.parametrize(
    "url, origin",
    [
        ("https://example.org/cards/", "https://example.org"),
        ("HTTPS://Cards.Example", "https://cards.example"),
        ("http://127.0.0.1:8765", "http://127.0.0.1:8765"),
        ("https://cards.example:443/", "https://cards.example"),
        ("null", "null"),
        ("", ""),
    ],
)
def test_an_origin_has_no_folder_and_lower_case_letters(url: str, origin: str) -> None:
    """A browser says nothing else, whatever the address of the page is."""
    assert origin == origin_of(url)


@pytest.mark.parametrize("public, own", [("", "http://pi.local:8765"), *[("https://cards.example",) * 2]])
def test_other_pages_may_connect_beside_the_server_s_own(public: str, own: str) -> None:
    """That is one of a local name as long as there is no public one."""
    origins = Origins(public, ("https://other.example",))

    assert [True, True, False] == [
        origins.allow(HttpRequest("GET", "/", {"origin": origin, "host": "pi.local:8765"}))
        for origin in (own, "https://other.example", "https://evil.example")
    ]


@pytest.mark.parametrize(
    "peer, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
    ],
)
def test_an_address_of_ipv6_counts_with_its_network(peer: str, counted: str) -> None:
    """One customer may have 2**80 of them: each with limits of its own would be no limit."""
    assert counted == Origins().address_of(HttpRequest("GET", "/", {}), peer)
    forwarded = HttpRequest("GET", "/", {"x-forwarded-for": peer})
    assert counted == Origins().address_of(forwarded, "127.0.0.1")


@pytest.mark.parametrize("said", ["203.0.113.9, ", "198.51.100.1, 203.0.113.9,", " , "])
def test_behind_a_proxy_nobody_can_say_to_come_from_elsewhere(said: str) -> None:
    """What the proxy adds is last, and counts; what the client itself has sent stands before it."""
    request = HttpRequest("GET", "/", {"x-forwarded-for": f"{said}192.0.2.7"})

    assert "192.0.2.7" == Origins().address_of(request, "127.0.0.1")
    origins = Origins(proxies=(ip_network("10.0.0.0/30"),))
    peers = ("10.0.0.2", "::ffff:10.0.0.3", "10.0.0.4")
    assert ["192.0.2.7", "192.0.2.7", "10.0.0.4"] == [origins.address_of(request, peer) for peer in peers]
    assert [None, None, "10.0.0.4"] == list(map(origins.address_of_peer, peers))


@pytest.mark.parametrize(
    "host, is_local",
    [
        ("localhost:8765", True),
        ("table.local", True),
        ("192.168.1.7:8765", True),
        ("[fe80::1]:8765", True),
        ("cards.example", False),
        ("[fe80::1", False),
        ("1.2.3.4.example", False),
    ],
)
def test_a_server_without_a_list_answers_its_own_page_at_a_local_address(
    host: str, *, is_local: bool
) -> None:
    """A name that somebody else may own could be led to this machine."""
    headers = {"origin": f"http://{host}", "host": host}

    assert is_local is Origins().allow(HttpRequest("GET", "/", headers))


@pytest.mark.parametrize(
    "host, is_known",
    [
        ("cards.example", True),
        ("Cards.Example", True),
        ("cards.example:443", True),
        ("cards.example:444", False),
        ("pi.fritz.box", True),
        ("pi.lan:8765", True),
        ("pi.internal", True),
        ("pi.home.arpa", True),
        ("127.0.0.1:8765", True),
        ("", True),
        ("evil.example", False),
    ],
)
def test_a_server_is_known_by_its_public_name_and_by_local_ones(host: str, *, is_known: bool) -> None:
    """Any other is that of a page which was led to this machine, and says no origin."""
    origins = Origins(origin_of("https://cards.example/game"))

    assert is_known is origins.know_host(HttpRequest("GET", "/", {"host": host}))
