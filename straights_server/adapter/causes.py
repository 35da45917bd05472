"""Why connections end, by the codes with which they are closed."""

from __future__ import annotations

from collections.abc import Mapping

from websockets.frames import CloseCode
from websockets.protocol import Protocol

from straights_server.monitoring.monitor import Cause

CAUSES: Mapping[int, Cause] = {
    CloseCode.POLICY_VIOLATION: Cause.TOO_MANY_MESSAGES,
    CloseCode.INVALID_DATA: Cause.INVALID_DATA,
    CloseCode.INTERNAL_ERROR: Cause.INTERNAL_ERROR,
    CloseCode.SERVICE_RESTART: Cause.MOVED,
}
"""What the server closes itself."""

_OF_WEBSOCKETS: Mapping[int, Cause] = {
    CloseCode.PROTOCOL_ERROR: Cause.INVALID_DATA,
    CloseCode.INVALID_DATA: Cause.INVALID_DATA,
    CloseCode.MESSAGE_TOO_BIG: Cause.MESSAGE_TOO_LONG,
    CloseCode.INTERNAL_ERROR: Cause.NO_PONG,  # what else fails inside has been ended before
}


def cause_of_end(protocol: Protocol) -> Cause:
    """Why a connection has ended that the client or `websockets` has closed."""
    sent = protocol.close_sent
    if sent is None or protocol.close_rcvd_then_sent:
        return Cause.CLOSED
    return _OF_WEBSOCKETS.get(sent.code, Cause.CLOSED)
