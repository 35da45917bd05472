// What tests compare with the engine or the window, where it takes more than one call of the page.
import { ServerConnection } from "../../../straights_web/connection/server_connection.js";
import { readText } from "../../../straights_web/controller/menus/files.js";
import { GameClient } from "../../../straights_web/model/game_client.js";
import { told } from "../../../straights_web/model/event_sentences.js";
import { shown, spoken } from "../../../straights_web/view/text/sentence.js";

/** The text that the engine is given of a file, whose bytes are in base64. */
export const readFile = (bytes) => readText(new File([Buffer.from(bytes, "base64")], "game.straights"));

const connect = () => {
    /** @type {any} */
    const session = new EventTarget();
    const client = new GameClient((listener) => new ServerConnection(listener, session));
    const tell = (message) => session.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    return { client, tell };
};

/** What the page knows after each message of a server: after each event, and in the end. */
export const observationsTold = (messages) => {
    const { client, tell } = connect();
    /** @type {any[]} */
    const seen = [];
    const note = (/** @type {any} */ { detail }) => seen.push(...detail.events.flatMap(({ after }) => after ?? []));
    client.addEventListener("events", note);
    for (const message of messages) {
        tell(message);
        seen.push(client.state?.observation);
    }
    return seen;
};

/** @param {any} event */
const rendered = ({ told }) => [told.log.map((each) => shown(each)), spoken(...told.spoken)];

/** The texts of events with the engine's sentences. */
export const toldByTheEngine = (events) => events.map(rendered);

/** The texts of events of a server. */
export const toldByThePage = (events, names, texts) => events.map((event) => rendered(told(event, names, texts)));
