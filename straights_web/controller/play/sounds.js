/** The sounds of the game, and short vibrations of a phone; silent until the player has touched the page. */

import { PAGE_FOLDER } from "../../page_folder.js";

const FOLDER = new URL("resources/sounds/", PAGE_FOLDER);
/** @type {Readonly<Record<string, string>>} the names of sounds by events */
const SOUNDS = Object.freeze({
    round_started: "deal",
    card_played: "play",
    card_discarded: "discard",
    round_ended: "round-end",
    game_ended: "game-end",
});
const MOVES = new Set(["card_played", "card_discarded"]);
/** Milliseconds of vibration. */
const MOVE = 10;
const REFUSAL = 25;

export class Sounds {
    /** @type {AudioContext | null} */
    #context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} by the names of sounds */
    #loaded = new Map();

    /**
     * @param {import("../../model/preferences.js").Preferences} preferences
     * @param {EventTarget} player dispatches `event` for each event that is shown
     * @param {EventTarget} table dispatches `warned` when something is not done
     * @param {() => number | null} viewer the player's seat
     */
    constructor(preferences, player, table, viewer) {
        this.preferences = preferences;
        player.addEventListener("event", (event) => {
            const { type, seat } = /** @type {CustomEvent} */ (event).detail;
            this.#play(SOUNDS[type]);
            if (MOVES.has(type) && seat === viewer()) this.#vibrate(MOVE);
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
 * @param {AudioContext} context
 * @param {string} name
 */
async function load(context, name) {
    const answer = await fetch(new URL(`${name}.wav`, FOLDER));
    return context.decodeAudioData(await answer.arrayBuffer());
}
