/**
 * The languages of the page, which are those of the window, with their own names. In a file of its own they would be
 * downloaded before the texts.
 */
export const LANGUAGES = Object.freeze({ en: "English", fr: "Français", de: "Deutsch", es: "Español" });
