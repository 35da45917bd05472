/** The sounds of the game, and short vibrations of a phone; silent until the player has touched the page. */

import { pileAt, winnersOf } from "../../model/table.js";
import { PAGE_FOLDER } from "../../page_folder.js";

const FOLDER = new URL("resources/sounds/", PAGE_FOLDER);
const HIGHEST = 5;
/** Milliseconds of vibration. */
const MOVE = 10;
const REFUSAL = 25;

/** @param {import("../menus/base_shell.js").AroundTable} page */
export function playSounds({ client, preferences, player, table }) {
    /** @type {AudioContext | null} */
    let context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} by the names of sounds */
    const loaded = new Map();
    /** The player's plays since the deal or the last discard: each is a tone higher. */
    let run = 0;

    const play = async (/** @type {AudioContext} */ output, /** @type {string} */ name) => {
        const loading = loaded.get(name) ?? load(output, name);
        loaded.set(name, loading);
        const source = new AudioBufferSourceNode(output, { buffer: await loading });
        source.connect(output.destination);
        source.start();
    };
    const give = (/** @type {string | undefined} */ name, /** @type {number} */ vibration) => {
        if (context === null || preferences.get("muted")) return;
        if (name !== undefined) void play(context, name).catch(() => loaded.delete(name)); // silent; the next time it is tried again
        if (vibration > 0) navigator.vibrate?.(vibration);
    };
    player.addEventListener("event", (event) => {
        const { happening, table: after } = /** @type {CustomEvent} */ (event).detail;
        const isOwn = happening.movements.length > 0 && happening.seat !== null && happening.seat === client.state?.viewer;
        const sound = soundOf(happening, after);
        const climbs = isOwn && sound === "play";
        if (climbs) run += 1;
        else if (isOwn || sound === "deal") run = 0;
        give(climbs && run > 1 ? `play-${Math.min(run, HIGHEST)}` : sound, isOwn ? MOVE : 0);
    });
    table.addEventListener("warned", () => give("refusal", REFUSAL));
    for (const use of ["pointerdown", "keydown"]) addEventListener(use, () => (context ??= new AudioContext()), { once: true });
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
