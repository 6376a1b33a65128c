import type { Adapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { translatable } from "@agentstream/agents";
import type { Step } from "@agentstream/recordings";

export interface Speaker {
  readonly adapter: Adapter;
  readonly options: Partial<TranslatorOptions>;
}

interface Language {
  /** The ids of adapters: by the first part of a recording's name where several speak it; "" is any other. */
  readonly adapters: Readonly<Record<string, string>>;
  readonly protocol: string;
  /** What in a command goes on with an earlier conversation. */
  readonly resumes?: RegExp;
}

const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
  [
    "native/claude/stream-json",
    {
      adapters: { "": "claude" },
      protocol: "stream-json",
      resumes: / (?:--resume|-r|--continue|-c)\b/,
    },
  ],
  [
    "native/codex/exec",
    {
      adapters: { "": "codex" },
      protocol: "exec",
      resumes: /\bexec (?:-\S+ (?:[\w-]+ )?)*(?:resume|fork)\b/,
    },
  ],
  ["native/codex/app-server", { adapters: { "": "codex" }, protocol: "app-server" }],
  [
    "native/gemini/stream-json",
    { adapters: { "": "gemini" }, protocol: "stream-json", resumes: / (?:--resume|-r)\b/ },
  ],
  [
    "native/acp/message",
    { adapters: { gemini: "gemini", opencode: "opencode", "": "acp" }, protocol: "acp" },
  ],
  [
    "native/opencode/run",
    {
      adapters: { "": "opencode" },
      protocol: "run",
      resumes: / (?:--session|-s|--continue|-c)\b/,
    },
  ],
  ["native/opencode/serve", { adapters: { "": "opencode" }, protocol: "serve" }],
]);

/** Who speaks in a recorded step, and what its host would have known; undefined if no adapter understands it. */
export function spokenBy({ schema = "", command, name }: Step): Speaker | undefined {
  const language = languages.get(schema);
  if (language === undefined) return undefined;
  const { adapters, protocol, resumes } = language;
  const id = adapters[name.split("/")[0] ?? ""] ?? adapters[""];
  const adapter = translatable.find((one) => one.id === id);
  if (adapter === undefined) return undefined;
  const agentType = /\bqwen\b/.test(command) ? { agentType: "qwen" } : {};
  const isResumed = resumes?.test(command) === true;
  return { adapter, options: { protocol, ...agentType, ...(isResumed && { resumed: true }) } };
}
