import type { Owner } from "./open-things.ts";

const mainThread: Owner = {};

/** The owner fields of an event. Most events are the main thread's, and have none: not even undefined ones. */
export const ownerFields = ({ parentToolId, subagentId }: Owner): Owner =>
  parentToolId === undefined && subagentId === undefined
    ? mainThread
    : { parentToolId, subagentId };
