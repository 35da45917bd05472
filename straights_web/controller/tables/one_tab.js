/** A seat is used in one tab at a time: in the newest one; the others say so. */

import { element } from "../../view/elements.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {Pick<BroadcastChannel, "postMessage" | "close"> & {onmessage: ((event: any) => void) | null}} Channel */

/**
 * Does not use the Web Locks API, which is missing on plain http, as in home networks.
 *
 * @param {object} parts
 * @param {import("../../model/table_session.js").TableSession} parts.session
 * @param {import("../../connection/server_socket.js").ServerSocket} parts.socket
 * @param {() => Promise<void>} ask says that the table is open elsewhere; resolves when the player wants it here
 * @param {(name: string) => Channel} [open]
 */
export function playInNewestTab({ session, socket }, ask, open = (name) => new BroadcastChannel(name)) {
    /** @type {Channel | null} */
    let channel = null;
    let table = "";
    session.addEventListener("entered", () => {
        if (session.seat === null || table === session.table) return;
        table = session.table;
        channel?.close();
        channel = open(`straights-table-${table}`);
        channel.onmessage = () => void giveWay();
        channel.postMessage("taken");
    });

    async function giveWay() {
        if (socket.isStopped) return;
        socket.stop();
        await ask();
        channel?.postMessage("taken");
        socket.start();
    }
}

/** @returns {Promise<void>} */
export async function askInDialog() {
    const { Sheet } = await import("../../view/dialogs/sheet.js");
    await new Sheet({
        title: translate("Web", "Open in another tab"),
        body: [element("p", {}, translate("Web", "This table is open in another tab, and you play there."))],
        isFirm: true,
        buttons: [{ label: translate("Web", "Play here"), kind: "main" }],
    }).open();
}
