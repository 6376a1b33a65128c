import type { Adapter } from "@agentstream/adapter-kit";

import { agents } from "./agents.ts";

/** The agent of this id, or of this name in the unified event stream; undefined if none ships here. */
export const findAgent = (name: string): Adapter | undefined =>
  agents.find(({ id }) => id === name) ?? agents.find(({ names }) => names?.ues === name);
