"""Lighthouse's scores of a first visit of the page on a phone, both simulated: the best of some runs.

Needs the page (`make web`), Chromium and npm, which downloads Lighthouse when this runs: 185 MB, which no
build of the page should need. With the folder of another checkout as its argument, such as that of the last
release, its page is measured alternately. The exit status is 1 if a goal is missed. Other load makes tasks
longer, never shorter; `index` shows how fast the machine was, up to 2,000 and more.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from reporting import ROOT

sys.path.append(str(ROOT / "packaging"))

from system_packages import CHROMIUM, browser
from tests.support.web import chromium
from web.folders import BROTLI, PAGE
from web.serve import make_server

LIGHTHOUSE = "lighthouse@12.8.2"
RUNS = 3
GOAL = 90
MOST_BELOW = 5
"""Points that the page may lose against the other one."""
WHOLE = ("accessibility", "best-practices")
"""The categories in which the page misses no point."""
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")


def measured(checkout: Path) -> tuple[int, int]:
    """Measure the page of a checkout once; its points for speed, up to 100, and those of `WHOLE` missed."""
    page, compressed = (checkout / folder.relative_to(ROOT) for folder in (PAGE, BROTLI))
    with make_server("127.0.0.1", 0, page, compressed) as server, tempfile.TemporaryDirectory() as folder:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        result = Path(folder) / "result.json"
        run_lighthouse(f"http://127.0.0.1:{server.server_address[1]}/", result)
        server.shutdown()
        found = json.loads(result.read_text(encoding="utf-8"))
    points = {name: round(100 * float(each["score"])) for name, each in found["categories"].items()}
    times = ", ".join(f"{name} {found['audits'][name]['numericValue']:.0f}" for name in TIMES)
    print(f"  {checkout.name:12s} {points}   {times} ms, index {found['environment']['benchmarkIndex']:.0f}")
    return points["performance"], sum(100 - points[name] for name in WHOLE)


def run_lighthouse(address: str, result: Path) -> None:
    """Visit an address with a new profile, and write all figures."""
    command = ["npm", "exec", "--yes", "--ignore-scripts", "--", LIGHTHOUSE, address, "--quiet"]
    options = [
        f"--only-categories=performance,{','.join(WHOLE)}",
        "--output=json",
        f"--output-path={result}",
    ]
    flags = f"--chrome-flags=--headless=new {' '.join(chromium.ARGUMENTS)}"
    environment = {**os.environ, "CHROME_PATH": browser(*CHROMIUM) or ""}
    subprocess.run([*command, *options, flags], env=environment, check=True)


def main(others: list[str]) -> int:
    """Measure the page, and the other one if there is one."""
    checkouts = [ROOT, *(Path(other).resolve() for other in others)]
    runs = [[measured(checkout) for checkout in checkouts] for _ in range(RUNS)]
    best, *before = (max(speed for speed, _missed in each) for each in zip(*runs, strict=True))
    missed = max(own for (_speed, own), *_others in runs)
    print(f"  performance, best of {RUNS}: {best} (goal {GOAL}); the other page: {before or 'none'}")
    print(f"  {' and '.join(WHOLE)}: {missed} points missed (goal 0)")
    return int(missed > 0 or best < GOAL or any(best < other - MOST_BELOW for other in before))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
