/** Everything that stands in the toolbar and the menu: its text, its keys, and whether it can be done now. */

import { translate, withoutEllipsis } from "../../view/text/translate.js";

/** @typedef {import("../../view/panels/toolbar.js").Item} Item */
/** @typedef {import("../../view/panels/toolbar.js").IconName} IconName */
/** @typedef {import("./shell.js").Shell} Shell */
/**
 * @typedef {object} Action
 * @property {string} id
 * @property {() => string} text
 * @property {string[]} keys as `keyOf` writes them; the first is shown
 * @property {IconName} icon
 * @property {() => void} run
 * @property {() => boolean} [isEnabled]
 * @property {() => boolean} [isOn] of what is switched on and off
 */
/** @typedef {{title: () => string, actions: Action[]}} ActionGroup */

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
        { title: () => translate("Menus", "&Help"), actions: help(shell) },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function newGames(shell) {
    return [
        {
            id: "new-game",
            text: () => translate("Actions", "&New game…"),
            keys: ["alt+N", "ctrl+alt+N"],
            icon: "add",
            run: () => void shell.gameMenu.newGame(false),
        },
        {
            id: "new-number",
            text: () => translate("Actions", "New game from s&eed…"),
            keys: ["alt+shift+N"],
            icon: "number",
            run: () => void shell.gameMenu.newGame(true),
        },
        {
            id: "restart",
            text: () => translate("Actions", "Restart this &deal"),
            keys: ["alt+R"],
            icon: "restart",
            run: () => void shell.games.restart(),
            isEnabled: () => shell.hasGame,
        },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function gameFiles(shell) {
    const isEnabled = () => shell.hasGame;
    return [
        {
            id: "open",
            text: () => translate("Actions", "&Open…"),
            keys: ["ctrl+O"],
            icon: "open",
            run: () => void shell.gameMenu.open(),
        },
        {
            id: "save",
            text: () => translate("Actions", "&Save as…"),
            keys: ["ctrl+S"],
            icon: "save",
            run: () => void shell.gameMenu.save(),
            isEnabled,
        },
        {
            id: "share",
            text: () => translate("Web", "Share link"),
            keys: [],
            icon: "share",
            run: () => void shell.gameMenu.share(),
            isEnabled,
        },
        {
            id: "transcript",
            text: () => translate("Actions", "E&xport for console…"),
            keys: [],
            icon: "text",
            run: () => void shell.gameMenu.transcript(),
            isEnabled,
        },
        {
            id: "seal",
            text: () => translate("Actions", "Check sea&led deal…"),
            keys: [],
            icon: "seal",
            run: () => void shell.gameMenu.showDeal(),
            isEnabled: () => shell.hasGame && shell.client.state?.seal !== null,
        },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function moves(shell) {
    const isInGame = () => shell.hasGame && !shell.replay.isOpen;
    return [
        {
            id: "undo",
            text: () => translate("Actions", "&Undo"),
            keys: ["ctrl+Z", "U"],
            icon: "undo",
            run: () => void shell.moveMenu.undo(),
            isEnabled: () => isInGame() && shell.client.state?.can_undo === true,
        },
        {
            id: "redo",
            text: () => translate("Actions", "R&edo"),
            keys: ["ctrl+shift+Z", "ctrl+Y"],
            icon: "redo",
            run: () => void shell.moveMenu.redo(),
            isEnabled: () => isInGame() && shell.client.state?.can_redo === true,
        },
        {
            id: "hint",
            text: () => translate("Actions", "&Hint"),
            keys: ["H"],
            icon: "hint",
            run: () => void shell.hints.show(),
            isEnabled: () => isInGame() && shell.hints.canShow,
        },
        {
            id: "pause",
            text: () => translate("Actions", "&Pause computers"),
            keys: ["P"],
            icon: "pause",
            run: () => shell.pause(),
            isEnabled: isInGame,
            isOn: () => shell.page.play.isPaused,
        },
        {
            id: "rage-quit",
            text: () => translate("Actions", "&Rage-quit"),
            keys: [],
            icon: "leave",
            run: () => void shell.moveMenu.rageQuit(),
            isEnabled: () => isInGame() && shell.moveMenu.canLeave,
        },
        {
            id: "take-seat",
            text: () => translate("Actions", "&Take back my seat"),
            keys: [],
            icon: "seat",
            run: () => void shell.moveMenu.takeSeat(),
            isEnabled: () => isInGame() && shell.moveMenu.canReturn,
        },
        {
            id: "deck",
            text: () => translate("Actions", "Show &deck"),
            keys: [],
            icon: "deck",
            run: () => void shell.moveMenu.showDeck(),
            isEnabled: isInGame,
        },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function views(shell) {
    const { tracker, log, race } = shell.panels;
    return [
        {
            id: "replay",
            text: () => translate("Actions", "&Replay"),
            keys: ["ctrl+alt+R"],
            icon: "replay",
            run: () => void shell.toggleReplay(),
            isEnabled: () => shell.hasGame,
            isOn: () => shell.replay.isOpen,
        },
        {
            id: "tracker",
            text: () => translate("Actions", "&Card tracker"),
            keys: [],
            icon: "tracker",
            run: () => shell.showPanel(tracker),
            isOn: () => tracker.isOpen,
        },
        {
            id: "log",
            text: () => translate("Actions", "Game &log"),
            keys: ["L"],
            icon: "log",
            run: () => shell.showPanel(log),
            isOn: () => log.isOpen,
        },
        {
            id: "race",
            text: () => translate("Actions", "Score r&ace"),
            keys: [],
            icon: "race",
            run: () => shell.showPanel(race),
            isOn: () => race.isOpen,
        },
        {
            id: "statistics",
            text: () => translate("Actions", "S&tatistics"),
            keys: ["alt+T"],
            icon: "statistics",
            run: () => void shell.statistics.show(),
        },
        {
            id: "settings",
            text: () => translate("Actions", "&Settings…"),
            keys: ["ctrl+,"],
            icon: "settings",
            run: () => void shell.settings.open(),
        },
    ];
}

/** @param {Shell} shell @returns {Action[]} */
function help(shell) {
    return [
        {
            id: "rules",
            text: () => translate("Actions", "&Rules"),
            keys: ["F1"],
            icon: "rules",
            run: () => void shell.help.showRules(),
        },
        {
            id: "shortcuts",
            text: () => translate("Actions", "&Keyboard shortcuts"),
            keys: ["ctrl+?", "?"],
            icon: "keyboard",
            run: () => void shell.help.showShortcuts(shortcuts(shell.groups)),
        },
        {
            id: "about",
            text: () => translate("Actions", "&About Straights"),
            keys: [],
            icon: "about",
            run: () => void shell.help.showAbout(),
        },
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
        isEnabled: isEnabled?.() ?? true,
        ...(isOn && { isOn: isOn() }),
    };
}

/**
 * Pairs of keys and what they do.
 * @param {readonly ActionGroup[]} groups
 * @returns {[string, string][]}
 */
function shortcuts(groups) {
    return groups
        .flatMap(({ actions }) => actions)
        .filter(({ keys }) => keys.length > 0)
        .map(({ keys, text }) => [keys.map(keyText).join(", "), withoutEllipsis(text())]);
}

/**
 * Such as Ctrl+Shift+Z.
 * @param {string} key
 */
function keyText(key) {
    return key.replace("alt+", "Alt+").replace("ctrl+", "Ctrl+").replace("shift+", "Shift+");
}
