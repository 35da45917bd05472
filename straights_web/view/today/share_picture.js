/** The picture of a result that is shared: the deal, what became of it, and a bar for each choice. */

import { element } from "../elements.js";

const WIDTH = 1200;
const HEIGHT = 630;
/** The baseline and the size of each line, in pixels. */
const PLACES = [[180, 80], [300, 53], [390, 53], [550, 86]];

/**
 * The first line of the text that is shared, which names no card, as a picture.
 * @param {string} text
 * @returns {Promise<File | null>} null in a browser that hands out no drawing
 */
export async function sharePicture(text) {
    const canvas = element("canvas", { width: WIDTH, height: HEIGHT });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const style = getComputedStyle(document.body);
    context.fillStyle = style.getPropertyValue("--felt-dark");
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = style.getPropertyValue("--text");
    context.textAlign = "center";
    const [line = ""] = text.split("\n");
    const said = line.split(/: |\. | (?=[▂-▇])/);
    [...said.slice(0, -1), [...(said.at(-1) ?? "")].join("\u2009")].forEach((part, at) => {
        const [bottom = 0, size = 0] = PLACES[at] ?? [];
        context.font = `${at === 0 ? "bold " : ""}${size}px ${style.fontFamily}`;
        context.fillText(part, WIDTH / 2, bottom);
    });
    /** @type {Blob | null} */
    const picture = await new Promise((resolve) => canvas.toBlob(resolve));
    return picture && new File([picture], "straights.png", { type: "image/png" });
}
