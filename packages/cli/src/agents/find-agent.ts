import { demo, type Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { echo } from "@agentstream/runner";
import { nearestWord } from "@agentstream/schema";

import { UsageError } from "../terminal.ts";
import { adapters } from "./adapters.ts";

const runnable: readonly Adapter[] = [...adapters, echo, demo];

/** The adapter of this name; `acp` is any agent that speaks ACP, by its command. */
export function findAgent(name: string, command?: readonly string[]): Adapter {
  const known = runnable.find(({ id }) => id === name);
  if (known !== undefined) return known;
  if (name !== "acp") throw unknownAgent(name, agentNames);
  const [path, ...args] = command ?? [];
  if (path === undefined)
    throw new UsageError('which agent? Say its command: --command "gemini --acp"');
  return createAcpAgent({ id: "acp", name: "ACP agent", command: path, args });
}

export const agentNames: readonly string[] = [...runnable.map(({ id }) => id), "acp"];

export function unknownAgent(name: string, names: readonly string[]): UsageError {
  const near = nearestWord(name, names);
  const hint = near === undefined ? "" : ` Did you mean \`${near}\`?`;
  return new UsageError(
    `there is no agent \`${name}\`.${hint} The agents are: ${names.join(", ")}`,
  );
}
