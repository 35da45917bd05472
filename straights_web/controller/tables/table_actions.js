/** What the actions at a table of a server do, and when. */

import { TABLE } from "../../model/table_actions.js";
import { Actions } from "../menus/actions.js";

/** What other games have nothing of. */
const OF_STRAIGHTS = ["tracker", "review"];

const PLACES = {
    bar: [["room", "say", "share-table", "leave-table"]],
    labelled: ["share-table", "say", "room", "leave-table"],
    onPhone: ["people", "invite", "replay", "review", "log", "mute", "settings", "rules"],
};

/** @param {import("./table_shell.js").TableShell} shell */
export function tableActions(shell) {
    const { session, visit } = shell.page;
    const { log, tracker } = shell.panels;
    const isAtTable = () => session.room !== null;
    return new Actions(TABLE, PLACES, {
        run: {
            "share-table": () => shell.share(),
            invite: () => shell.invite(),
            "share-game": () => shell.shareGame(),
            room: () => visit.toggleRoom(),
            seal: () => shell.showKey(),
            "leave-table": () => shell.leave(),
            say: () => shell.say(),
            people: () => shell.people(),
            review: () => open(shell.review, "_blank", "noopener"),
            log: () => shell.showPanel(log),
            tracker: () => shell.showPanel(tracker),
            ...shell.usualActions(shell.help),
        },
        can: {
            table: isAtTable,
            leaving: isAtTable,
            invited: () => session.seat !== null,
            seated: () => session.seat !== null,
            room: () => shell.canShowRoom,
            sealed: () => (shell.client.state?.seal ?? null) !== null,
            game: () => shell.canReplay,
            review: () => shell.review !== "",
            full_screen: () => document.fullscreenEnabled,
        },
        lacks: (name) => (session.room?.game ?? null) !== null && OF_STRAIGHTS.includes(name),
        isOn: { log: () => log.isOpen, tracker: () => tracker.isOpen, ...shell.usualSwitches },
    });
}
