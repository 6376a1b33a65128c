import { parseNativeLine } from "@agentstream/adapter-kit/author";

import { translatable } from "./agents.ts";

const signs = translatable.flatMap((adapter) => adapter.signs ?? []);

/** The word for `--from` of the agent that prints such a line; undefined where several do, or none. */
export function recogniseAgent(line: string): string | undefined {
  const json = parseNativeLine(line);
  return json && signs.find(({ fits }) => fits(json))?.from;
}
