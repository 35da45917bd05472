/** Closing a sheet by dragging its head down, where it comes from below. */

/** How far it must be dragged, in pixels. */
const FAR = 90;

/**
 * @param {HTMLElement} sheet
 * @param {HTMLElement} head
 * @param {() => void} close
 */
export function closeByDragging(sheet, head, close) {
    /** @type {number | null} where the finger touched the head */
    let start = null;
    const moved = (/** @type {PointerEvent} */ { clientY }) => (start === null ? 0 : Math.max(clientY - start, 0));
    head.addEventListener("pointerdown", (event) => {
        const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
        if (event.pointerType === "mouse" || isOnButton) return;
        start = event.clientY;
        head.setPointerCapture(event.pointerId);
    });
    head.addEventListener("pointermove", (event) => {
        if (start !== null) sheet.style.translate = `0 ${moved(event)}px`;
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
        head.addEventListener(end, (event) => {
            const isFar = end === "pointerup" && moved(event) > FAR;
            start = null;
            sheet.style.translate = "";
            if (isFar) close();
        });
    }
}
