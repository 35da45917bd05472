/** The sounds of the game, and short vibrations of a phone; silent until the player has touched the page. */

import { pileAt, winnersOf } from "../../model/table.js";
import { PAGE_FOLDER } from "../../page_folder.js";

const FOLDER = new URL("resources/sounds/", PAGE_FOLDER);
const HIGHEST = 5;
/** Milliseconds of vibration. */
const MOVE = 10;
const REFUSAL = 25;

export class Sounds {
    /** @type {AudioContext | null} */
    #context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} by the names of sounds */
    #loaded = new Map();
    /** The player's plays since the deal or the last discard: each is a tone higher. */
    #run = 0;

    /** @param {import("../menus/base_shell.js").AroundTable} page */
    constructor({ client, preferences, player, table }) {
        this.preferences = preferences;
        player.addEventListener("event", (event) => {
            const { happening, table: after } = /** @type {CustomEvent} */ (event).detail;
            const isOwn = happening.movements.length > 0 && happening.seat !== null && happening.seat === client.state?.viewer;
            const sound = soundOf(happening, after);
            const climbs = isOwn && sound === "play";
            if (climbs) this.#run += 1;
            else if (isOwn || sound === "deal") this.#run = 0;
            this.#play(climbs && this.#run > 1 ? `play-${Math.min(this.#run, HIGHEST)}` : sound);
            if (isOwn) this.#vibrate(MOVE);
        });
        table.addEventListener("warned", () => {
            this.#play("refusal");
            this.#vibrate(REFUSAL);
        });
        for (const use of ["pointerdown", "keydown"]) addEventListener(use, () => (this.#context ??= new AudioContext()), { once: true });
    }

    /** @param {string | undefined} name */
    #play(name) {
        if (name === undefined || this.#context === null || this.preferences.get("muted")) return;
        void this.#sound(this.#context, name).catch(() => this.#loaded.delete(name)); // silent; the next time it is tried again
    }

    /**
     * @param {AudioContext} context
     * @param {string} name
     */
    async #sound(context, name) {
        const loading = this.#loaded.get(name) ?? load(context, name);
        this.#loaded.set(name, loading);
        const source = new AudioBufferSourceNode(context, { buffer: await loading });
        source.connect(context.destination);
        source.start();
    }

    /** @param {number} length */
    #vibrate(length) {
        if (this.#context !== null && !this.preferences.get("muted")) navigator.vibrate?.(length);
    }
}

/**
 * The name of the sound of an event.
 * @param {import("../../model/table.js").Happening} happening
 * @param {import("../../model/table.js").Table} after
 */
function soundOf({ movements, is_deal, shows_result, seat }, after) {
    if (is_deal) return "deal";
    if (shows_result) return "round-end";
    const [way] = movements;
    if (way !== undefined) return pileAt(after, way.end)?.is_open ? "play" : "discard";
    return seat === null && winnersOf(after).length > 0 ? "game-end" : undefined;
}

/**
 * @param {AudioContext} context
 * @param {string} name
 */
async function load(context, name) {
    const answer = await fetch(new URL(`${name}.wav`, FOLDER));
    return context.decodeAudioData(await answer.arrayBuffer());
}
