/** The sealed deal of a server's table: the seal from the start, the key after the game, and the check. */

import { Sheet } from "../dialogs/sheet.js";
import { labelled } from "../dialogs/fields.js";
import { field, sha256 } from "../dialogs/seal_dialog.js";
import { element } from "../elements.js";
import { translate } from "../text/translate.js";

/**
 * @param {string} seal the SHA-256 hash of the key, in hexadecimal digits
 * @param {string} key empty until the game is over
 */
export function openKeyDialog(seal, key) {
    const result = element("p", { class: "seal-result", role: "status" });
    const check = async () => {
        result.textContent = checkedText(await sha256(key), seal);
    };
    const dialog = new Sheet({
        title: translate("SealDialog", "Sealed deal"),
        body: [
            element("p", {}, explanation(key !== "")),
            labelled(translate("SealDialog", "Seal"), field(seal)),
            labelled(translate("SealDialog", "Key"), field(key || translate("SealDialog", "hidden until the game is over"))),
            result,
        ],
        buttons: [
            ...(key === "" ? [] : [{ label: translate("SealDialog", "Check"), click: () => void check() }]),
            { label: translate("CloseButton", "Close"), kind: "main" },
        ],
    });
    return dialog.open();
}

/** @param {boolean} isOpen */
function explanation(isOpen) {
    if (isOpen) {
        return translate("Web", "The game is over and the seal is open: the SHA-256 hash of the key must match it. The key has dealt all cards of this game.");
    }
    return translate(
        "Web",
        "A secret key of 256 random bits deals all cards of this game. Its SHA-256 hash is the seal, which you see from the start. " +
            "When the game is over, the key is shown, and you can check that nothing was changed.",
    );
}

/**
 * @param {string | null} hash
 * @param {string} seal
 */
function checkedText(hash, seal) {
    if (hash === null) return translate("Web", "This browser can't compute the hash on this address.");
    return hash === seal
        ? translate("Web", "✓ The key matches the seal: the deal was not changed.")
        : translate("Web", "✗ The key does not match the seal: the game was altered.");
}
