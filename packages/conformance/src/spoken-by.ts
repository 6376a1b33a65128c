import type { Adapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import type { Step } from "@agentstream/recordings";

export interface Speaker {
  readonly adapter: Adapter;
  readonly options: Partial<TranslatorOptions>;
}

/** Which adapter understands what a schema describes. */
const adapters: ReadonlyMap<string, Adapter> = new Map([
  ["native/claude/stream-json", claude],
  ["native/codex/exec", codex],
  ["native/gemini/stream-json", gemini],
]);

/** Who speaks in a recorded step, and what its host would have known; undefined if no adapter understands it. */
export function spokenBy({ schema = "", command }: Step): Speaker | undefined {
  const adapter = adapters.get(schema);
  if (adapter === undefined) return undefined;
  const isQwen = /\bqwen\b/.test(command);
  const isResumed = /--resume\b|--continue\b|\bexec (?:\S+ )*(?:resume|fork)\b| -[rc]\b/.test(
    command,
  );
  return {
    adapter,
    options: { ...(isQwen && { agentType: "qwen" }), ...(isResumed && { resumed: true }) },
  };
}
