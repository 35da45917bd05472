/** The sheet “Today”, whose boxes stand on the table: what can be done, and the key of each. */

import { DrawnSheet } from "../dialogs/drawn_sheet.js";
import { element } from "../elements.js";
import { dayText } from "../text/dates.js";
import { translate } from "../text/translate.js";

export class TodaySheet extends DrawnSheet {
    /**
     * @param {import("../../connection/protocol.js").Sheet} value
     * @param {string} day
     * @param {Record<string, () => void>} answers
     * @param {(day: string) => Promise<import("../../connection/protocol.js").Sheet>} choose the sheet with the deal of a day
     */
    constructor(value, day, answers, choose) {
        super(value, answers, choose);
        const { title, body, element: dialog } = this;
        title.append(" ", element("span", { class: "today-date" }, dayText(day, { weekday: "long", day: "numeric", month: "long" })));
        const toTable = ` ${translate("TodaySheet", "to the table")}`;
        title.after(element("span", { class: "key-note", "aria-hidden": "true" }, element("kbd", {}, translate("Shortcuts", "Esc")), toTable));
        dialog.addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
            const boxes = this.value.parts.filter((part) => part.type === "box");
            const name = boxes.find((box) => box.key === key)?.answers[0]?.name;
            const button = /** @type {HTMLElement | null} */ (body.querySelector(`[data-action="${name}"]`));
            if (!ctrlKey && !altKey && !metaKey) button?.click();
        });
    }
}
