"""A request to a server, read from its text."""

import pytest

from engine.errors import BadMessage
from engine.straights.protocol.server_requests import (
    MAX_MESSAGE_LENGTH,
    Hello,
    ListTables,
    NumberedRequest,
    SetReady,
    read_object,
    request_from,
)


def test_only_a_greeting_needs_no_number() -> None:
    texts = (
        '{"type":"hello","v":1}',
        '{"type":"list","n":4}',
        '{"type":"ready_to_play","n":5,"is_ready":true}',
    )

    expected = [Hello(1), ListTables(), NumberedRequest(5, SetReady(is_ready=True))]
    assert expected == [request_from(read_object(text)) for text in texts]
    with pytest.raises(BadMessage):
        request_from({"type": "list"})


@pytest.mark.parametrize(
    "text, reason",
    [
        ("{", "no JSON"),
        ("[]", "an object"),
        ('{"name": "\\ud83d"}', "no Unicode"),
        (" " * (MAX_MESSAGE_LENGTH + 1), f"at most {MAX_MESSAGE_LENGTH} characters"),
    ],
)
def test_what_is_no_object_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        read_object(text)
