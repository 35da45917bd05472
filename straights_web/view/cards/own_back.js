/** A picture of the player's own as the back of the cards: cut to the card, with an edge of paper. */

import { OWN_BACK } from "../../model/setting_values.js";
import { element } from "../elements.js";

const KINDS = ["image/png", "image/jpeg"];
const QUALITY = 0.85;
/** How many of the last bytes may have the end of a PNG: some programs write something after it. */
const TAIL = 4096;

/**
 * A back of the picture in a file, as the settings keep it; "" if it is none, or too large.
 * @param {File} file
 */
export async function ownBack(file) {
    if (file.size > OWN_BACK.bytes || !KINDS.includes(file.type)) return "";
    if (!hasEnd(new Uint8Array(await file.arrayBuffer()))) return "";
    const address = URL.createObjectURL(file);
    try {
        const picture = new Image();
        await new Promise((resolve, reject) => {
            Object.assign(picture, { onload: resolve, onerror: reject, src: address });
        });
        // What is loaded has a size, and may be cut off; it is decoded only now.
        return picture.naturalWidth * picture.naturalHeight > OWN_BACK.pixels ? "" : drawn(await createImageBitmap(file));
    } catch {
        return "";
    } finally {
        URL.revokeObjectURL(address);
    }
}

/**
 * Whether a picture is whole, which Firefox does not ask for; a small picture in the header of a JPEG has an end, too.
 * @param {Uint8Array} bytes of a PNG or a JPEG
 */
export function hasEnd(bytes) {
    const isAt = (/** @type {number} */ at, /** @type {readonly number[]} */ marker) => marker.every((byte, next) => bytes[at + next] === byte);
    const isFrom = (/** @type {number} */ start, /** @type {readonly number[]} */ marker) =>
        bytes.subarray(start).some((_byte, next) => isAt(start + next, marker));
    if (!isAt(0, [0xff, 0xd8])) return isFrom(Math.max(0, bytes.length - TAIL), [0x49, 0x45, 0x4e, 0x44]);
    let at = 2;
    while (at < bytes.length && bytes[at + 1] !== 0xda) {
        const isFill = bytes[at + 1] === 0xff; // any number of them may precede a marker
        at += isFill ? 1 : 2 + 256 * (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0);
    }
    return isFrom(at, [0xff, 0xd9]);
}

/** @param {ImageBitmap} picture */
function drawn(picture) {
    const { width, height, edge } = OWN_BACK;
    const [across, down] = [width - 2 * edge, height - 2 * edge];
    const scale = Math.min(picture.width / across, picture.height / down);
    const [wide, high] = [scale * across, scale * down];
    const canvas = element("canvas", { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--back-paper");
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    const [left, top] = [(picture.width - wide) / 2, (picture.height - high) / 2];
    context.drawImage(picture, left, top, wide, high, edge, edge, across, down);
    return canvas.toDataURL("image/jpeg", QUALITY);
}
