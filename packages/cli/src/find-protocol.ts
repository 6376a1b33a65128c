import type { Adapter } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";

import { UsageError } from "./terminal.ts";

/** An adapter, and which of its protocols. */
export interface Spoken {
  readonly adapter: Adapter;
  readonly protocol: string | undefined;
}

const adapters: readonly Adapter[] = [claude, codex, gemini];

/** Short names of protocols, and agents that speak another's. */
const names: Readonly<Record<string, Spoken & { readonly agentType?: string }>> = {
  claude: { adapter: claude, protocol: undefined },
  "claude:session": { adapter: claude, protocol: "session-event" },
  qwen: { adapter: claude, protocol: undefined, agentType: "qwen" },
  codex: { adapter: codex, protocol: undefined },
  gemini: { adapter: gemini, protocol: undefined },
};

/** `claude`, `claude:session`, `codex:exec`, …; else an error that lists them. */
export function findProtocol(name: string): Spoken & { readonly agentType?: string } {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (known !== undefined) return known;
  const [id, protocol] = name.split(":");
  const adapter = adapters.find((one) => one.id === id);
  if (adapter?.protocols.some((one) => one.name === protocol) === true)
    return { adapter, protocol };
  throw new UsageError(
    `nothing is known of \`${name}\`. What can be translated: ${protocolNames().join(", ")}, auto`,
  );
}

const protocolNames = (): string[] => [
  ...Object.keys(names),
  ...adapters.flatMap(({ id, protocols }) => protocols.map((protocol) => `${id}:${protocol.name}`)),
];
