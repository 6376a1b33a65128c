import type { TSchema } from "typebox";

import { anything, map, optional, string, wordList } from "../vocabulary.ts";
import { mcpServers } from "./mcp-server.ts";

/** What every request of a run may set, in addition to its configuration. */
export const run = {
  outputSchema: optional(map(anything(), "The JSON Schema that the answer must satisfy.")),
  env: optional(map(string(), "Additions to the agent's environment.")),
  mcpServers,
};

export const busy = wordList("BusyPolicy", ["queue", "refuse", "interrupt", "steer"]);

/** An id that a client gives to something of its own. */
export const clientId = (description: string): TSchema => string(description, { maxLength: 255 });
