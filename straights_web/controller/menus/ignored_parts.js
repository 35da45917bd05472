/** Reports what the page ignores in its address. Parts whose names it does not know are nobody's mistake. */

import { currentLanguage, fill, translate } from "../../view/text/translate.js";
import { partOfAddress, understoodParts } from "../play/address.js";

/** The number of shown characters of a part. */
const LONGEST = 60;

/**
 * Report the parts of the address that were not understood; to be called before another language is chosen.
 * @param {(text: string) => void} tell
 * @param {Record<string, boolean>} [more] by name, whether further parts were
 */
export function reportIgnoredParts(tell, more = {}) {
    const hasLanguage = partOfAddress("lang") === currentLanguage();
    /** @type {Record<string, boolean>} */
    const understood = { ...understoodParts(), lang: hasLanguage, ...more };
    const parts = [location.search, location.hash].flatMap((part) => [...new URLSearchParams(part.slice(1))]);
    const ignored = parts.filter(([name]) => understood[name] === false);
    if (ignored.length > 0) tell(ignoredText(ignored.map((part) => part.join("="))));
}

/** @param {string[]} parts such as `speed=fast` */
export function ignoredText(parts) {
    const shown = parts.map((part) => (part.length > LONGEST ? `${part.slice(0, LONGEST)}…` : part));
    return fill(translate("Web", "The link has something invalid: {parts}."), { parts: shown.join(", ") });
}
