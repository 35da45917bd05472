/** The languages of window and page, with their own names; `make translations` writes this. */
export const LANGUAGES = Object.freeze({"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español", "pl": "Polski (beta)"});
