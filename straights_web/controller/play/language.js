/** The initial language of the page. */

import { chooseLanguage } from "../../view/text/translate.js";
import { partOfAddress } from "./address.js";

/**
 * The language of the address, the preferences or the browser; English if none is available.
 * @param {import("../../model/preferences.js").Preferences} preferences
 */
export function initialLanguage(preferences) {
    const [address, kept] = [partOfAddress("lang"), preferences.get("language")];
    return chooseLanguage({ address, kept, browser: navigator.languages });
}
