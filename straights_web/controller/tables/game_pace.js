/** The pace of games on a server: results disappear after a while, so that nobody waits for long. */

/** How long a result is shown without a time limit for moves, in milliseconds. */
const SHOWN = 9000;

/**
 * Continue after a result, by the button or after a while; with a time limit, after half of it at most.
 * @param {Pick<import("../../model/table_session.js").TableSession, "room">} session
 * @param {Pick<import("../play/event_player.js").EventPlayer, "addEventListener" | "resume" | "showsResult">} player
 * @param {number} [shown]
 */
export function followTable(session, player, shown = SHOWN) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer = undefined;
    player.addEventListener("result", () => {
        clearTimeout(timer);
        const limit = session.room?.turn_limit ?? null;
        const length = limit === null ? shown : Math.min(shown, (limit * 1000) / 2);
        timer = setTimeout(() => player.showsResult && player.resume(), length);
    });
    player.addEventListener("event", () => clearTimeout(timer));
}
