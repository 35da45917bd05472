/** What can be said at a table: a few phrases, which everybody reads in their own language. */

import { Dialog } from "../dialogs/dialog.js";
import { element } from "../elements.js";
import { phraseText } from "../text/room_text.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").Phrase} Phrase */

/**
 * @param {readonly Phrase[]} phrases
 * @returns {Promise<Phrase | null>}
 */
export async function askForPhrase(phrases) {
    const known = phrases.filter((phrase) => phraseText(phrase) !== "");
    const buttons = known.map((phrase) =>
        element("button", { class: "button", type: "button", "data-phrase": phrase, click: () => dialog.close(phrase) }, phraseText(phrase)),
    );
    const dialog = new Dialog({ title: translate("Web", "Say something"), kind: "small", body: [element("div", { class: "phrases" }, ...buttons)] });
    const chosen = await dialog.open(buttons[0] ?? null);
    return known.find((phrase) => phrase === chosen) ?? null;
}
