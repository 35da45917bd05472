/** The actions of the toolbar and the menu: text, keys, icon, and whether they are enabled. */

import { GAME_ICONS } from "../../view/game_icons.js";
import { translate, withoutEllipsis } from "../../view/text/translate.js";

/** @typedef {import("../../view/panels/toolbar.js").Item} Item */
/** @typedef {import("../../view/panels/toolbar.js").IconName} IconName */
/** @typedef {import("./shell.js").Shell} Shell */
/**
 * @typedef {object} Action
 * @property {string} id
 * @property {() => string} text
 * @property {string[]} keys in the format of `keyOf`; the first is shown
 * @property {IconName} icon
 * @property {() => void} run
 * @property {() => boolean} [isEnabled]
 * @property {() => boolean} [isOn] for actions that are switched on and off
 */
/** @typedef {{title: () => string, actions: Action[]}} ActionGroup */

/**
 * @param {string} id
 * @param {string[]} keys
 * @param {IconName} icon
 * @param {() => string} text
 * @param {() => void} run
 * @param {Pick<Action, "isEnabled" | "isOn">} [more]
 * @returns {Action}
 */
function action(id, keys, icon, text, run, more = {}) {
    return { id, keys, icon, text, run, ...more };
}

/**
 * All actions, in the groups of the menu.
 * @param {Shell} shell
 * @returns {ActionGroup[]}
 */
