import type { Adapter } from "@agentstream/adapter-kit";
import {
  agentNames as shipped,
  createAcpAgent,
  findAgent as findShipped,
} from "@agentstream/agents";
import { nearestWord } from "@agentstream/schema/core";

import { UsageError } from "../terminal.ts";

/** The agent of this name; `acp` is any agent that speaks ACP, by its command. */
export function findAgent(name: string, command?: readonly string[]): Adapter {
  const known = findShipped(name);
  if (known !== undefined) return known;
  if (name !== "acp") throw unknownAgent(name, agentNames);
  const [path, ...args] = command ?? [];
  if (path === undefined)
    throw new UsageError(
      'agent `acp` needs the command of an agent; pass --command "my-agent --acp"',
    );
  return createAcpAgent({ id: "acp", name: "ACP agent", command: path, args });
}

export const agentNames: readonly string[] = [...shipped, "acp"];

export function unknownAgent(name: string, names: readonly string[]): UsageError {
  const near = nearestWord(name, names);
  const hint = near === undefined ? "" : ` Did you mean \`${near}\`?`;
  return new UsageError(`unknown agent \`${name}\`; expected one of ${names.join(", ")}.${hint}`);
}
