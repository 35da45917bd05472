
import { availableLanguages, chooseLanguage, useLanguage } from "../../view/text/translate.js";
import { languageOfAddress } from "./address.js";
export async function loadLanguage(preferences) {
const available = Object.keys(await availableLanguages().catch(() => ({})));
const [address, kept] = [languageOfAddress(location), preferences.get("language")];
await useLanguage(chooseLanguage(available, { address, kept, browser: navigator.languages }));
}
