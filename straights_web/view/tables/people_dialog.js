/** The others at a table: the player mutes their phrases, wants them removed, or says something to them. */

import { toggle } from "../dialogs/fields.js";
import { Sheet } from "../dialogs/sheet.js";
import { element, pushButton } from "../elements.js";
import { icon } from "../icons.js";
import { reactionIcon } from "../text/room_text.js";
import { translate } from "../text/translate.js";

/** @typedef {{seat: number, name: string, isMuted: boolean, isHere: boolean}} Person */
/** @typedef {import("../../connection/protocol.js").Phrase} Phrase */

/**
 * @param {readonly Person[]} people
 * @param {(name: string, isMuted: boolean) => void} mute
 * @param {{isVote: boolean} | null} removal null if the player cannot remove anybody
 * @returns {Promise<Person | null>} whom the player wants removed
 */
export async function openPeopleDialog(people, mute, removal) {
    const text = removal?.isVote ? translate("PeopleController", "Vote to remove…") : translate("PeopleController", "Remove from the table…");
    const rows = people.map(({ seat, name, isMuted, isHere }) => {
        const label = `${text}: ${name}`;
        const remove = pushButton("button", { "data-seat": seat, "aria-label": label, click: () => sheet.close(String(seat)) }, text);
        const switches = toggle(translate("PeopleController", "Mute phrases"), isMuted, (isOn) => mute(name, isOn));
        const attributes = { class: "group", role: "group", "aria-label": name, "data-name": name };
        return element("div", attributes, element("strong", {}, name), switches, removal !== null && (removal.isVote || isHere) && remove);
    });
    const none = people.length === 0 && element("p", { class: "note" }, translate("Web", "No one else is at this table."));
    const sheet = new Sheet({ title: translate("Actions", "&People"), name: "people", body: [...rows, none] });
    const chosen = await sheet.open();
    return people.find(({ seat }) => String(seat) === chosen) ?? null;
}

/**
 * Ask for one of the phrases: sentences, which each player reads in their own language, and reactions as pictures.
 * @param {ReadonlyMap<Phrase, string>} phrases with their texts
 * @returns {Promise<Phrase | null>}
 */
export async function askForPhrase(phrases) {
    const known = [...phrases.keys()];
    const buttonOf = (/** @type {Phrase} */ phrase) => {
        const [text, picture] = [phrases.get(phrase) ?? "", reactionIcon(phrase)];
        const label = picture === null ? null : text;
        const attributes = { "data-phrase": phrase, "aria-label": label, title: label, click: () => dialog.close(phrase) };
        return pushButton("button", attributes, picture === null ? text : icon(picture));
    };
    const phraseButtons = known.filter((phrase) => reactionIcon(phrase) === null).map(buttonOf);
    const reactionButtons = known.filter((phrase) => reactionIcon(phrase) !== null).map(buttonOf);
    const body = [element("div", { class: "reactions" }, ...reactionButtons), element("div", { class: "phrases" }, ...phraseButtons)];
    const dialog = new Sheet({ title: translate("Web", "Say something"), body });
    const chosen = await dialog.open(phraseButtons[0] ?? null);
    return known.find((phrase) => phrase === chosen) ?? null;
}
