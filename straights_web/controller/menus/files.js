/** Texts that come and go: files, the clipboard, links. */

import { fill } from "../../view/text/translate.js";

const LARGEST_FILE = 2_000_000;

/**
 * @param {File} file
 * @returns {Promise<string | null>} null where it cannot be a game: it is too large, or cannot be read
 */
export async function readText(file) {
    if (file.size > LARGEST_FILE) return null;
    try {
        return await file.text();
    } catch {
        return null;
    }
}

/**
 * Let the browser save a text as a file.
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
 * @returns {Promise<boolean>} whether it is in the clipboard
 */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyOldWay(text);
    }
}

/**
 * Hand a link to somebody: with the system's own dialog on a phone, else by the clipboard.
 * @param {string} address
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {{copied: string, failed: string}} texts said where it is in the clipboard, and where it cannot be: with {link}
 */
export async function share(address, notices, texts) {
    const isPhone = matchMedia("(pointer: coarse)").matches;
    if (isPhone && typeof navigator.share === "function") {
        try {
            await navigator.share({ title: "Straights", url: address });
            return;
        } catch (error) {
            if (error instanceof DOMException && error.name === "AbortError") return;
        }
    }
    const isCopied = await copy(address);
    notices.show(isCopied ? texts.copied : fill(texts.failed, { link: address }), { stays: !isCopied });
}

/**
 * Open files that are dragged onto the page; not while a dialog waits for an answer, such as that of another tab.
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
 * Where the page is not on https, the browser has no clipboard but this.
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
