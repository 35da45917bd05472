/** The tour: a small sheet that explains one part of the table after the other, each in a bright frame, beside it. */

import { element, region } from "../elements.js";
import { shown } from "../text/sentence.js";
import { fill, translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../connection/protocol.js").TourStep} TourStep */

const PARTS = /** @type {Record<string, () => Element | null>} */ ({
    board: () => region("table"),
    hand: () => region("hand"),
    pile: () => document.querySelector('[data-position="bottom"] .pile'),
    seat: () => document.querySelector('[data-position="right"].seat'),
});

/** The edges of the page at which the sheet can be, in the order in which they are tried. */
const EDGES = Object.freeze(["bottom", "top", "left", "right"]);

export class Tour {
    /** @type {Element | null} the part that is explained */
    #part = null;

    /** @param {readonly TourStep[]} steps */
    constructor(steps) {
        this.steps = steps;
        this.text = element("p", { "aria-live": "polite" });
        this.sheet = new Sheet({ name: "tour", kind: "tour", title: "", body: [this.text] });
        this.count = element("p", { class: "note sheet-note" });
    }

    async open() {
        const place = () => this.#place();
        addEventListener("resize", place);
        const closed = this.sheet.open();
        this.#show(0);
        await closed;
        removeEventListener("resize", place);
        this.#light(null);
    }

    /** @param {number} number from 0 */
    #show(number) {
        const step = this.steps[number];
        if (step === undefined) {
            this.sheet.close();
            return;
        }
        this.sheet.title.textContent = shown(step.title);
        this.text.textContent = shown(step.text);
        this.count.textContent = fill(translate("Tour", "{number} of {count}"), { number: number + 1, count: this.steps.length });
        const isLast = number === this.steps.length - 1;
        const next = isLast ? translate("Tour", "Start playing") : translate("Tour", "Next");
        const back = { label: translate("Tour", "Back"), kind: "quiet", click: () => this.#show(number - 1) };
        this.sheet.setButtons([...(number > 0 ? [back] : []), { label: next, kind: "main", click: () => this.#show(number + 1) }]);
        this.sheet.footer.prepend(this.count);
        this.#light(PARTS[step.part]?.() ?? null);
        /** @type {HTMLElement | null} */ (this.sheet.footer.querySelector(".main"))?.focus();
    }

    /** @param {Element | null} part */
    #light(part) {
        this.#part?.removeAttribute("data-lit");
        part?.setAttribute("data-lit", "");
        this.#part = part;
        this.#place();
    }

    /** Put the sheet at the edge where it covers least of the part. */
    #place() {
        const { element: sheet } = this.sheet;
        const box = this.#part?.getBoundingClientRect();
        const covered = EDGES.map((edge) => {
            sheet.dataset["at"] = edge;
            return box === undefined ? 0 : coveredArea(sheet, box);
        });
        sheet.dataset["at"] = EDGES[covered.indexOf(Math.min(...covered))];
    }
}

/**
 * How much of a box the sheet covers when it has come to rest, in square pixels.
 * @param {HTMLElement} sheet
 * @param {DOMRect} box
 */
function coveredArea({ offsetLeft, offsetTop, offsetWidth, offsetHeight }, { left, top, right, bottom }) {
    const width = Math.min(offsetLeft + offsetWidth, right) - Math.max(offsetLeft, left);
    const height = Math.min(offsetTop + offsetHeight, bottom) - Math.max(offsetTop, top);
    return Math.max(width, 0) * Math.max(height, 0);
}
