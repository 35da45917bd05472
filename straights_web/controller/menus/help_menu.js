/** The menu's actions for help: rules, keys, about. */

import { PAGE_FOLDER } from "../../page_folder.js";
import { openAboutDialog } from "../../view/dialogs/about_dialog.js";
import { openRulesDialog } from "../../view/dialogs/rules_dialog.js";
import { openShortcutsDialog } from "../../view/dialogs/shortcuts_dialog.js";
import { Tour } from "../../view/dialogs/tour.js";
import { shown } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";
import { oneAtATime } from "./one_at_a_time.js";

const LICENCES = new URL("LICENCES.txt", PAGE_FOLDER);

export class HelpMenu {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {(text: string) => void} copy
     * @param {() => string} [privacy] how the player's data are handled
     */
    constructor(client, copy, privacy = ownPrivacy) {
        this.client = client;
        this.privacy = privacy;
        this.copy = copy;
    }

    showRules() {
        const { state, hello } = this.client;
        const end = (state ?? hello)?.game_end;
        return openRulesDialog(end === undefined ? "" : shown(end));
    }

    /** Explain the parts of the table, one after the other. */
    showTour = oneAtATime(() => new Tour(this.#tourSteps()).open());

    /**
     * Offer the tour to a new player, until the first move.
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    offerTour(notices) {
        const open = () => {
            close();
            void this.showTour();
        };
        const action = { label: translate("Actions", "&Tour"), click: open };
        const close = notices.show(translate("Web", "New to Straights?"), { action });
        const onEvents = (/** @type {Event} */ event) => {
            const isOwnMove = /** @type {CustomEvent} */ (event).detail.n !== undefined;
            if (!isOwnMove) return;
            close();
            this.client.removeEventListener("events", onEvents);
        };
        this.client.addEventListener("events", onEvents);
    }

    /** The steps with the end of this game: those of the greeting have that of a game of the default length. */
    #tourSteps() {
        const { state, hello } = this.client;
        const end = (state ?? hello)?.game_end;
        return (hello?.tour ?? []).map((step) => {
            const { text } = step;
            if (end === undefined || text.values?.["end"] === undefined) return step;
            return { ...step, text: { ...text, values: { ...text.values, end } } };
        });
    }

    /** @param {readonly (readonly [string, string])[]} actions pairs of keys and the texts of their actions */
    showShortcuts(actions) {
        return openShortcutsDialog(actions);
    }

    showAbout = oneAtATime(async () => {
        const licences = await readLicences();
        await openAboutDialog({ program: this.client.hello?.program ?? "", licences, privacy: this.privacy(), copy: this.copy });
    });
}

function ownPrivacy() {
    return translate("Web", "Everything runs on this device. The page sends nothing to anyone and sets no cookies.");
}

/** @returns {Promise<string>} "" in a page that was not built */
async function readLicences() {
    try {
        const answer = await fetch(LICENCES);
        return answer.ok ? await answer.text() : "";
    } catch {
        return "";
    }
}
