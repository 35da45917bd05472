
import { element } from "../../view/elements.js";
import { translate } from "../../view/text/translate.js";
export function playInNewestTab({ session, socket }, ask, open = (name) => new BroadcastChannel(name)) {
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
export async function askInDialog() {
const { Dialog } = await import("../../view/dialogs/dialog.js");
await new Dialog({
title: translate("Web", "Open in another tab"),
body: [element("p", {}, translate("Web", "This table is open in another tab, and you play there."))],
kind: "small",
isFirm: true,
buttons: [{ label: translate("Web", "Play here"), kind: "main" }],
}).open();
}
