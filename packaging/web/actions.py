"""Writes the engine's table of actions as modules of the page, with the icons of the window."""

import json
from functools import partial
from typing import TYPE_CHECKING

from bundle.paths import RESOURCES
from engine.straights.interface.actions import MENUS, Action, actions_of
from engine.text.network import REACTIONS

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face

_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))
_DRAWN = json.loads((RESOURCES / "icons.json").read_text(encoding="utf-8"))
_OTHERS = "quit more seal first back play pause forward last take-seat sun puzzle statistics new"
ICONS = (*_OTHERS.split(), "people", "replay", *sorted(REACTIONS))
"""What the page shows besides its actions."""


def web_actions(face: "Face") -> str:
    """The module with the actions of a page."""
    menus = {menu.text: [_line(each, face) for each in actions_of(face, menu.items or ())] for menu in MENUS}
    return f"""\
/** The actions of the page in its menus; `make translations` writes this from the engine's table. */

/** @type {{import("../controller/menus/actions.js").Table}} */
export const TABLE = {{
    menus: {_json([{"title": title, "lines": lines} for title, lines in menus.items() if lines])},
}};
"""


def web_icons() -> str:
    """The module with the icons that are not those of actions."""
    return f"""\
/** Icons, as paths in a box of 24 units; `make translations` writes this from those of the window. */
export const ICONS = Object.freeze({_json({name: _DRAWN[name] for name in ICONS})});
"""


def _line(action: Action, face: "Face") -> dict[str, object]:
    return {
        **{key: getattr(action, key) for key in ("name", "text", "when", "why_not")},
        "short": action.short or action.text,
        "icon": _DRAWN[action.icon],
        "keys": action.keys_in(face),
    }
