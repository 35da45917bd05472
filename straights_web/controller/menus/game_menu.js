/** The menu's actions for games: new games, files, links, the seal. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { HUMAN, writeLink } from "../../model/link.js";
import { OpenDialog } from "../../view/dialogs/open_dialog.js";
import { NewGameDialog } from "../../view/dialogs/new_game_dialog.js";
import { OthersSheet, tableName } from "../../view/dialogs/others_sheet.js";
import { shown } from "../../view/text/sentence.js";
import { usualNames } from "../../view/text/table_text.js";
import { fill, translate } from "../../view/text/translate.js";
import { backUp, isBackup } from "./backup.js";
import { copy, download, readText, share } from "./files.js";
import { oneAtATime } from "./one_at_a_time.js";
import { openSeal } from "./seal.js";

/** @typedef {import("../../view/dialogs/open_dialog.js").Choice} Choice */

const STRAIGHTS = "straights";

export class GameMenu {
    /**
     * @param {Pick<import("./shell.js").Shell, "client" | "games" | "notices" | "lessons" | "closeMoments" | "replay">} shell
     * @param {import("./storage.js").DailyRecords} daily
     */
    constructor(shell, daily) {
        const { client, games, notices } = shell;
        this.shell = shell;
        this.client = client;
        this.games = games;
        this.notices = notices;
        this.daily = daily;
    }

    /**
     * @param {object} [choices] to begin with
     * @param {boolean} [choices.isNumbered] whether to ask for a seed
     * @param {boolean} [choices.isShared] whether another human plays at this screen
     * @param {string} [choices.game] what is chosen
     */
    async newGame({ isNumbered = false, isShared = false, game = STRAIGHTS } = {}) {
        const hello = this.client.hello;
        if (hello === null) return;
        const others = await this.games.others?.get();
        if (others && game !== STRAIGHTS) {
            await this.#setUp(others, game);
            return;
        }
        const asked = isNumbered || isShared || !others ? null : await unlessRefused(others.ask(game));
        const [tiles] = (asked instanceof Refusal ? null : asked?.sheet?.parts) ?? [];
        const usual = { ...this.games.usual(), seed: isNumbered ? this.games.freshSeed() : null };
        if (isShared && !usual.opponents.includes(HUMAN)) usual.opponents = [HUMAN, ...usual.opponents.slice(1)];
        const choice = await new NewGameDialog(usual, hello, () => this.games.freshSeed(), tiles?.type === "choice" ? tiles : null).ask();
        if (choice === "") return;
        if (choice === "learn") return this.learn();
        if (typeof choice === "string") {
            await this.newGame({ game: choice });
            return;
        }
        const isDealt = (await this.games.deal(choice)) === "";
        if (!isDealt) this.#refuse();
    }

