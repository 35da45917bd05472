"""Calls functions in the engine that the build made for the page, run by Node."""

import json
import subprocess
from pathlib import Path

from tests.support.paths import ROOT

ENGINE = ROOT / "dist/web/engine"
RUNNER = Path(__file__).with_name("run_engine.mjs")
RESULTS = "tests.support.web.engine_results"


def call_in_page(function: str, *arguments: object, engine: Path = ENGINE) -> str:
    """Call a function of `engine_results` in WebAssembly; it takes JSON's values and returns text."""
    command = ["node", str(RUNNER), str(engine), str(ROOT), RESULTS, function, json.dumps(arguments)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    # Pyodide's code is a line of a million letters, which Node shows with each error.
    lines = [line[:300] for line in done.stderr.splitlines() if "_createPyodideModule" not in line]
    assert 0 == done.returncode, "\n".join(lines[-30:])
    return done.stdout
