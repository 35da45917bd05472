// What stands around the table keeps out of each other's way.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../../../support/web/game_page.mjs";
import { Shell } from "../../../../straights_web/controller/menus/shell.js";

// The moment gives the table back first: only then do panels lie over it, one at a time.
test("a panel opened in a moment is the only sheet", () => {
    let isMoment = true;
    const panel = (isOpen) => ({
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
    const [review, log] = [panel(true), panel(false)];
    const shell = Object.create(Shell.prototype);
    const replay = { isOpen: false, close() {} };
    Object.assign(shell, { allPanels: [review, log], review: { close: () => (isMoment = false) }, today: { close() {} }, lessons: { loaded: null }, replay });
    shell.showPanel(log);
    assert.deepEqual([isMoment, review.isOpen, log.isOpen], [false, false, true]);
});

// A replay hides the panels: it ends, and one that was open already stays so.
test("a panel that is asked for in a replay is seen", () => {
    const panel = (isOpen) => ({
        isOpen,
        isSheet: false,
        toggle() {
            this.isOpen = !this.isOpen;
        },
    });
    const shown = [true, false].map((isOpen) => {
        const log = panel(isOpen);
        const replay = {
            isOpen: true,
            close() {
                this.isOpen = false;
            },
        };
        const shell = Object.create(Shell.prototype);
        Object.assign(shell, { allPanels: [log], review: { close() {} }, today: { close() {} }, lessons: { loaded: null }, replay });
        shell.showPanel(log);
        return [log.isOpen, replay.isOpen];
    });
    assert.deepEqual(shown, [[true, false], [true, false]]);
});
