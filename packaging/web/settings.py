"""Writes the engine's table of settings as modules of the page, which has no other list of them."""

import json

from engine.straights.interface.settings import GROUPS, NO, OWN_BACK, SPEED_FACTORS, YES, Setting
from engine.text.sentence import Sentence
from straights_gui.view.style import motion

_FLAGS = {YES: True, NO: False}


def web_values() -> str:
    """The module with the values by default and those that can be chosen, which the page needs at first."""
    settings = {each.key: each for group in GROUPS for each in group.of("page")}
    defaults = {
        key: _FLAGS[each.default] if each.kind == "switch" else each.default for key, each in settings.items()
    }
    limited = [each for each in settings.values() if each.kind in {"choice", "pictures"}]
    choices = {each.key: [value for value, _text in each.values] for each in limited}
    return f"""\
/** The default values of the settings, and those that can be chosen; `make translations` writes this. */

export const DEFAULTS = {json.dumps(defaults)};

/** @type {{Readonly<Record<string, readonly string[]>>}} other values are ignored */
export const CHOICES = Object.freeze({json.dumps(choices)});

/** The size of a back that is a picture of the player's own, and the largest ones that are read. */
export const OWN_BACK = Object.freeze({json.dumps(OWN_BACK)});
"""


def web_durations() -> str:
    """The module with the durations of motion."""
    public = {name: each for name, each in vars(motion).items() if name.isupper() and name[0] != "_"}
    durations = {name: each for name, each in public.items() if type(each) is int}  # no flag
    return f"""\
/** How long what moves takes, in milliseconds; `make translations` writes this from those of the window. */
export const DURATIONS = Object.freeze({json.dumps(durations)});
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


def _setting(setting: Setting) -> str:
    values = (f"[{json.dumps(value)}, {_call(text)}]" for value, text in setting.values)
    key, kind, label = json.dumps(setting.key), json.dumps(setting.kind), _call(setting.text)
    included = f", includedIn: {json.dumps(setting.included_in)}" if any(setting.included_in) else ""
    return f"{{ key: {key}, kind: {kind}, label: {label}, values: [{', '.join(values)}]{included} }}"


def _call(text: Sentence) -> str:
    return f"translate({json.dumps(text.context)}, {json.dumps(text.template)})"
