/** What dispatches events that carry a value. */
export class Emitter extends EventTarget {
    /**
     * @param {string} type
     * @param {any} [detail]
     */
    emit(type, detail = null) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}
