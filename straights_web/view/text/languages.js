/** The languages of window and page, with their own names and directions; `make translations` writes this. */

/** @type {Record<string, {name: string, direction: string}>} by code */
export const LANGUAGES = {
    "en": {"name": "English", "direction": "ltr"},
    "fr": {"name": "Français", "direction": "ltr"},
    "de": {"name": "Deutsch", "direction": "ltr"},
    "es": {"name": "Español", "direction": "ltr"},
    "pl": {"name": "Polski (beta)", "direction": "ltr"},
};
