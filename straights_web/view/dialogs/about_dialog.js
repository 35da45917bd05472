/** The About dialog: version, fairness, privacy, licences. */

import { element } from "../elements.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/**
 * @typedef {object} About
 * @property {string} program name and version, "" before the engine is loaded
 * @property {string} licences their text, "" if it cannot be read
 * @property {string} privacy how the player's data are handled
 * @property {(text: string) => void} copy
 */

/** @param {About} about */
export function openAboutDialog({ program, licences, privacy, copy }) {
    const version = program || "Straights";
    const report = `${version}\n${navigator.userAgent}\n`;
    const dialog = new Sheet({
        title: translate("AboutDialog", "About Straights"),
        body: [
            element("p", { class: "about-version" }, version),
            ...paragraphs(privacy).map((text) => element("p", {}, text)),
            licences === "" ? null : licenceText(licences),
        ],
        buttons: [
            { label: translate("AboutDialog", "C&opy version information"), click: () => copy(report) },
            { label: translate("CloseButton", "Close"), kind: "main" },
        ],
    });
    return dialog.open();
}

/** @param {string} privacy */
function paragraphs(privacy) {
    return [
        translate("AboutDialog", "A card game for four players, of the Sevens family."),
        translate("AboutDialog", "Computer players see only their own hand and what everyone at the table can see."),
        translate(
            "AboutDialog",
            "All cards of a game are fixed before the first one is dealt. A number chosen by the program is sealed: " +
                "its hash is shown from the start, and you can check it when the game is over.",
        ),
        privacy,
        translate("AboutDialog", "Straights is free software under the MIT licence."),
    ];
}

/** @param {string} licences */
function licenceText(licences) {
    return element(
        "details",
        {},
        element("summary", {}, translate("LicencesDialog", "Licences")),
        element("pre", { class: "licences", tabindex: "0" }, licences),
    );
}
