/** The version of the protocol between page and server: docs/protocol.md. */

export const VERSION = 1;
