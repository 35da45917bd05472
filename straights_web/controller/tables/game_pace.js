/** The pace of games on a server: results disappear after a while; spectators without an invitation are a round behind. */

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

/**
 * Whether the viewer sees the running round only when it is over; a game that has ended is seen, and so is its replay.
 * @param {Pick<import("../../model/table_session.js").TableSession, "isWatching" | "isLive">} session
 * @param {Pick<import("../../model/game_client.js").GameClient, "state">} client
 */
export function isRoundDelayed({ isWatching, isLive }, { state }) {
    return isWatching && !isLive && state !== null && state.table.turn !== null;
}
