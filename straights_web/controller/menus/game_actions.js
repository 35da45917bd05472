/** What the actions of an own game do, and when. */

import { unlessRefused } from "../../model/game_client.js";
import { TABLE } from "../../model/game_actions.js";
import { isOther } from "../../model/table.js";
import { DrawnSheet, isWanted } from "../../view/dialogs/drawn_sheet.js";
import { Actions } from "./actions.js";

const PLACES = {
    bar: [["today", "new-game"], ["undo", "redo"], ["hint", "pause"]],
    labelled: ["hint", "new-game", "today"],
    onPhone: ["new-game", "redo", "pause", "others", "review", "statistics", "settings", "rules"],
};

/** What games other than Straights have not. */
const OF_STRAIGHTS = ["hint", "deck", "review", "tracker", "share", "learn"];

/** @param {import("./shell.js").Shell} shell */
export function gameActions(shell) {
    const { client, page, gameMenu, help } = shell;
    const { tracker, log, review } = shell.panels;
    // A refusal means that the game has moved on.
    const ask = (/** @type {import("../../connection/protocol.js").Request} */ request) => unlessRefused(client.ask(request));
    return new Actions(TABLE, PLACES, {
        run: {
            today: () => shell.showToday(),
            puzzles: () => shell.showPuzzle(),
            "new-game": () => gameMenu.newGame(),
            "new-number": () => gameMenu.newGame({ isNumbered: true }),
            restart: () => shell.games.replace({ type: "restart" }),
            others: () => gameMenu.playWithOthers(),
            open: () => gameMenu.open(),
            save: () => gameMenu.save(),
            "save-everything": () => gameMenu.saveEverything(),
            share: () => gameMenu.share(),
            seal: () => gameMenu.showDeal(),
            statistics: () => shell.statistics.show(),
            undo: () => ask({ type: "undo" }),
            redo: () => ask({ type: "redo" }),
            hint: () => shell.hints.show(),
            pause: () => shell.pause(),
            deck: async () => {
                const question = client.counts ? "deck_question_counted" : "deck_question";
                if (await isWanted(question)) await new DrawnSheet((await client.ask({ type: "deck" })).sheet).open();
            },
            "rage-quit": async () => {
                const question = client.isCounted ? "rage_quit_question_counted" : "rage_quit_question";
                if (await isWanted(question)) await ask({ type: "do", command: { type: "rage_quit" } });
            },
            "take-seat": () => ask({ type: "do", command: { type: "take_seat", seat: client.state?.left_seat ?? 0 } }),
            review: () => shell.showPanel(review),
            tracker: () => shell.showPanel(tracker),
            log: () => shell.showPanel(log),
            learn: () => gameMenu.learn(),
            ...shell.usualActions(help),
        },
        can: gameConditions(shell),
        isOn: {
            pause: () => page.play.isPaused,
            review: () => review.isOpen,
            tracker: () => tracker.isOpen,
            log: () => log.isOpen,
            ...shell.usualSwitches,
        },
        lacks: (name) => isOther(shell.client.state) && OF_STRAIGHTS.includes(name) && !(name === "hint" && shell.client.state?.about?.has_hints),
    });
}

/** @param {import("./shell.js").Shell} shell */
function gameConditions({ client, page, hints }) {
    const hasGame = () => client.state !== null;
    const isHere = () => hasGame() && !page.player.isSuspended;
    const hasSeat = () => {
        const { viewer = null, humans = [], table } = client.state ?? {};
        return viewer !== null && humans.includes(viewer) && table?.turn !== null;
    };
    return {
        game: hasGame,
        here: isHere,
        review: isHere,
        sealed: () => (client.state?.seal ?? null) !== null,
        undo: () => isHere() && client.state?.can_undo === true,
        redo: () => isHere() && client.state?.can_redo === true,
        own_turn: () => isHere() && hints.canShow,
        settled: () => isHere() && !page.player.showsResult, // the table may have dealt the next round
        playing: () => isHere() && hasSeat(),
        left: () => isHere() && client.state?.left_seat !== undefined,
        full_screen: () => document.fullscreenEnabled,
    };
}
