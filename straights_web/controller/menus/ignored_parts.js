/** Reports what the page ignores in its address. Parts whose names it does not know are nobody's mistake. */

import { currentLanguage, fill, languageCode, translate } from "../../view/text/translate.js";
import { dayOfAddress, languageOfAddress } from "../play/address.js";

/** The number of shown characters of a part. */
const LONGEST = 60;

/**
 * Whether each part that all pages have was understood, by its name; to be asked before another language is chosen.
 * @param {number | null} speed of the address
 * @returns {Record<string, boolean>}
 */
export function understoodParts(speed) {
    return {
        speed: speed !== null,
        lang: languageCode(languageOfAddress(location) ?? "") === currentLanguage(),
        today: dayOfAddress(location) !== null,
    };
}

/**
 * Report the parts of the address that were not understood.
 * @param {(text: string) => void} tell
 * @param {Record<string, boolean>} understood by name
 */
export function reportIgnoredParts(tell, understood) {
    const parts = [location.search, location.hash].flatMap((part) => [...new URLSearchParams(part.slice(1))]);
    const ignored = parts.filter(([name]) => understood[name] === false);
    if (ignored.length > 0) tell(ignoredText(ignored.map((part) => part.join("="))));
}

/** @param {string[]} parts such as `speed=fast` */
export function ignoredText(parts) {
    const shown = parts.map((part) => (part.length > LONGEST ? `${part.slice(0, LONGEST)}…` : part));
    return fill(translate("Web", "The link has something invalid: {parts}."), { parts: shown.join(", ") });
}
