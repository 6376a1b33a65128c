import type { AdapterInfo } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";

/** The agents that the gateway knows, by agentType. The only file here that names a vendor. */
export const agents: ReadonlyMap<string, AdapterInfo> = new Map(
  [claude, codex, gemini].map((adapter) => [adapter.id, adapter]),
);
