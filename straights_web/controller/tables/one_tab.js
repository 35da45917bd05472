/** A seat is used in one tab at a time: in the newest one; the others say so. */

import { TabLock } from "../../model/tab_lock.js";
import { translate } from "../../view/text/translate.js";

/**
 * @param {object} parts
 * @param {import("../../model/table_session.js").TableSession} parts.session
 * @param {import("../../connection/server_socket.js").ServerSocket} parts.socket
 * @param {(name: string) => TabLock} [makeLock]
 * @param {(lock: TabLock) => Promise<void>} [takeOver] takes over when the player wants to play here
 */
export function playInNewestTab({ session, socket }, makeLock = (name) => new TabLock(name), takeOver = askToTakeOver) {
    /** @type {TabLock | null} */
    let lock = null;
    session.addEventListener("entered", () => {
        const name = `straights-table-${session.table}`;
        if (session.seat === null || lock?.name === name) return;
        const own = makeLock(name);
        own.addEventListener("lost", () => {
            if (own !== lock) return; // of a table that this tab has left
            socket.stop();
            void takeOver(own).then(() => socket.start());
        });
        void own.takeOver();
        lock = own;
    });
}

/** @param {TabLock} lock */
async function askToTakeOver(lock) {
    const { takeOver } = await import("../menus/tabs.js");
    await takeOver(lock, translate("Web", "This table is open in another tab, and you play there."));
}
