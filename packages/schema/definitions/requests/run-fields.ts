import type { TSchema } from "typebox";

import * as t from "../vocabulary.ts";
import { mcpServers } from "./mcp-server.ts";

/** What every request of a run may set, in addition to its configuration. */
export const run = {
  outputSchema: t.optional(t.map(t.anything(), "The JSON Schema that the answer must satisfy.")),
  env: t.optional(t.map(t.string(), "Additions to the agent's environment.")),
  mcpServers,
};

export const busy = t.wordList("BusyPolicy", ["queue", "refuse", "interrupt", "steer"]);

/** An id that a client gives to something of its own. */
export const clientId = (description: string): TSchema => t.string(description, { maxLength: 255 });
