import type { Adapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import type { Step } from "@agentstream/recordings";

export interface Speaker {
  readonly adapter: Adapter;
  readonly options: Partial<TranslatorOptions>;
}

interface Language {
  readonly adapter: Adapter;
  /** What in a command goes on with an earlier conversation. */
  readonly resumes: RegExp;
}

const languages: ReadonlyMap<string, Language> = new Map([
  ["native/claude/stream-json", { adapter: claude, resumes: / (?:--resume|-r|--continue|-c)\b/ }],
  [
    "native/codex/exec",
    { adapter: codex, resumes: /\bexec (?:-\S+ (?:[\w-]+ )?)*(?:resume|fork)\b/ },
  ],
  ["native/gemini/stream-json", { adapter: gemini, resumes: / (?:--resume|-r)\b/ }],
]);

/** Who speaks in a recorded step, and what its host would have known; undefined if no adapter understands it. */
export function spokenBy({ schema = "", command }: Step): Speaker | undefined {
  const language = languages.get(schema);
  if (language === undefined) return undefined;
  const { adapter, resumes } = language;
  const agentType = /\bqwen\b/.test(command) ? { agentType: "qwen" } : {};
  return { adapter, options: { ...agentType, ...(resumes.test(command) && { resumed: true }) } };
}
