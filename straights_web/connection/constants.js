/** Of docs/protocol.md; packaging/web/protocol_types.py generates this. */

/** The version of the protocol. */
export const VERSION = 1;
/** The closing code of a server that ends with its host, who has closed the table. */
export const CLOSED_BY_HOST = 4000;
