/** The parts around the table: toolbar, menu, dialogs, panels, storage. */

import { Failures } from "../../model/failures.js";
import { TabLock } from "../../model/tab_lock.js";
import { isOther } from "../../model/table.js";
import { Sheet } from "../../view/dialogs/sheet.js";
import { element, setText } from "../../view/elements.js";
import { Notices } from "../../view/panels/notices.js";
import { Panel } from "../../view/panels/panel.js";
import { Toolbar } from "../../view/panels/toolbar.js";
import { failureText } from "../../view/text/error_text.js";
import { shown } from "../../view/text/sentence.js";
import { translate, useMoreTexts } from "../../view/text/translate.js";
import { roundText } from "../../view/text/turn_text.js";
import { dealText } from "../../view/text/dates.js";
import { Hints } from "../panels/hints.js";
import { LaterPart } from "../panels/later_part.js";
import { sayPromises } from "../panels/promise.js";
import { ReviewPanel } from "../panels/review.js";
import { StatisticsPanel } from "../panels/statistics.js";
import { TodayPanel } from "../panels/today.js";
import { BaseShell, loadLaterStyle, usualPanels } from "./base_shell.js";
import { acceptDroppedFiles } from "./files.js";
import { GameMenu } from "./game_menu.js";
import { gameActions } from "./game_actions.js";
import { Games } from "./games.js";
import { HelpMenu } from "./help_menu.js";
import { offerInstallation } from "./installation.js";
import { reportIgnoredParts } from "./ignored_parts.js";
import { continueGame, followLinks, openFinishedGame, startGame } from "./start.js";
import { openStorage } from "./storage.js";
import { playInOneTab } from "./tabs.js";

/** @typedef {import("./base_shell.js").AroundTable & OwnPage} Page */
/**
 * @typedef {object} OwnPage
 * @property {Promise<import("../../model/link.js").GameLink | null | Error>} asked the game of the address, once the
 *   table is there
 * @property {boolean} namesGame whether the address names a game or a table
 * @property {import("./updates.js").Updates} updates
 * @property {import("../../model/last_table.js").LastTable} lastTable
 * @property {string | null} firstGame the text of the game whose table is shown, if it has not been begun
 */

const PANELS = /** @type {const} */ (["tracker", "log", "review"]);

/**
 * Open the storage while the engine loads; the rest waits for the table.
 * @param {Page} page
 */
export async function startShell(page) {
    const style = loadLaterStyle();
    const notices = new Notices();
    page.updates.offerIn(notices);
    const lock = new TabLock("straights-game");
    const isFree = lock.acquire();
    const [{ saved, statistics, daily }] = await Promise.all([openStorage(page.preferences, notices, lock), useMoreTexts()]);
    const games = new Games(page, { saved, statistics }, notices);
    games.others = new LaterPart(async () => (await import("../games/other_games.js")).playOtherGames(page), () => notices.show(failureText()));
    page.client.addEventListener("table", () => isOther(page.client.state) && void games.others?.get());
    const isEmpty = (await saved.recent()).length === 0;
    // The engine opens it as soon as it is awake, while the page builds the rest.
    const early = (await isFree) && !page.namesGame ? continueGame(games, page.firstGame, page.asked) : null;
    const asked = await page.asked;
    await style;
    const shell = new Shell(page, games, notices, statistics, daily);
    shell.start();
    const isCurrent = lock.isHeld; // otherwise another tab may play on what was opened
    await playInOneTab(lock, isFree, page.play, () => continueGame(games));
    const isReview = await openFinishedGame(games, notices);
    if (isReview) shell.showPanel(shell.panels.review);
    else if (early !== null && isCurrent) await early;
    else await startGame(games, notices, asked, page.firstGame);
    reportIgnoredParts((text) => notices.show(text, { stays: true }));
    if (asked !== null && "rules" in asked) void shell.gameMenu.newGame({ game: asked.rules });
    if (asked === null && isEmpty) shell.help.offerLesson(() => void shell.gameMenu.learn());
    else if (asked === null && !isReview && isApp()) void shell.showToday();
    followLinks();
    page.updates.installWhenQuiet();
}

/** Whether the page was opened as an installed app: in a tab it shows the table at once, as a link to a game does. */
function isApp() {
    return matchMedia("(display-mode: standalone)").matches;
}

