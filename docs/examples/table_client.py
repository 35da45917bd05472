"""A player at a table of a server: python table_client.py LINK NAME; needs `pip install websockets`."""

import asyncio
import json
import sys
from contextlib import suppress

from websockets import ClientConnection, ConnectionClosed, connect

OVER = "The game is over."


def choose(hand: list[str], legal_plays: list[str]) -> dict[str, str]:
    """The first card of the hand that may be played; if there is none, the first one is thrown away."""
    card = next(card for card in hand if card in (legal_plays or hand))
    return {"type": "play" if legal_plays else "discard", "card": card}


async def play(connection: ClientConnection, seat: int, last_n: int) -> None:
    """Play at a seat until the game is over; `last_n` is the number of the last request that counted."""
    await connection.send(json.dumps({"type": "ready_to_play", "n": last_n + 1, "is_ready": True}))
    hand: list[str] = []
    n = last_n + 2
    while True:
        message = json.loads(await connection.recv())
        if message["type"] == "seated":  # another game, for which the players change seats
            seat = message["seat"]
        for event in message.get("events", []):
            if event["type"] == "round_started":
                hand = event["hands"][seat]
            elif event.get("seat") == seat and "card" in event:
                hand.remove(event["card"])
        if message.get("key") and (message["type"] == "moved" or last_n > 0):  # after a move of its own
            return
        if message.get("n") == n:  # the move is answered: until then it keeps its number, and counts once
            n += 1
        state = message.get("observation", message)
        hand = state.get("hand", hand)
        if state.get("turn") == seat:
            await asyncio.sleep(0.1)  # a server allows ten messages a second
            command = choose(hand, state["legal_plays"])
            await connection.send(json.dumps({"type": "do", "n": n, "command": command}))


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