export function actionGroups(shell) {
    return [
        { title: () => withoutEllipsis(translate("Menus", "&Game")), actions: [...newGames(shell), ...gameFiles(shell)] },
        { title: () => translate("Menus", "&Move"), actions: moves(shell) },
        { title: () => translate("Menus", "&View"), actions: views(shell) },
        { title: () => translate("Menus", "&Settings"), actions: settings(shell) },
        { title: () => translate("Menus", "&Help"), actions: help(shell) },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function newGames(shell) {
    return [
        action("today", ["F2"], "today", () => translate("Actions", "Tod&ay"),
            () => void shell.showToday(), { isEnabled: () => shell.hasGame }),
        action("new-game", ["alt+N"], GAME_ICONS.add, () => translate("Actions", "&New game…"),
            () => void shell.gameMenu.newGame()),
        action("new-number", ["alt+shift+N"], GAME_ICONS.number, () => translate("Actions", "New game by &number…"),
            () => void shell.gameMenu.newGame({ isNumbered: true })),
        action("restart", ["alt+R"], GAME_ICONS.restart, () => translate("Actions", "Restart this &game"),
            () => void shell.games.restart(), { isEnabled: () => shell.hasGame }),
        action("others", ["alt+J"], "people", () => translate("Actions", "&Play with others"),
            () => void shell.gameMenu.playWithOthers()),
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function gameFiles(shell) {
    const isEnabled = () => shell.hasGame;
    return [
        action("open", ["ctrl+O"], GAME_ICONS.open, () => translate("Actions", "&Open…"), () => void shell.gameMenu.open()),
        action("save", ["ctrl+S"], GAME_ICONS.save, () => translate("Actions", "&Save as…"),
            () => void shell.gameMenu.save(), { isEnabled }),
        action("save-everything", [], GAME_ICONS.save, () => translate("Actions", "Save &everything…"),
            () => void shell.gameMenu.saveEverything()),
        action("share", [], "share", () => translate("Web", "Share link"),
            () => void shell.gameMenu.share(), { isEnabled }),
        action("seal", [], "seal", () => translate("Actions", "Check sea&led cards…"),
            () => void shell.gameMenu.showDeal(), { isEnabled: () => shell.hasGame && shell.client.state?.seal !== null }),
        action("statistics", ["alt+T"], GAME_ICONS.statistics, () => translate("Actions", "S&tatistics"),
            () => void shell.statistics.show()),
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function moves(shell) {
    const isInGame = () => shell.hasGame && !shell.page.player.isSuspended;
    const isSeen = () => isInGame() && !shell.page.player.showsResult; // the table may have dealt the next round
    return [
        action("undo", ["ctrl+Z", "U"], GAME_ICONS.undo, () => translate("Actions", "&Undo"),
            () => void shell.moveMenu.undo(), { isEnabled: () => isInGame() && shell.client.state?.can_undo === true }),
        action("redo", ["ctrl+shift+Z", "ctrl+Y"], GAME_ICONS.redo, () => translate("Actions", "R&edo"),
            () => void shell.moveMenu.redo(), { isEnabled: () => isInGame() && shell.client.state?.can_redo === true }),
        action("hint", ["H"], GAME_ICONS.hint, () => translate("Actions", "&Hint"),
            () => void shell.hints.show(), { isEnabled: () => isInGame() && shell.hints.canShow }),
        action("pause", ["P"], "pause", () => translate("Actions", "&Pause computers"),
            () => shell.pause(), { isEnabled: isInGame, isOn: () => shell.page.play.isPaused }),
        action("deck", [], GAME_ICONS.deck, () => translate("Actions", "&Deck…"),
            () => void shell.moveMenu.showDeck(), { isEnabled: isSeen }),
        action("rage-quit", [], "leave", () => translate("Actions", "&Rage-quit: computer plays on for me"),
            () => void shell.moveMenu.rageQuit(), { isEnabled: () => isInGame() && shell.moveMenu.canLeave }),
        action("take-seat", [], "seat", () => translate("Actions", "&Take back my seat"),
            () => void shell.moveMenu.takeSeat(), { isEnabled: () => isInGame() && shell.moveMenu.canReturn }),
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function views(shell) {
    const { tracker, log, review } = shell.panels;
    return [
        action("review", ["ctrl+I"], "review", () => translate("Actions", "Re&view"),
            () => shell.showPanel(review),
            { isEnabled: () => shell.hasGame && !shell.page.player.isSuspended, isOn: () => review.isOpen }),
        action("replay", ["R"], "replay", () => translate("Actions", "&Replay"),
            () => void shell.toggleReplay(), { isEnabled: () => shell.hasGame, isOn: () => shell.replay.isOpen }),
        action("tracker", [], GAME_ICONS.tracker, () => translate("Actions", "&Card tracker"),
            () => shell.showPanel(tracker), { isOn: () => tracker.isOpen }),
        action("log", ["L"], "log", () => translate("Actions", "Game &log"),
            () => shell.showPanel(log), { isOn: () => log.isOpen }),
        action("full-screen", [], "full", () => translate("Actions", "&Full screen"),
            () => shell.toggleFullScreen(), { isEnabled: () => shell.canFillScreen, isOn: () => shell.fillsScreen }),
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function settings(shell) {
    return [
        action("mute", ["M"], "sound", () => translate("Actions", "&Mute"),
            () => shell.mute(), { isOn: () => shell.isMuted }),
        action("settings", ["ctrl+,"], "settings", () => translate("Actions", "All &settings"),
            () => void shell.settings.open()),
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function help(shell) {
    return [
        action("rules", ["F1"], "rules", () => translate("Actions", "&Rules"), () => void shell.help.showRules()),
        action("tour", [], GAME_ICONS.hint, () => translate("Actions", "&Tour"), () => void shell.help.showTour()),
        action("shortcuts", ["ctrl+?", "?"], "keyboard", () => translate("Actions", "&Keyboard shortcuts"),
            () => void shell.help.showShortcuts(shortcutsOf(shell.groups))),
        action("about", [], "about", () => translate("Actions", "&About Straights"), () => void shell.help.showAbout()),
    ];
}

/** @param {Action} action @returns {Item} */
export function itemOf({ id, text, keys, icon, run, isEnabled, isOn }) {
    return {
        id,
        text: withoutEllipsis(text()),
        keys: keyText(keys[0] ?? ""),
        icon,
        run,
        get isEnabled() {
            return isEnabled?.() ?? true; // checked at the click: the toolbar is updated a moment later
        },
        ...(isOn && { isOn: isOn() }),
    };
}

/**
 * Pairs of keys and the texts of their actions.
 * @param {readonly ActionGroup[]} groups
 * @returns {[string, string][]}
 */
export function shortcutsOf(groups) {
    return groups
        .flatMap(({ actions }) => actions)
        .filter(({ keys }) => keys.length > 0)
        .map(({ keys, text }) => [keys.map(keyText).join(", "), withoutEllipsis(text())]);
}

/**
 * A key for display, such as Ctrl+Shift+Z.
 * @param {string} key
 */
function keyText(key) {
    return key.replace("alt+", "Alt+").replace("ctrl+", "Ctrl+").replace("shift+", "Shift+");
}
