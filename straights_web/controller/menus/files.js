/** Imports and exports texts: files, the clipboard, links. */

import { fill } from "../../view/text/translate.js";

const LARGEST_FILE = 4_000_000; // as text in a message to the engine it is larger
const FILE = "data:;base64,"; // before the bytes of a file, which the engine decodes

/**
 * @param {File} file
 * @returns {Promise<string | null>} a text for the engine; null if it cannot be a game: too large, or unreadable
 */
export async function readText(file) {
    if (file.size > LARGEST_FILE) return null;
    try {
        const content = new Uint8Array(await file.arrayBuffer());
        const text = new TextDecoder().decode(content);
        const isUtf8 = !/[\0\ufffd]/.test(text); // and no other encoding, such as UTF-16
        return isUtf8 ? text : FILE + btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(""));
    } catch {
        return null;
    }
}

/**
 * Save a text as a file with the browser.
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function download(name, text, type = "text/plain") {
    const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * @param {string} text
 * @param {Blob | null} [picture] pasted where a picture fits
 * @returns {Promise<boolean>} whether the text was copied
 */
export async function copy(text, picture = null) {
    try {
        if (picture === null) await navigator.clipboard.writeText(text);
        else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text, [picture.type]: picture })]);
        return true;
    } catch {
        return picture === null ? copyOldWay(text) : copy(text); // the browser may copy texts alone
    }
}

/**
 * Share a link: with the system's dialog on a phone, otherwise through the clipboard.
 * @param {string} address
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {{copied: string, failed: string}} texts the messages after success, and after failure: with {link}
 */
export async function share(address, notices, texts) {
    const isPhone = matchMedia("(pointer: coarse)").matches;
    if (isPhone && (await isShared({ title: "Straights", url: address }))) return;
    const isCopied = await copy(address);
    notices.show(isCopied ? texts.copied : fill(texts.failed, { link: address }), { stays: !isCopied });
}

/**
 * Share something with the system's dialog.
 * @param {ShareData} shared
 * @returns {Promise<boolean>} whether there is one; the player may have closed it
 */
export async function isShared(shared) {
    if (typeof navigator.share !== "function") return false;
    try {
        await navigator.share(shared);
        return true;
    } catch (error) {
        return error instanceof DOMException && error.name === "AbortError";
    }
}

/**
 * Open files that are dropped on the page, unless a dialog waits for an answer, such as that of another tab.
 * @param {(file: File) => void} open
 */
export function acceptDroppedFiles(open) {
    const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
    document.addEventListener("dragover", (event) => {
        if (hasFiles(event)) event.preventDefault();
    });
    document.addEventListener("drop", (event) => {
        const file = event.dataTransfer?.files[0];
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (file !== undefined && document.querySelector("dialog[open]") === null) open(file);
    });
}

/**
 * Copy without the clipboard API, which browsers offer only on https.
 * @param {string} text
 */
function copyOldWay(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "for-screen-readers";
    const place = document.querySelector("dialog[open]") ?? document.body;
    place.append(field);
    field.select();
    try {
        return document.execCommand("copy");
    } catch {
        return false;
    } finally {
        field.remove();
    }
}
