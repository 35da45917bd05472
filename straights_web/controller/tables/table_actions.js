/** The actions of the toolbar and the menu on a server page. */

import { translate } from "../../view/text/translate.js";

/** @typedef {import("../menus/actions.js").Action} Action */
/** @typedef {import("../menus/actions.js").ActionGroup} ActionGroup */
/** @typedef {import("./table_shell.js").TableShell} TableShell */

/**
 * All actions, in the groups of the menu.
 * @param {TableShell} shell
 * @returns {ActionGroup[]}
 */
export function tableActionGroups(shell) {
    return [
        { title: () => translate("AppearanceGallery", "Table"), actions: tableActions(shell) },
        { title: () => translate("Menus", "&View"), actions: viewActions(shell) },
        { title: () => translate("Menus", "&Help"), actions: helpActions(shell) },
    ];
}

/** @param {TableShell} shell @returns {Action[]} */
function tableActions(shell) {
    const { session, visit } = shell.page;
    const isAtTable = () => session.room !== null;
    const isSeated = () => session.seat !== null;
    return [
        { id: "say", keys: [], icon: "say", text: () => translate("Web", "Say something…"), run: () => void shell.say(), isEnabled: isSeated },
        { id: "people", keys: [], icon: "people", text: () => translate("NetworkActions", "&People"), run: () => void shell.people(), isEnabled: isAtTable },
        { id: "share-table", keys: [], icon: "share", text: () => translate("Web", "Share link"), run: () => void shell.share(), isEnabled: isAtTable },
        { id: "share-game", keys: [], icon: "share", text: () => translate("Web", "Share this game"), run: () => void shell.shareGame(), isEnabled: () => shell.canReplay },
        { id: "invite", keys: [], icon: "seat", text: () => translate("Web", "Invite to watch"), run: () => void shell.invite(), isEnabled: isSeated },
        { id: "room", keys: [], icon: "people", text: () => translate("Web", "Who sits here"), run: () => visit.toggleRoom(), isEnabled: () => shell.canShowRoom },
        { id: "seal", keys: [], icon: "seal", text: () => translate("Actions", "Check sea&led cards…"), run: () => void shell.showKey(), isEnabled: () => (shell.client.state?.seal ?? null) !== null },
        { id: "leave-table", keys: [], icon: "leave", text: () => translate("Web", "Leave table…"), run: () => void shell.leave(), isEnabled: isAtTable },
    ];
}

/** @param {TableShell} shell @returns {Action[]} */
function viewActions(shell) {
    const { log } = shell.panels;
    return [
        {
            id: "replay",
            keys: ["R"],
            icon: "replay",
            text: () => translate("Actions", "&Replay"),
            run: () => void shell.toggleReplay(),
            isEnabled: () => shell.canReplay,
            isOn: () => shell.replay.isOpen,
        },
        { id: "review", keys: [], icon: "review", text: () => translate("ReviewSidePanel", "Review"), run: () => shell.openReview(), isEnabled: () => shell.review !== "" },
        { id: "log", keys: ["L"], icon: "log", text: () => translate("Actions", "Game &log"), run: () => shell.showPanel(log), isOn: () => log.isOpen },
        { id: "mute", keys: ["M"], icon: "sound", text: () => translate("Actions", "&Mute"), run: () => shell.mute(), isOn: () => shell.isMuted },
        { id: "settings", keys: ["ctrl+,"], icon: "settings", text: () => translate("Actions", "All &settings"), run: () => void shell.settings.open() },
    ];
}

/** @param {TableShell} shell @returns {Action[]} */
function helpActions(shell) {
    return [
        { id: "rules", keys: ["F1"], icon: "rules", text: () => translate("Actions", "&Rules"), run: () => void shell.help.showRules() },
        {
            id: "shortcuts",
            keys: ["ctrl+?", "?"],
            icon: "keyboard",
            text: () => translate("Actions", "&Keyboard shortcuts"),
            run: () => void shell.help.showShortcuts(shell.shortcuts),
        },
        { id: "about", keys: [], icon: "about", text: () => translate("Actions", "&About Straights"), run: () => void shell.help.showAbout() },
    ];
}
