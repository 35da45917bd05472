// What tests compare with the engine or the window, where it takes more than one call of the page.
import { ServerConnection } from "../../../straights_web/connection/server_connection.js";
import { readText } from "../../../straights_web/controller/menus/files.js";
import { GameClient } from "../../../straights_web/model/game_client.js";
import { observationAfter } from "../../../straights_web/model/observation_after.js";

/** What is seen after the events of each step. */
export const observationsAfter = (steps) => steps.map(({ before, events }) => events.reduce(observationAfter, before));

/** The text that the engine is given of a file, whose bytes are in base64. */
export const readFile = (bytes) => readText(new File([Buffer.from(bytes, "base64")], "game.straights"));

const connect = () => {
    /** @type {any} */
    const session = new EventTarget();
    const client = new GameClient((listener) => new ServerConnection(listener, session));
    const tell = (message) => session.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    return { client, tell };
};

/** What the page knows after each message of a server. */
export const observationsTold = (messages) => {
    const { client, tell } = connect();
    return messages.map((message) => {
        tell(message);
        return client.state?.observation;
    });
};

/** The first and the last moment of a game that a server has told. */
export const endsOfReplay = (messages) => {
    const { client, tell } = connect();
    messages.forEach(tell);
    return Promise.all([0, null].map((at) => client.ask({ type: "replay", at, open: true })));
};
