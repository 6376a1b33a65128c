import type { Adapter } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";

/** The agents that the command knows. */
export const adapters: readonly Adapter[] = [claude, codex, gemini, opencode];
