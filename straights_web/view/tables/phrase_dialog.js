/** The phrases for a table: sentences, which each player reads in their own language, and reactions as pictures. */

import { Sheet } from "../dialogs/sheet.js";
import { element } from "../elements.js";
import { icon } from "../icons.js";
import { reactionIcon } from "../text/room_text.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Phrase} Phrase */

/**
 * @param {ReadonlyMap<Phrase, string>} phrases with their texts
 * @returns {Promise<Phrase | null>}
 */
export async function askForPhrase(phrases) {
    const known = [...phrases.keys()];
    const buttonOf = (/** @type {Phrase} */ phrase) => {
        const [text, picture] = [phrases.get(phrase) ?? "", reactionIcon(phrase)];
        const label = picture === null ? null : text;
        const attributes = { class: "button", type: "button", "data-phrase": phrase, "aria-label": label, title: label };
        return element("button", { ...attributes, click: () => dialog.close(phrase) }, picture === null ? text : icon(picture));
    };
    const phraseButtons = known.filter((phrase) => reactionIcon(phrase) === null).map(buttonOf);
    const reactionButtons = known.filter((phrase) => reactionIcon(phrase) !== null).map(buttonOf);
    const body = [element("div", { class: "reactions" }, ...reactionButtons), element("div", { class: "phrases" }, ...phraseButtons)];
    const dialog = new Sheet({ title: translate("Web", "Say something"), body });
    const chosen = await dialog.open(phraseButtons[0] ?? null);
    return known.find((phrase) => phrase === chosen) ?? null;
}
