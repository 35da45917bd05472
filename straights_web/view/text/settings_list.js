/** The settings in groups, as they are shown; `make translations` writes this from the engine's table. */

import { translate } from "./translate.js";

/** What durations are multiplied by, by the value of a speed. */
export const FACTORS = Object.freeze({"slow": 1.7, "normal": 1.0, "fast": 0.45, "at-once": 0.0});

/** @returns {import("../dialogs/settings_dialog.js").SettingGroup[]} */
export function settingGroups() {
    return [
        { title: translate("Settings", "Play"), settings: [
            { key: "hand-order", kind: "choice", label: translate("Settings", "Sort the hand"), values: [["dealt", translate("Actions", "As &dealt")], ["suits", translate("Actions", "By &suit")], ["ranks", translate("Actions", "By &rank")]] },
            { key: "speed", kind: "choice", label: translate("Settings", "Speed"), values: [["slow", translate("Settings", "Calm")], ["normal", translate("Actions", "&Normal")], ["fast", translate("Actions", "&Fast")], ["at-once", translate("Settings", "At once")]] },
            { key: "pauses", kind: "choice", label: translate("Settings", "Computers"), values: [["slow", translate("Settings", "Calm")], ["normal", translate("Actions", "&Normal")], ["fast", translate("Actions", "&Fast")], ["at-once", translate("Settings", "At once")]] },
            { key: "promise", kind: "switch", label: translate("Settings", "Say what new cards are worth"), values: [] },
            { key: "call-on-turn", kind: "switch", label: translate("Settings", "Call me when it is my turn"), values: [] },
        ] },
        { title: translate("Settings", "Look"), settings: [
            { key: "table", kind: "pictures", label: translate("AppearanceGallery", "Table"), values: [["felt", translate("Appearance", "Felt")], ["midnight", translate("Appearance", "Midnight")], ["linen", translate("Appearance", "Linen")], ["wood", translate("Appearance", "Wood")], ["slate", translate("Appearance", "Slate")], ["plain", translate("Appearance", "Plain")]] },
            { key: "faces", kind: "pictures", label: translate("AppearanceGallery", "Faces"), values: [["classic", translate("Appearance", "Classic")], ["large", translate("Appearance", "Large")], ["four-colour", translate("Appearance", "Four colours")], ["contrast", translate("Appearance", "High contrast")], ["minimal", translate("Appearance", "Minimal")], ["engraved", translate("Appearance", "Engraved")]] },
            { key: "four-colours", kind: "switch", label: translate("AppearanceGallery", "A colour for each suit"), values: [], includedIn: ["faces", "four-colour"] },
            { key: "back", kind: "pictures", label: translate("AppearanceGallery", "Backs"), values: [["lattice", translate("Appearance", "Lattice")], ["scales", translate("Appearance", "Scales")], ["botanical", translate("Appearance", "Leaves")], ["stripes", translate("Appearance", "Stripes")], ["waves", translate("Appearance", "Waves")], ["stars", translate("Appearance", "Stars")], ["deco", translate("Appearance", "Art deco")], ["rosette", translate("Appearance", "Rosette")], ["own", translate("Appearance", "Own picture")]] },
            { key: "own-back", kind: "picture", label: translate("Settings", "Your own back"), values: [] },
            { key: "scheme", kind: "choice", label: translate("Settings", "Theme"), values: [["system", translate("Settings", "System")], ["light", translate("Settings", "Light")], ["dark", translate("Settings", "Dark")]] },
            { key: "sheets", kind: "choice", label: translate("Settings", "Panels and bar"), values: [["table", translate("Settings", "Dark, like the table")], ["paper", translate("Settings", "Like paper")]] },
            { key: "more-contrast", kind: "switch", label: translate("Settings", "More contrast"), values: [] },
            { key: "language", kind: "language", label: translate("Settings", "Language"), values: [["", translate("Settings", "Follow system")]] },
        ] },
        { title: translate("Settings", "Sound"), settings: [
            { key: "muted", kind: "switch", label: translate("Actions", "&Mute"), values: [] },
        ] },
    ];
}