    /**
     * @param {import("../games/other_games.js").OtherGames} others
     * @param {string} game
     */
    async #setUp(others, game) {
        const shareRules = (/** @type {string} */ rules) => share(`${location.href.replace(/[?#].*$/s, "")}#rules=${rules}`, this.notices, {
            copied: translate("Web", "Link copied. It leads to these rules."),
            failed: translate("Web", "This link leads to these rules: {link}"),
        });
        const chosen = await unlessRefused(others.setUp(game, this.games.usual().names[0] ?? "", shareRules));
        if (chosen instanceof Refusal) this.notices.show(translate("NewGameSheet", "These rules can’t be played. Ask for the link again."));
        else if (typeof chosen === "object" && "learns" in chosen) await this.learn(chosen.learns);
        else if (typeof chosen === "object") (await this.games.replace(chosen)) === "" || this.#refuse();
        else if (chosen !== "") await this.newGame({ game: chosen });
    }

    /**
     * Show the lesson of a game, after which it can be begun; a name that the engine refuses is replaced as in a game.
     * @param {string} [game] as it is chosen for a new one
     */
    async learn(game = STRAIGHTS) {
        const [lessons, others] = [await this.shell.lessons.get(), game === STRAIGHTS ? null : await this.games.others?.get()];
        if (lessons === null) return;
        this.shell.closeMoments();
        this.shell.replay.close();
        for (const [own = ""] of [this.games.usual().names, usualNames()]) {
            const begin = (/** @type {string} */ chosen) => (others ? this.games.replace(others.begin(chosen, own)) : this.games.beginLearned());
            const opened = await unlessRefused(lessons.open(game, own, (chosen) => void begin(chosen)));
            if (!(opened instanceof Refusal)) return;
        }
    }

    #refuse() {
        this.notices.show(translate("Web", "This game can’t be started. Choose other names or another length."));
    }

    /** Play with others: at this screen, or at the table of a link, whose server has its own page. */
    playWithOthers = oneAtATime(async () => {
        const chosen = await new OthersSheet().open();
        if (chosen === "here") await this.newGame({ isShared: true });
        else if (chosen !== "") this.#goTo(chosen);
        if (tableName(chosen) !== "") this.games.preferences.set("playedAt", chosen.replace(/#.*/, ""));
    });

    /** Sit down at the last table of a server, whose page offers another one if it is gone. */
    playAgain() {
        this.#goTo(`${this.games.preferences.get("playedAt")}#again`);
    }

    /**
     * Leave the page once its entry is there again: going back to it would stop the navigation.
     * @param {string} address
     */
    #goTo(address) {
        addEventListener("popstate", () => location.assign(address), { once: true });
    }

    open = oneAtATime(async () => {
        const kept = await this.games.saved.recent();
        const others = kept.filter(({ id }) => id !== this.games.saved.current?.id);
        await new OpenDialog(others, { open: (choice) => this.#open(choice), read: (file) => this.#read(file) }).open();
    });

    /**
     * Open a file that was dropped on the page.
     * @param {File} file
     */
    async openFile(file) {
        const read = await this.#read(file);
        const problem = typeof read === "string" ? read : await this.#open(read);
        if (problem !== "") this.notices.show(problem, { stays: true });
    }

    async save() {
        const answer = await this.client.ask({ type: "save" });
        this.#download(translate("GameFiles", "game.straights"), answer.text);
    }

    async saveEverything() {
        const text = await unlessRefused(backUp(this.games, this.daily));
        if (text instanceof Refusal) this.notices.show(translate("Web", "Couldn’t read the statistics. There may be too many games."));
        else this.#download(translate("GameFiles", "everything.straights"), text);
    }

    async share() {
        const state = this.client.state;
        if (state === null) return;
        if (state.seed === null) {
            const text = translate("Web", "The cards are sealed: you can share the link when the game is over.");
            this.notices.show(text);
            return;
        }
        const { seed, players, score_limit, reseed_each_round } = state;
        const link = { seed, seats: players, limit: score_limit, reseed: reseed_each_round };
        await share(writeLink(location.href, link), this.notices, {
            copied: translate("Web", "Link copied. It leads to these cards."),
            failed: translate("Web", "This link leads to these cards: {link}"),
        });
    }

    /** Show the seal of a sealed deal; copy the seed of another one. */
    async showDeal() {
        const state = this.client.state;
        if (state === null) return;
        const { seal, key = null } = state;
        if (seal !== null && key !== null) {
            await openSeal("key", { seal, key }, key);
        } else if (seal !== null) {
            const number = String(state.seed ?? "");
            await openSeal("number", { seal, number, salt: state.salt }, `${state.salt}:${number}`);
        } else if (state.seed !== null && (await copy(String(state.seed)))) {
            this.notices.show(translate("GameMenuController", "Number copied."));
        }
    }

    /**
     * @param {string} name
     * @param {string} text
     */
    #download(name, text) {
        download(name, text, "application/x-straights");
        this.notices.show(fill(translate("GameFiles", "Saved as {file}."), { file: name }));
    }

    /**
     * @param {Choice} choice
     * @returns {Promise<string>} an error message, "" for none
     */
    async #open(choice) {
        if (choice.kind === "text" && isBackup(choice.text)) return this.#add(choice);
        const isKept = choice.kind === "kept";
        const reason = isKept ? await this.games.resume(choice.game) : await this.games.openText(choice.text);
        return reason === "" ? "" : couldNotOpen(isKept ? translate("Web", "the game") : choice.name, reason);
    }

    /** @param {{text: string, name: string}} file with everything */
    async #add({ text, name }) {
        const added = await unlessRefused(backUp(this.games, this.daily, text));
        if (added instanceof Refusal) return couldNotOpen(name, shown(...added.text) || translate("ErrorText", "it is too large for a saved game"));
        this.notices.show(added);
        return "";
    }

    /**
     * @param {File} file
     * @returns {Promise<Choice | string>}
     */
    async #read(file) {
        const text = await readText(file);
        if (text !== null) return { kind: "text", text, name: file.name };
        return couldNotOpen(file.name, translate("ErrorText", "it is too large for a saved game"));
    }
}

/**
 * @param {string} file
 * @param {string} reason
 */
function couldNotOpen(file, reason) {
    return fill(translate("GameMenuController", "Couldn’t open {file}: {reason}."), { file, reason });
}
