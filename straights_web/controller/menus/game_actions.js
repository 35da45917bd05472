/** What the actions of an own game do, and when. */

import { TABLE } from "../../model/game_actions.js";
import { Actions } from "./actions.js";

const PLACES = {
    bar: [["today", "new-game"], ["undo", "redo"], ["hint", "pause"]],
    labelled: ["hint", "new-game", "today"],
    onPhone: ["new-game", "redo", "pause", "others", "review", "statistics", "settings", "rules"],
};

/** What games other than Straights have not. */
const OF_STRAIGHTS = ["hint", "deck", "review", "tracker", "share", "tour"];

/** @param {import("./shell.js").Shell} shell */
export function gameActions(shell) {
    const { page, gameMenu, moveMenu, help } = shell;
    const { tracker, log, review } = shell.panels;
    return new Actions(TABLE, PLACES, {
        run: {
            today: () => shell.showToday(),
            puzzles: () => shell.showPuzzle(),
            "new-game": () => gameMenu.newGame(),
            "new-number": () => gameMenu.newGame({ isNumbered: true }),
            restart: () => shell.games.restart(),
            others: () => gameMenu.playWithOthers(),
            open: () => gameMenu.open(),
            save: () => gameMenu.save(),
            "save-everything": () => gameMenu.saveEverything(),
            share: () => gameMenu.share(),
            seal: () => gameMenu.showDeal(),
            statistics: () => shell.statistics.show(),
            undo: () => moveMenu.undo(),
            redo: () => moveMenu.redo(),
            hint: () => shell.hints.show(),
            pause: () => shell.pause(),
            deck: () => moveMenu.showDeck(),
            "rage-quit": () => moveMenu.rageQuit(),
            "take-seat": () => moveMenu.takeSeat(),
            review: () => shell.showPanel(review),
            tracker: () => shell.showPanel(tracker),
            log: () => shell.showPanel(log),
            tour: () => help.showTour(),
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
        lacks: (name) => shell.client.state?.game !== undefined && OF_STRAIGHTS.includes(name) && !(name === "hint" && shell.client.state.has_hints),
    });
}

/** @param {import("./shell.js").Shell} shell */
function gameConditions({ client, page, hints, moveMenu }) {
    const hasGame = () => client.state !== null;
    const isHere = () => hasGame() && !page.player.isSuspended;
    return {
        game: hasGame,
        here: isHere,
        review: isHere,
        sealed: () => (client.state?.seal ?? null) !== null,
        undo: () => isHere() && client.state?.can_undo === true,
        redo: () => isHere() && client.state?.can_redo === true,
        own_turn: () => isHere() && hints.canShow,
        settled: () => isHere() && !page.player.showsResult, // the table may have dealt the next round
        playing: () => isHere() && moveMenu.canLeave,
        left: () => isHere() && moveMenu.canReturn,
        full_screen: () => document.fullscreenEnabled,
    };
}
