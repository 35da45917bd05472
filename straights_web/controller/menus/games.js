/** Starts games, resumes saved ones, and saves the running game after each message. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { HUMAN } from "../../model/link.js";
import { isPlayed } from "../../model/saved_games.js";
import { isOther } from "../../model/table.js";
import { shown } from "../../view/text/sentence.js";
import { usualNames } from "../../view/text/table_text.js";
import { fill, translate } from "../../view/text/translate.js";

/** @import { Hello, Strategy } from "../../connection/protocol.js" */
/** @typedef {import("../../model/saved_games.js").SavedGame} SavedGame */
/** @typedef {import("../../view/dialogs/new_game_dialog.js").NewGameChoice} NewGameChoice */

const FRESH_SEEDS = 1_000_000;
const LEFT = 6; // games among which the player's own is looked for: each is played through

export class Games {
    /**
     * @param {Pick<import("./shell.js").Page, "client" | "preferences" | "lastTable">} page
     * @param {Pick<Awaited<ReturnType<typeof import("./storage.js").openStorage>>, "saved" | "statistics">} kept
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    constructor({ client, preferences, lastTable }, { saved, statistics }, notices) {
        this.client = client;
        this.saved = saved;
        this.statistics = statistics;
        this.preferences = preferences;
        this.notices = notices;
        this.lastTable = lastTable;
        /** The table's number of the game that is being saved. */
        this.number = 0;
        /** @type {{game: SavedGame | null}[]} requested games whose messages have not arrived yet */
        this.coming = [];
        /** @type {import("../panels/later_part.js").LaterPart<import("../games/other_games.js").OtherGames> | null} plays those that are not Straights */
        this.others = null;
        /** @type {string | null} the game's new text, until the message arrives that describes it */
        this.text = null;
        client.addEventListener("saved", (event) => this.#noteText(/** @type {CustomEvent} */ (event).detail));
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => void this.#keep(/** @type {CustomEvent} */ (event).detail));
        }
    }

    /** The default values of a new game: those of the last one. */
    usual() {
        const { strategies, opponents: usual, score_limit } = /** @type {Hello} */ (this.client.hello);
        const known = new Set([HUMAN, ...strategies.map(({ name }) => name)]);
        const opponents = this.preferences.get("opponents").split(",").filter((name) => known.has(name));
        const names = this.preferences.get("names").split("\n");
        const limit = this.preferences.get("limit");
        return {
            names: names.length === 4 ? names : usualNames(),
            opponents: opponents.length === 3 ? opponents : [...usual],
            limit: limit >= 0 ? limit : score_limit,
            seed: null,
        };
    }

    /** The game that `beginUsual` starts, and the name of the player, "" if none was chosen. */
    next() {
        const { names, opponents, limit } = this.usual();
        const [name = ""] = names;
        return { name: name === usualNames()[0] ? "" : name, names, strategies: playersWith(opponents), score_limit: limit };
    }

    /** A random seed, short enough to be passed on. */
    freshSeed() {
        return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % FRESH_SEEDS;
    }

    /**
     * Start the game that the player has chosen, and store the choice if it is valid.
     * @param {NewGameChoice} choice
     */
    async deal({ names, opponents, seed, limit }) {
        const problem = await this.replace({ type: "new", names, strategies: playersWith(opponents), seed, score_limit: limit });
        if (problem !== "") return problem;
        this.preferences.set("names", names.join("\n"));
        this.preferences.set("opponents", opponents.join(","));
        this.preferences.set("limit", limit);
        return "";
    }

    /** Start the game that was learned: against the weakest players for who has chosen none. */
    beginLearned() {
        const weakest = this.client.hello?.line_ups[0]?.strategies;
        return this.beginUsual(this.preferences.get("opponents") === "" ? weakest : undefined);
    }

    /**
     * Start a sealed deal with the default players, ignoring invalid names from an earlier visit.
     * @param {readonly string[]} [opponents]
     */
    async beginUsual(opponents = this.usual().opponents) {
        const { names, limit } = this.usual();
        const game = { type: /** @type {const} */ ("new"), names, strategies: playersWith(opponents), seed: null, score_limit: limit };
        const problem = await this.replace(game);
        if (problem === "") return "";
        const { score_limit } = /** @type {Hello} */ (this.client.hello);
        return this.replace({ ...game, names: usualNames(), score_limit });
    }

    /** The names at a deal for everybody: the player's, then those of the computers in the order of play. */
    get dealNames() {
        return [this.usual().names[0] ?? "", ...usualNames().slice(1)];
    }

    /**
     * Start the deal of a day, or that of a challenge.
     * @param {string} date
     * @param {string} [challenge]
     */
    beginDailyDeal(date, challenge = "") {
        return this.replace({ type: "daily_deal", date, names: this.dealNames, challenge });
    }

    /**
     * Start the deal of a challenge, which is kept until there is another one.
     * @param {string} challenge
     */
    async #accept(challenge) {
        const problem = await this.beginDailyDeal(new Date().toISOString().slice(0, 10), challenge);
        if (problem !== "") return problem;
        this.preferences.set("challenge", challenge);
        const text = translate(
            "Challenge",
            "The cards of a challenge: the other result stays hidden until you have played. Nothing here prevents cheating.",
        );
        this.notices.show(text, { waits: true });
        return "";
    }

    /** Start another game with the same players. */
    again() {
        const state = this.client.state;
        if (isOther(state)) return this.replace({ type: "deal_again" });
        if (state === null || !state.players.includes(null)) return this.beginUsual();
        const { table, players, score_limit, reseed_each_round } = state;
        return this.replace({
            type: "new",
            names: table.seats.map(({ name }) => name),
            strategies: players,
            seed: null,
            score_limit,
            reseed_each_round,
        });
    }

    /**
     * Start the game of a link; seats that it does not name have the default players.
     * @param {import("../../model/link.js").GameLink} link
     */
    beginLinked({ seed, seats, limit, reseed, challenge }) {
        if (challenge !== undefined) return this.#accept(`challenge=${challenge}`);
        const usual = this.usual();
        const strategies = seats ?? playersWith(usual.opponents);
        const score_limit = limit ?? usual.limit;
        return this.replace({ type: "new", names: usual.names, strategies, seed, score_limit, reseed_each_round: reseed });
    }

    /** The latest games that were left and are not over, or may be a deal that lacks its result. */
    async left() {
        const games = await this.saved.recent();
        const mayGoOn = (/** @type {SavedGame} */ game) => isUnfinished(game) || (game.summary?.round === 1 && game.summary.seal === null);
        return games.filter((game) => game.id !== this.saved.current?.id && mayGoOn(game)).slice(0, LEFT);
    }

    /**
     * Delete a game; the usual one takes the place of the one on the table.
     * @param {SavedGame | undefined} game undefined: the one on the table
     */
    async delete(game) {
        const { saved } = this;
        const deleted = game ?? saved.current;
        if (game === undefined && deleted !== null) {
            saved.current = { ...deleted, summary: null }; // so that nobody is told where to find it
            await this.beginUsual();
        }
        if (deleted !== null) await saved.forget(deleted.id);
    }

    /**
     * Resume a saved game.
     * @param {SavedGame} game
     */
    resume(game) {
        return this.#open(game.text, game);
    }

    /**
     * Open a text: a saved game, a seed, a challenge, or input or output of the console.
     * @param {string} text
     */
    async openText(text) {
        const seed = /^\s*([+-]?\d{1,10})\s*$/.exec(text)?.[1];
        if (seed !== undefined) return this.beginLinked({ seed: Number(seed), seats: null, limit: null, reseed: false });
        const [challenge] = (text.startsWith("{") ? null : /challenge=[\w-]+(\.[\w-]+)*/.exec(text)) ?? [];
        return challenge === undefined ? this.#open(text, null) : this.#accept(challenge);
    }

    /**
     * Report that the game of the last visit cannot be read, and start another one.
     * @param {string} reason
     */
    async recover(reason) {
        const text = translate("Web", "Couldn’t read your last game: {reason}. Here is a new one.");
        this.notices.show(fill(text, { reason }), { stays: true });
        await this.beginUsual();
    }

    /**
     * Report where to find an unfinished game that another one has replaced.
     * @param {SavedGame | null | undefined} left
     */
    tellOfLeft(left) {
        if (!left || !isUnfinished(left)) return;
        this.notices.show(translate("Web", "The game you left is saved. You can find it under “Open”."), { waits: true });
    }

    /**
     * Open a game with what the statistics know of it, or without if the table cannot use that: it stays stored then.
     * @param {string} text
     * @param {SavedGame | null} game the saved game of the text
     * @returns {Promise<string>} the reason of a refusal, "" for none
     */
    async #open(text, game) {
        let seal = game?.summary?.seal;
        if (seal === undefined) {
            const answer = await unlessRefused(this.client.ask({ type: "seal", text }));
            seal = answer instanceof Refusal ? null : answer.seal; // opening the text is refused as well, with the reason
        }
        const record = await this.statistics.recordOf(seal);
        const problem = await this.replace({ type: "open", text, record }, game);
        if (problem === "" || record === null) return problem;
        const problemOfText = await this.replace({ type: "open", text, record: null }, game);
        if (problemOfText === "") this.statistics.preserved.add(record.game);
        return problemOfText;
    }

    /**
     * Save a requested game from its first text on, and the former game until then.
     * @param {import("../../connection/protocol.js").SavedMessage} message
     */
    #noteText({ game, text }) {
        if (game !== this.number) {
            const [left, next] = [this.saved.current, this.coming.shift()?.game];
            this.number = game;
            this.saved.begin(next);
            const isInToday = [text, left?.text ?? ""].some(isOfOther); // which lists these
            if (left?.id !== next?.id && !isInToday) this.tellOfLeft(left);
        }
        this.text = text;
    }

    /** @param {import("../../model/game_client.js").Shown} state */
    async #keep(state) {
        const { client: { hello }, text } = this;
        this.text = null;
        if (text === null) return;
        await this.saved.save(text, state);
        const isStored = this.saved.isKept && this.saved.lock?.isHeld !== false; // otherwise another tab keeps its own table
        if (isStored && hello !== null) this.lastTable.keep(hello, state);
    }

    /**
     * Ask for another game on the table.
     * @param {import("../../connection/protocol.js").Request} request
     * @param {SavedGame | null} [game] the saved game to resume
     * @returns {Promise<string>} why the text of a game was refused, "" if the request was not
     */
    async replace(request, game = null) {
        if (request.type === "new_other" || (request.type === "open" && isOfOther(request.text))) await this.others?.get();
        const coming = { game };
        this.coming.push(coming);
        const answer = await unlessRefused(this.client.ask(request));
        if (!(answer instanceof Refusal)) return "";
        this.coming = this.coming.filter((each) => each !== coming);
        return shown(...answer.text) || translate("ErrorText", "it isn’t a Straights game, or it is incomplete");
    }
}

/**
 * The players: the human, and those of the other seats.
 * @param {readonly string[]} opponents strategies, or HUMAN
 * @returns {Strategy[]}
 */
function playersWith(opponents) {
    return [null, ...opponents.map((each) => (each === HUMAN ? null : each))];
}

/**
 * Whether a text is that of a game that is not Straights.
 * @param {string} text
 */
function isOfOther(text) {
    return /"(?!straights-)\w+-game"/.test(text.slice(0, 100));
}

/** @param {SavedGame} game */
function isUnfinished(game) {
    return game.summary?.isOver === false && isPlayed(game);
}
