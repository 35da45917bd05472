/** What tests use of Node, whose types are in no package of ours. */
declare module "node:*";
declare const Buffer: any, process: any, setImmediate: (run: (value?: unknown) => void) => void;
