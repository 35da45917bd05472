// What tests compare with the engine or the window, where it takes more than one call of the page.
import { ServerConnection } from "../../../straights_web/connection/server_connection.js";
import { readText } from "../../../straights_web/controller/menus/files.js";
import { GameClient } from "../../../straights_web/model/game_client.js";
import { between } from "../../../straights_web/model/table.js";
import { readTable } from "../../../straights_web/model/table_messages.js";

/** The text that the engine is given of a file, whose bytes are in base64. */
export const readFile = (bytes) => readText(new File([Buffer.from(bytes, "base64")], "game.straights"));

const connect = () => {
    /** @type {any} */
    const session = new EventTarget();
    const client = new GameClient((listener) => new ServerConnection(listener, session));
    const tell = (message) => session.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    return { client, tell };
};

/** What the page knows after each message of a server, and of the whole table, and the movements from one to the other. */
export const tablesTold = (hello, messages, wholes) => {
    const { client, tell } = connect();
    tell(hello);
    return messages.map((message, at) => {
        tell(message);
        /** @type {any[]} */
        const [known, whole] = [client.state?.table, readTable(wholes[at])];
        return [...[known, whole].map((table) => JSON.stringify({ ...table, movements: [] })), between(known, whole)];
    });
};