export class Shell extends BaseShell {
    /**
     * @param {Page} page
     * @param {Games} games
     * @param {Notices} notices
     * @param {import("../../model/statistics.js").Statistics} statistics
     * @param {import("./storage.js").DailyRecords} daily
     */
    constructor(page, games, notices, statistics, daily) {
        const { client, panels: region } = page;
        const panels = {
            ...usualPanels(region),
            review: new Panel(region, "review-panel", () => translate("Actions", "Re&view")),
        };
        super(page, panels);
        this.page = page;
        this.panels = panels;
        this.games = games;
        this.notices = notices;
        this.failures = new Failures();
        offerInstallation(page, notices);
        this.lessons = new LaterPart(async () => new (await import("../games/lessons.js")).Lessons(page), () => notices.show(failureText()));
        this.gameMenu = new GameMenu(this, daily);
        this.help = new HelpMenu(client, notices);
        this.hints = new Hints(page);
        sayPromises(page);
        this.statistics = new StatisticsPanel(page, statistics, notices);
        this.review = new ReviewPanel(this);
        this.today = new TodayPanel(this, daily);
        this.replay.playOn = (at) => games.replace({ type: "play_on", at });
        this.actions = gameActions(this);
        this.toolbar = new Toolbar(page.toolbar, () => this.menus, () => this.openMenu(), this.actions.places.labelled);
    }

    /** Connect all parts and show them. */
    start() {
        const { client, page } = this;
        this.listen();
        page.play.addEventListener("changed", () => this.updateSoon());
        page.table.result.addEventListener("again", () => void this.games.again());
        client.addEventListener("failed", () => void this.#onFailed());
        client.addEventListener("events", () => this.failures.forget(), { once: true });
        acceptDroppedFiles((file) => void this.gameMenu.openFile(file));
        this.#restorePanels();
        this.update();
    }

    /** @override */
    update() {
        this.toolbar.show(this.actions?.bar() ?? []);
        const state = this.lessons.loaded?.shown ?? this.client.state;
        const title = isOther(state) && (this.replay.moment ?? state)?.table.title;
        setText(/** @type {HTMLElement} */ (document.querySelector("h1")), title ? shown(title) : "Straights");
        this.toolbar.showStatus(this.#statusText(), () => void this.gameMenu.showDeal(), this.today.puzzle === null && state !== null && "seal" in state && state.seal !== null);
    }

    /** @override */
    retranslate() {
        super.retranslate();
        this.review.retranslate();
        this.update();
    }

    pause() {
        this.page.play.pause(!this.page.play.isPaused);
        this.update();
    }

    /** @override */
    async toggleReplay() {
        this.closeMoments();
        await super.toggleReplay();
    }

    /**
     * Close a shown moment first: it hides the panels and any sheet.
     * @override
     * @param {Panel} panel
     */
    showPanel(panel) {
        this.closeMoments();
        super.showPanel(panel);
    }

    showReview() {
        if (!this.panels.review.isOpen) this.showPanel(this.panels.review);
    }

    async showToday() {
        this.closeMoments();
        await this.today.show();
    }

    async showPuzzle() {
        this.closeMoments();
        await (await this.today.part.get())?.solve();
    }

    /** Let the table show the game instead of a moment of a review, a puzzle or a lesson. */
    closeMoments() {
        this.review.close();
        this.today.close();
        this.lessons.loaded?.close();
    }

    /** Open the panels of the last visit that fit beside the table. */
    #restorePanels() {
        const { preferences } = this.page;
        for (const name of PANELS) {
            const panel = this.panels[name];
            if (!panel.isSheet && preferences.get(`${name}IsOpen`)) panel.open();
            panel.addEventListener("toggled", () => preferences.set(`${name}IsOpen`, panel.isOpen));
        }
    }

    /**
     * The shown round and the length of the game, or the day of which it is the deal, or the puzzle; the table may have
     * dealt the next round while a result is shown.
     */
    #statusText() {
        const lesson = this.lessons.loaded?.shown;
        if (lesson) return roundText(undefined, lesson.table);
        const state = this.replay.moment ?? this.page.player.shown ?? this.client.state;
        if (state === null) return { long: "", short: "" };
        const { dealDay, puzzle } = this.today;
        if (puzzle !== null) return { long: shown(puzzle), short: translate("ReviewSidePanel", "Puzzle") };
        return dealDay === null ? roundText(this.client.state?.short_title, state.table) : dealText(dealDay);
    }

    /** Handle a stop of the engine in the middle of a game. */
    async #onFailed() {
        const text = this.games.saved.isKept
            ? translate("Web", "The game engine has stopped. Your game is saved: reload the page to go on.")
            : translate("Web", "The game engine has stopped. Reload the page to start another game.");
        const newGame = { label: translate("Actions", "&New game…"), value: "new" };
        const chosen = await new Sheet({
            title: translate("Web", "Something went wrong"),
            body: [element("p", {}, text)],
            isFirm: true,
            buttons: [...(this.failures.note() ? [newGame] : []), { label: translate("Web", "Reload"), kind: "main" }],
        }).open();
        if (chosen === newGame.value) this.failures.askForNewGame();
        this.page.updates.reload();
    }
}
