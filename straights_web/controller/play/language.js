/** The initial language of the page. */

import { availableLanguages, chooseLanguage, useLanguage } from "../../view/text/translate.js";
import { languageOfAddress } from "./address.js";

/**
 * Use the language of the address, the preferences or the browser; English if none can be loaded.
 * @param {import("../../model/preferences.js").Preferences} preferences
 */
export async function loadLanguage(preferences) {
    const available = Object.keys(await availableLanguages().catch(() => ({})));
    const [address, kept] = [languageOfAddress(location), preferences.get("language")];
    await useLanguage(chooseLanguage(available, { address, kept, browser: navigator.languages }));
}
