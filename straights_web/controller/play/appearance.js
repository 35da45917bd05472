/** What the player has chosen of the page's look, as attributes of its root, which the style sheets read. */

/** @param {import("../../model/preferences.js").Preferences} preferences */
export function applyAppearance(preferences) {
    const root = document.documentElement;
    root.dataset["table"] = preferences.get("table");
    root.dataset["back"] = preferences.get("back");
    root.dataset["scheme"] = preferences.get("scheme");
    root.toggleAttribute("data-four-colours", preferences.get("fourColours"));
}
