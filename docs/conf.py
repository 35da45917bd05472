"""Sphinx: these documents and the engine's public classes and functions as a site. Built by `make docs`."""

import json
from pathlib import Path

from engine.straights.protocol.schema import protocol_schema
from engine.version import VERSION

project = "Straights"
release = VERSION
# Decisions are reached from their index.
suppress_warnings = ["toc.not_included"]
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["examples", "screenshots"]
html_theme = "furo"
html_title = f"Straights {VERSION}"
myst_heading_anchors = 3
# Docstrings write code in single backticks.
default_role = "code"
napoleon_use_ivar = True
autodoc_default_options = {"members": True, "show-inheritance": True, "member-order": "bysource"}
autodoc_typehints = "signature"
# Files of the site that no document includes.
MADE = Path(__file__).resolve().parents[1] / "build" / "protocol"
MADE.mkdir(parents=True, exist_ok=True)
(MADE / "protocol.schema.json").write_text(json.dumps(protocol_schema(), indent=1) + "\n", encoding="utf-8")
html_extra_path = [str(MADE)]
