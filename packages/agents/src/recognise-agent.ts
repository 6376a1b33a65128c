import { parseNativeLine } from "@agentstream/adapter-kit/author";

import { translatable } from "./agents.ts";

const signs = translatable.flatMap((adapter) => adapter.signs ?? []);

/**
 * The word for the protocol of a named agent that prints such a line: another one of its protocols if its signs fit,
 * else the agent's name. Undefined where the line is no JSON object.
 */
export function recogniseProtocol(agent: string, line: string): string | undefined {
  if (parseNativeLine(line) === undefined) return undefined;
  const word = recogniseAgent(line);
  return word?.startsWith(`${agent}:`) === true ? word : agent;
}

/** The word for `--from` of the agent that prints such a line; undefined where several do, or none. */
export function recogniseAgent(line: string): string | undefined {
  const json = parseNativeLine(line);
  return json && signs.find(({ fits }) => fits(json))?.from;
}
