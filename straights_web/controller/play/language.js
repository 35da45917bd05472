/** The language that the page begins with. */

import { availableLanguages, chooseLanguage, useLanguage } from "../../view/text/translate.js";
import { languageOfAddress } from "./address.js";

/**
 * Use the address's language, else the player's, else the browser's; English where none can be loaded.
 * @param {import("../../model/preferences.js").Preferences} preferences
 */
export async function loadLanguage(preferences) {
    const available = Object.keys(await availableLanguages().catch(() => ({})));
    const [address, kept] = [languageOfAddress(location), preferences.get("language")];
    await useLanguage(chooseLanguage(available, { address, kept, browser: navigator.languages }));
}
