/** The sealed deal of a server's table: the seal from the start, the key after the game, and the check. */

import { openSealed } from "../dialogs/seal_dialog.js";
import { translate } from "../text/translate.js";

/**
 * @param {string} seal the SHA-256 hash of the key, in hexadecimal digits
 * @param {string} key empty until the game is over
 */
export function openKeyDialog(seal, key) {
    const secrets = { [translate("SealDialog", "Key")]: key };
    return openSealed(seal, explanation(key !== ""), secrets, key, checkedText);
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
    if (hash === null) return translate("Web", "This browser can’t compute the hash on this address.");
    return hash === seal
        ? translate("Web", "✓ The key matches the seal: the cards weren’t changed.")
        : translate("Web", "✗ The key doesn’t match the seal: the game was altered.");
}
