/** The dialog of a sealed deal: an explanation of the seal, and its check once it is open. */

import { element } from "../elements.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";
import { labelled } from "./fields.js";

/**
 * @typedef {object} Seal
 * @property {string} seal the SHA-256 hash of salt, colon and seed, in hexadecimal digits
 * @property {number | null} seed null while it is sealed
 * @property {string} salt
 */

/** @param {Seal} sealed */
export function openSealDialog({ seal, seed, salt }) {
    const secrets = { [translate("SealDialog", "Salt")]: salt, [translate("SealDialog", "Number")]: String(seed ?? "") };
    return openSealed(seal, explanation(seed !== null), secrets, `${salt}:${seed}`, checkedText);
}

/**
 * Opens the dialog of a seal and of what it is the hash of.
 * @param {string} seal
 * @param {string} text the explanation
 * @param {Record<string, string>} secrets each by its label; empty while it is hidden
 * @param {string} hashed what has the hash
 * @param {(hash: string | null, seal: string) => string} result what the check has found
 */
export function openSealed(seal, text, secrets, hashed, result) {
    const hidden = translate("SealDialog", "hidden until the game is over");
    const status = element("p", { class: "seal-result", role: "status" });
    const check = async () => {
        status.textContent = result(await sha256(hashed), seal);
    };
    const isOpen = Object.values(secrets).every((secret) => secret !== "");
    const dialog = new Sheet({
        title: translate("SealDialog", "Sealed cards"),
        body: [
            element("p", {}, text),
            labelled(translate("SealDialog", "Seal"), field(seal)),
            ...Object.entries(secrets).map(([label, secret]) => labelled(label, field(secret || hidden))),
            status,
        ],
        buttons: [
            ...(isOpen ? [{ label: translate("SealDialog", "Check"), click: () => void check() }] : []),
            { label: translate("CloseButton", "Close"), kind: "main" },
        ],
    });
    return dialog.open();
}

/** @param {boolean} isOpen */
function explanation(isOpen) {
    if (isOpen) {
        return translate(
            "SealDialog",
            "The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must match it.",
        );
    }
    return translate(
        "SealDialog",
        "The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash of a secret " +
            "salt and the number. When the game is over, both are shown, and you can check that nothing was changed.",
    );
}

/**
 * A value for reading and copying.
 * @param {string} value
 */
function field(value) {
    return element("input", { type: "text", class: "code", value, readonly: true });
}

/**
 * @param {string | null} hash
 * @param {string} seal
 */
function checkedText(hash, seal) {
    if (hash === null) return translate("Web", "This browser can’t compute the hash on this address.");
    return hash === seal
        ? translate("SealDialog", "✓ Number and salt match the seal: the cards weren’t changed.")
        : translate("SealDialog", "✗ Number and salt don’t match the seal: the game was altered.");
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
