/** The parts around the table that both pages share: toolbar, menu, settings, replay, and panels. */

import { loadStyle } from "../../view/designs.js";
import { openMenu } from "../../view/dialogs/menu_sheet.js";
import { leaveFormerEntries } from "../../view/history_entries.js";
import { Panel } from "../../view/panels/panel.js";
import { translate } from "../../view/text/translate.js";
import { playSounds } from "../play/sounds.js";
import { PAGE_FOLDER } from "../../page_folder.js";
import { trackCards } from "../panels/card_tracker.js";
import { Log } from "../panels/log.js";
import { Replay } from "../panels/replay.js";
import { ResultPanel } from "../panels/result.js";
import { closeOnEscape, listenForKeys } from "./keys.js";
import { Settings } from "./settings.js";

/**
 * @typedef {object} Chosen
 * @property {import("../../model/preferences.js").Preferences} preferences
 * @property {number | null} speed the factor of durations from the address; it overrides the preferences
 */
/** @typedef {import("../play/compose.js").Play & Chosen} AroundTable */

/**
 * Load the style of parts that are shown later; it does not delay the table. Resolves once it is there, or cannot be
 * loaded: whether panels cover the table follows from it.
 */
export function loadLaterStyle() {
    return loadStyle(new URL("style/later.css", PAGE_FOLDER)).catch(() => undefined);
}

/** @param {HTMLElement} region of the panels */
export function usualPanels(region) {
    return {
        tracker: new Panel(region, "tracker-panel", () => translate("Actions", "&Card tracker")),
        log: new Panel(region, "log-panel", () => translate("Actions", "Game &log")),
    };
}

/** Each page adds its `actions`, and overrides `update`. */
export class BaseShell {
    #willUpdate = false;

    /**
     * @param {AroundTable} page
     * @param {ReturnType<typeof usualPanels>} panels
     */
    constructor(page, panels) {
        const { client, table, player, preferences } = page;
        this.around = page;
        this.table = table;
        this.player = player;
        this.client = client;
        this.allPanels = Object.values(panels);
        // Before the result's, over which they lie.
        for (const panel of this.allPanels) {
            const isInFront = () => panel.isSheet || panel.element.contains(document.activeElement);
            closeOnEscape(() => panel.element.checkVisibility() && isInFront(), () => panel.close());
        }
        this.updateTracker = trackCards(page, panels.tracker);
        this.log = new Log(player, panels.log);
        this.replay = new Replay(page);
        this.result = new ResultPanel(page);
        this.preferences = preferences;
        playSounds(page);
        this.settings = new Settings(page);
        /** @type {import("./actions.js").Actions | null} */
        this.actions = null;
    }

    /** Show the current state of all actions. */
    update() {}

    /** Show everything in the current language. */
    retranslate() {
        for (const panel of this.allPanels) panel.retranslate();
        this.table.redraw();
        this.replay.retranslate();
        this.result.retranslate();
        this.log.rewrite();
        void this.updateTracker();
    }

    /** Call `update` once after several simultaneous changes, when the table has been painted. */
    updateSoon() {
        if (this.#willUpdate) return;
        this.#willUpdate = true;
        void this.around.motion.painted().then(() => {
            this.#willUpdate = false;
            this.update();
        });
    }

    /** All actions, as menus in the current language and state. */
    get menus() {
        return this.actions?.menus ?? [];
    }

    /**
     * What both pages do in the same way, by the names of actions.
     * @param {import("./help_menu.js").HelpMenu} help
     */
    usualActions(help) {
        return {
            replay: () => this.toggleReplay(),
            "full-screen": () => (fillsScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
            "read-aloud": () => this.around.keyboard.readTable(),
            mute: () => this.mute(),
            settings: () => this.settings.open(),
            rules: () => help.showRules(),
            shortcuts: () => help.showShortcuts(),
            about: () => help.showAbout(),
        };
    }

    /** Which of these are on. */
    get usualSwitches() {
        return { replay: () => this.replay.isOpen, "full-screen": fillsScreen, mute: () => this.isMuted };
    }

    get isMuted() {
        return this.preferences.get("muted");
    }

    mute() {
        this.preferences.set("muted", !this.isMuted);
        this.update();
    }

    openMenu() {
        void openMenu(this.menus);
    }

    async toggleReplay() {
        if (this.replay.isOpen) this.replay.close();
        else await this.replay.open();
        this.update();
    }

    /**
     * Open or close a panel; where panels are sheets, only one is open. Ends a replay, which hides all panels.
     * @param {Panel} panel
     */
    showPanel(panel) {
        const wasHidden = this.replay.isOpen;
        this.replay.close();
        if (wasHidden && panel.isOpen) return;
        if (!panel.isOpen && panel.isSheet) {
            for (const each of this.allPanels) each.close();
        }
        panel.toggle();
    }

    /** Listen to changes at any table, and to the keys. */
    listen() {
        const update = () => this.updateSoon();
        for (const type of ["table", "events"]) this.client.addEventListener(type, update);
        for (const type of ["idle", "event", "result", "shown", "suspended"]) this.player.addEventListener(type, update);
        this.settings.addEventListener("retranslated", () => this.retranslate());
        leaveFormerEntries();
        listenForKeys((key) => this.actions?.doing(key));
    }
}

function fillsScreen() {
    return document.fullscreenElement !== null;
}
