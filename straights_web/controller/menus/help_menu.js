/** The menu's actions for help: rules, keys, about. */

import { isOther } from "../../model/table.js";
import { PAGE_FOLDER } from "../../page_folder.js";
import { DrawnSheet } from "../../view/dialogs/drawn_sheet.js";
import { fixedSheet } from "../../view/text/fixed_sheet.js";
import { translate } from "../../view/text/translate.js";
import { copy } from "./files.js";
import { oneAtATime } from "./one_at_a_time.js";

const LICENCES = new URL("LICENCES.txt", PAGE_FOLDER);

export class HelpMenu {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../../view/panels/notices.js").Notices} notices
     * @param {{isAtServer?: boolean}} [page]
     */
    constructor(client, notices, { isAtServer = false } = {}) {
        this.client = client;
        this.isAtServer = isAtServer;
        this.notices = notices;
    }

    showRules() {
        const { state, hello } = this.client;
        const sheet = fixedSheet("rules", { end: (state ?? hello)?.game_end ?? "" }); // of this game, or of one of the default length
        const notes = state?.about?.rules.map((text) => ({ type: /** @type {const} */ ("note"), kind: /** @type {const} */ ("body"), text, links: [] }));
        const title = { context: "Actions", template: "&Rules" }; // the usual one names Straights
        return new DrawnSheet(notes ? { ...sheet, title, parts: notes } : sheet).open();
    }

    /**
     * Offer the lesson to a new player, until the first move, or another game.
     * @param {() => void} learn
     */
    offerLesson(learn) {
        const open = () => {
            close();
            learn();
        };
        const action = { label: translate("Actions", "&Learn it in a minute"), click: open };
        const close = this.notices.show(translate("Web", "New to Straights?"), { action });
        const onEvents = (/** @type {Event} */ event) => {
            const isOwnMove = /** @type {CustomEvent} */ (event).detail.n !== undefined;
            if (!isOwnMove) return;
            close();
            this.client.removeEventListener("events", onEvents);
        };
        this.client.addEventListener("events", onEvents);
        this.client.addEventListener("table", () => isOther(this.client.state) && close());
    }

    showShortcuts() {
        return new DrawnSheet(fixedSheet(this.isAtServer ? "shortcuts_at_server" : "shortcuts")).open();
    }

    showAbout = oneAtATime(async () => {
        const answer = await fetch(LICENCES).catch(() => null);
        const text = answer?.ok ? await answer.text().catch(() => "") : ""; // in a page that was not built
        const program = this.client.hello?.program || "Straights";
        const sheet = fixedSheet(this.isAtServer ? "about_at_server" : "about", { program });
        const answers = sheet.answers.filter(({ name }) => name !== "licences" || text !== "");
        /** @type {import("../../connection/protocol.js").SheetPart} */
        const lines = { type: "note", kind: "lines", text, links: [] };
        await new DrawnSheet(
            { ...sheet, answers },
            {
                copy: async () => {
                    const isCopied = await copy(`${program}\n${navigator.userAgent}\n`);
                    const failed = translate("Web", "The browser doesn’t allow copying here. Select the text and copy it.");
                    this.notices.show(isCopied ? translate("Web", "Copied.") : failed);
                },
                licences: () => ({ ...sheet, parts: [...sheet.parts, lines] }),
            },
        ).open();
    });
}
