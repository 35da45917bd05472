"""Writes the engine's table of settings as modules of the page, which has no other list of them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from engine.straights.interface.settings import GROUPS, NO, SPEED_FACTORS, YES, Setting
from engine.text.sentence import Sentence

_FLAGS = {YES: True, NO: False}


def web_values() -> str:
    """The module with the values by default and those that can be chosen, which the page needs at first."""
    settings = {page_key(each): each for group in GROUPS for each in group.of("page")}
    defaults = {
        key: _FLAGS[each.default] if each.kind.endswith("switch") else each.default
        for key, each in settings.items()
    }
    choices = {
        key: [value for value, _text in each.values]
        for key, each in settings.items()
        if each.kind in {"choice", "pictures"}
    }
    return f"""\
/** The default values of the settings, and those that can be chosen; `make translations` writes this. */

export const DEFAULTS = {{
{_lines(defaults)}
}};

/** @type {{Readonly<Record<string, readonly string[]>>}} other values are ignored */
export const CHOICES = Object.freeze({{
{_lines(choices)}
}});
"""


def web_settings() -> str:
    """The module with the list of the settings."""
    groups = (
        f"        {{ title: {_call(group.title)}, settings: [\n"
        + "".join(f"            {_setting(each)},\n" for each in group.of("page"))
        + "        ] },\n"
        for group in GROUPS
    )
    return f"""\
/** The settings in groups, as they are shown; `make translations` writes this from the engine's table. */

import {{ translate }} from "./translate.js";

/** What durations are multiplied by, by the value of a speed. */
export const FACTORS = Object.freeze({json.dumps(SPEED_FACTORS)});

/** @returns {{import("../dialogs/settings_dialog.js").SettingGroup[]}} */
export function settingGroups() {{
    return [
{"".join(groups)}    ];
}}
"""


def page_key(setting: Setting) -> str:
    """The name under which the page keeps a setting, such as "fourColours"."""
    return setting.page_key or re.sub(r"-(.)", lambda found: found[1].upper(), setting.key)


def _lines(values: Mapping[str, object]) -> str:
    return "\n".join(f"    {key}: {json.dumps(value)}," for key, value in values.items())


def _setting(setting: Setting) -> str:
    values = (f"[{json.dumps(value)}, {_call(text)}]" for value, text in setting.values)
    key, kind, label = json.dumps(page_key(setting)), json.dumps(setting.kind), _call(setting.text)
    included = f", includedIn: {json.dumps(setting.included_in)}" if any(setting.included_in) else ""
    return f"{{ key: {key}, kind: {kind}, label: {label}, values: [{', '.join(values)}]{included} }}"


def _call(text: Sentence) -> str:
    return f"translate({json.dumps(text.context)}, {json.dumps(text.template)})"
