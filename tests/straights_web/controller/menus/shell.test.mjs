// What stands around the table keeps out of each other's way.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../../../support/web/game_page.mjs";
import { Shell } from "../../../../straights_web/controller/menus/shell.js";

let isMoment;
const part = (isOpen) => ({
    isOpen,
    get isSheet() {
        return !isMoment;
    },
    close() {
        this.isOpen = false;
    },
    toggle() {
        this.isOpen = !this.isOpen;
    },
});
/** Show the last one of some panels. */
const show = (allPanels, replay = part(false)) => {
    const review = { close: () => (isMoment = false) };
    const shell = Object.assign(Object.create(Shell.prototype), { allPanels, review, today: part(false), lessons: { loaded: null }, replay });
    shell.showPanel(allPanels.at(-1));
};

// The moment gives the table back first: only then do panels lie over it, one at a time.
test("a panel opened in a moment is the only sheet", () => {
    isMoment = true;
    const [review, log] = [part(true), part(false)];
    show([review, log]);
    assert.deepEqual([isMoment, review.isOpen, log.isOpen], [false, false, true]);
});

// A replay hides the panels: it ends, and one that was open already stays so.
test("a panel that is asked for in a replay is seen", () => {
    const shown = [true, false].map((isOpen) => {
        const [log, replay] = [part(isOpen), part(true)];
        show([log], replay);
        return [log.isOpen, replay.isOpen];
    });
    assert.deepEqual(shown, [[true, false], [true, false]]);
});
