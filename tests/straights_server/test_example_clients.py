"""The programs that docs/clients.md shows: they play a game, and deal its rounds again from the key."""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.straights.storage.savegame import loads
from tests.support.http import refusal
from tests.support.paths import ROOT
from tests.support.processes import ENDED
from tests.support.server.proxy import Proxy, self_signed_certificate
from tests.support.server.running import Player, ServerProcess, mover, play_to_the_end
from tests.support.waiting import LONGEST_WAIT

EXAMPLES = ROOT / "docs" / "examples"
VERIFIERS: Sequence[Sequence[str]] = (
    (sys.executable, str(EXAMPLES / "verify_deal.py")),
    ("node", str(EXAMPLES / "verify_deal.mjs")),
)
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")


def printed(program: Sequence[str], *arguments: str) -> str:
    ended = subprocess.run([*program, *arguments], check=True, capture_output=True, text=True)
    return ended.stdout


def wait_for_second(host: Player, *, is_ready: bool) -> None:
    while host.wait_for("room")["places"][1]["is_ready"] != is_ready:
        pass


@pytest.mark.parametrize("verifier", [VERIFIERS[0], pytest.param(VERIFIERS[1], marks=needs_node)])
def test_a_verifier_prints_what_the_document_says(verifier: Sequence[str]) -> None:
    document = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    ((key, vectors),) = re.findall(r"`([0-9a-f]{64})` they print.*?```\n(.*?)```", document, re.DOTALL)

    program = r"verify_deal.py KEY (\d+) (\d+)"
    ((number, deals, match),) = re.findall(rf"{program}.*?```\n(.*?)```", document, re.DOTALL)

    assert vectors.split("\n\n") == [printed(verifier, key, "1").rstrip(), printed(verifier, key, "2")]
    assert match == printed(verifier, key, number, deals)


def test_the_example_plays_a_game_whose_deal_can_be_verified(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables", "--pause", "0")
    proxy = Proxy(server.port)
    host = Player(server.url, "Host")
    host.send("host", name="Host", duplicate_deals=1, turn_limit=None, is_private=False)
    host.wait_for("seated")
    link = f"http://127.0.0.1:{proxy.port}/?table={host.table}"
    client = subprocess.Popen(
        [sys.executable, str(EXAMPLES / "table_client.py"), link, "Robot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert 409 == refusal(f"{server.url}/api/tables/{host.table}")[0]
    wait_for_second(host, is_ready=True)
    proxy.cut()
    wait_for_second(host, is_ready=False)
    wait_for_second(host, is_ready=True)
    for seat in (2, 3):
        host.send("fill", seat=seat, strategy="first-legal")
    host.send("ready_to_play", is_ready=True)
    table = host.wait_for("table")
    for kind in ("leave", "come_back") * 2:  # each of which says again whose turn it is
        asked = host.send(kind)
        while host.next().get("n") != asked["n"]:
            pass
    while mover([host]) is not None:
        proxy.cut()
        host.act()
        host.settle()
    said, complained = client.communicate(timeout=LONGEST_WAIT)
    deals = [event["hands"][0].split() for event in host.game.events if event["type"] == "round_started"]
    replaced = {event["seat"] for event in host.game.events if event["type"] == "seat_changed"}
    with urllib.request.urlopen(f"{server.url}/api/tables/{host.table}") as answer:
        kept = json.load(answer)
    seal, own_hand, *_others = printed(VERIFIERS[0], host.game.key, "1", "1").splitlines()
    host.close()
    proxy.close()

    assert (0, "The game is over.\n", "") == (client.returncode, said, complained)
    assert host.game.key == loads(kept["game"]).state.setup.key
    assert ["Host", "Robot", "Diego", "Hugo"] == kept["names"]
    assert kept["winners"] == [seat for seat in range(4) if kept["scores"][seat] == min(kept["scores"])]
    assert (4, {0}) == (len(deals), replaced)  # no computer had to play for the client
    assert sorted(deals[0]) == sorted(own_hand.split())
    assert f"seal {table['seal']}" == seal
    assert (ENDED, "") == server.end()


def test_the_example_plays_a_game_over_tls(tmp_path: Path) -> None:
    """Through a proxy whose certificate it trusts."""
    context, certificate = self_signed_certificate(tmp_path)
    server = ServerProcess(tmp_path / "tables", "--pause", "0")
    host = Player(server.url, "Host")
    host.host(score_limit=0)
    for seat in (2, 3):
        host.send("fill", seat=seat, strategy="first-legal")
    with Proxy(server.port, context) as proxy:
        command = [
            sys.executable,
            str(EXAMPLES / "table_client.py"),
            f"https://localhost:{proxy.port}/?table={host.table}",
            "Robot",
        ]
        trusting = {**os.environ, "SSL_CERT_FILE": str(certificate)}
        client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=trusting)
        wait_for_second(host, is_ready=True)
        host.send("ready_to_play", is_ready=True)
        host.wait_for("table")
        play_to_the_end([host])
        said, _nothing = client.communicate(timeout=LONGEST_WAIT)
    host.close()

    assert (0, "The game is over.\n") == (client.returncode, said)
    assert (ENDED, "") == server.end()
