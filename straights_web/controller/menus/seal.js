/** Shows the seal of a deal and what it is the hash of, which can be checked once the game is over. */

import { DrawnSheet } from "../../view/dialogs/drawn_sheet.js";
import { fixedSheet } from "../../view/text/fixed_sheet.js";
import { translate } from "../../view/text/translate.js";

/**
 * @param {"number" | "key"} kind
 * @param {Record<string, string>} values the seal, and what is hashed by its names; empty until the game is over
 * @param {string} hashed the text that has the hash
 */
export function openSeal(kind, values, hashed) {
    const isOpen = Object.values(values).every((value) => value !== "");
    const check = async () => {
        const hash = await sha256(hashed);
        const sheet = fixedSheet(`${kind}_${hash === values["seal"] ? "holds" : "altered"}`, values);
        if (hash !== null) return sheet;
        const text = translate("Web", "This browser can’t compute the hash on this address.");
        return { ...sheet, parts: sheet.parts.map((part) => (part.type === "note" && part.kind === "status" ? { ...part, text } : part)) };
    };
    return new DrawnSheet(fixedSheet(`${kind}_${isOpen ? "open" : "hidden"}`, values), { check }).open();
}

/**
 * @param {string} text
 * @returns {Promise<string | null>} null if the browser has no Web Crypto: on http
 */
async function sha256(text) {
    if (globalThis.crypto?.subtle === undefined) return null;
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
