import type { Adapter } from "@agentstream/adapter-kit";
import { acp } from "@agentstream/adapters-acp";

import { adapters } from "./agents/adapters.ts";
import { UsageError } from "./terminal.ts";

/** An adapter, and which of its protocols. */
export interface Spoken {
  readonly adapter: Adapter;
  readonly protocol: string | undefined;
  /** Where the same protocol is spoken by another agent. */
  readonly agentType?: string;
}

/** Any agent that speaks ACP can be translated, though nobody says which it is. */
const translatable: readonly Adapter[] = [...adapters, acp];

/** Short names of protocols, and agents that speak another's. */
const names: Readonly<
  Record<string, readonly [id: string, protocol?: string | undefined, agentType?: string]>
> = {
  "claude:session": ["claude", "session-event"],
  qwen: ["claude", undefined, "qwen"],
};

/** `claude`, `claude:session`, `codex:exec`, …; else an error that lists them. */
export function findProtocol(name: string): Spoken {
  const given = name.split(":");
  const [id, protocol, agentType] = Object.hasOwn(names, name) ? (names[name] ?? given) : given;
  const adapter = translatable.find((one) => one.id === id);
  const isSpoken =
    protocol === undefined || adapter?.protocols.some((one) => one.name === protocol) === true;
  if (adapter !== undefined && isSpoken && given.length <= 2)
    return { adapter, protocol, ...(agentType !== undefined && { agentType }) };
  throw new UsageError(
    `nothing is known of \`${name}\`. What can be translated: ${protocolNames().join(", ")}, auto`,
  );
}

const protocolNames = (): string[] => [
  ...translatable.map(({ id }) => id),
  ...Object.keys(names),
  ...translatable.flatMap(({ id, protocols }) =>
    protocols.map((protocol) => `${id}:${protocol.name}`),
  ),
];
