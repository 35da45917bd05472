/** What stands around the table: menus, dialogs, panels, storage. */

/**
 * @typedef {object} Page
 * @property {import("../../model/game_client.js").GameClient} client
 * @property {import("../../view/table/table_view.js").TableView} table
 * @property {import("../play/event_player.js").EventPlayer} player
 * @property {import("../play/play_controller.js").PlayController} play
 * @property {import("../play/announcements.js").Announcements} announcements
 * @property {import("../../view/animation/motion.js").Motion} motion
 * @property {HTMLElement} toolbar
 * @property {HTMLElement} panels
 * @property {HTMLElement} message
 * @property {boolean} hasGame whether the address has begun a game already
 * @property {number | null} speed what the address multiplies durations by; it goes before the preferences
 */

/** @param {Page} page */
export async function startShell(page) {
    if (!page.hasGame) {
        await page.client.ask({
            type: "new",
            names: ["Player", "Clara", "Diego", "Hugo"],
            strategies: [null, "expert", "expert", "expert"],
            seed: null,
            score_limit: 80,
        });
    }
}
