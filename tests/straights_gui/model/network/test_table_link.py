"""Links to tables: those that a server gives, those that people type, and what is none."""

import pytest

from straights_gui.model.network.problems import LinkError
from straights_gui.model.network.table_link import TableLink


@pytest.mark.parametrize(
    "text, expected",
    [
        ("http://127.0.0.1:8765/?table=k3f9abcd", TableLink("127.0.0.1", 8765, False, "k3f9abcd")),
        ("  https://cards.example/?table=k3f9 \n", TableLink("cards.example", 443, True, "k3f9")),
        ("HTTPS://Cards.Example:444", TableLink("cards.example", 444, True)),
        ("wss://cards.example/ws", TableLink("cards.example", 443, True)),
        ("https://example.org/cards/?table=a", TableLink("example.org", 443, True, "a", "/cards/")),
        ("http://[::1]:9000/?table=a", TableLink("::1", 9000, False, "a")),
        ("http://cards.example/?lang=de&table=a", TableLink("cards.example", 80, False, "a")),
        ("http://a/?" + "&".join(f"{name}=1" for name in "abcdefghi"), TableLink("a", 80, False)),
        ("cards.example", TableLink("cards.example", 443, True)),
        ("cards.example:8000", TableLink("cards.example", 8000, False)),
        ("192.168.1.7", TableLink("192.168.1.7", 8765, False)),
        ("laptop", TableLink("laptop", 8765, False)),
        ("laptop.local/?table=a", TableLink("laptop.local", 8765, False, "a")),
        ("http://bücher.example", TableLink("xn--bcher-kva.example", 80, False)),
        ("http://a/?table=b#token=T-1", TableLink("a", 80, False, "b", token="T-1")),
        ("http://a/?table=b#invitation=I_1", TableLink("a", 80, False, "b", invitation="I_1")),
    ],
)
def test_a_link_is_read(text: str, expected: TableLink) -> None:
    assert expected == TableLink.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "   ",
            "two words",
            "http://a/b c/?table=d",
            "ftp://a/?table=b",
            "http://",
            "http://a:0/",
            "http://a:99999/",
            "http://-/",
        ),
        *(
            "http://u:p@a/",
            "http://a/?table=",
            "http://a/?table=b&table=c",
            "http://a/?table=../b",
            "mailto:a@b",
        ),
        *("http://a/?table=" + "x" * 21, "http://a/%2e%2e/", "javascript:alert(1)", "http://[::1", "a" * 501),
        *("http://a/#token=t&token=u", "http://a/#token=ü", "http://a/?a&b"),
        "http://a/?" + "&".join(f"{name}=1" for name in "abcdefghij"),
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(LinkError):
        TableLink.parse(text)


def test_secrets_are_in_no_address_that_is_shown() -> None:
    link = TableLink.parse("https://a.example:8443/t/?table=b#token=SECRET")

    assert "https://a.example:8443/t/?table=b" == link.url
    assert "wss://a.example:8443/t/ws?table=b" == link.socket_url
