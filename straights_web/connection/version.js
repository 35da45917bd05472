/** The version of the protocol that the page speaks with a server: docs/protocol.md. */

export const VERSION = 1;
