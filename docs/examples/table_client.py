"""A player at a table of a server: python table_client.py LINK NAME; needs `pip install websockets`."""

import asyncio
import json
import sys
from contextlib import suppress

from websockets import ClientConnection, ConnectionClosed, connect

OVER = "The game is over."


def choose(offers: list[dict[str, str]]) -> dict[str, str]:
    """The first card that is offered: one that may be played, or else one that is thrown away."""
    offer = offers[0]
    return {"key": offer["key"], "cards": offer["cards"].split()[0], "target": offer["target"]}


async def play(connection: ClientConnection, seat: int, last_n: int) -> None:
    """Play at a seat until the game is over; `last_n` is the number of the last request that counted."""
    await connection.send(json.dumps({"type": "ready_to_play", "n": last_n + 1, "is_ready": True}))
    n = last_n + 2
    while True:
        message = json.loads(await connection.recv())
        if message["type"] == "seated":  # another game, for which the players change seats
            seat = message["seat"]
        if message.get("key") and (message["type"] == "moved" or last_n > 0):  # after a move of its own
            return
        if message.get("n") == n:  # the move is answered: until then it keeps its number, and counts once
            n += 1
        table = message.get("table", message)
        if message["type"] in ("table", "moved") and table.get("turn") == seat:
            await asyncio.sleep(0.1)  # a server allows ten messages a second
            await connection.send(json.dumps({"type": "answer", "n": n, **choose(table["offers"])}))


async def sit_down(link: str, name: str) -> str:
    """Play a game at the table of a link; after a lost connection, come back to the seat. Returns its end."""
    entry = {"type": "join", "table": link.partition("?table=")[2], "name": name, "seat": None}
    async for connection in connect(link.replace("http", "ws", 1).replace("/?", "/ws?")):
        with suppress(ConnectionClosed):
            await connection.send(json.dumps({"n": 0, **entry}))
            seated = json.loads(await connection.recv())
            if seated["type"] == "refused":
                return f"There is no seat: {seated['detail']}."
            if "token" in seated:
                entry = {"type": "resume", "table": seated["table"], "token": seated["token"], "seq": None}
            await play(connection, seated["seat"], seated["last_n"])
            break
    return OVER


if __name__ == "__main__":
    end = asyncio.run(sit_down(sys.argv[1], sys.argv[2]))
    print(end, file=sys.stdout if end == OVER else sys.stderr)
    sys.exit(end != OVER)
