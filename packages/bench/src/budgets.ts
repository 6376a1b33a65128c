/** What a figure must be: at least or at most so much. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** All that is promised, by the title of a group and the name of a figure. */
export const budgets: Readonly<Record<string, Readonly<Record<string, Budget>>>> = {
  "Pipeline: claude": {
    "split + parse + map": { atLeast: 0.85 },
    "+ unified validation": { atLeast: 0.6 },
    "+ native validation": { atLeast: 0.4 },
  },
  "Pipeline: claude, long answers": {
    "split + parse + map": { atLeast: 0.85 },
    "+ unified validation": { atLeast: 0.6 },
    "+ native validation": { atLeast: 0.4 },
  },
  "Pipeline: codex": { "+ unified validation": { atLeast: 0.5 } },
  "Pipeline: codex, long outputs": { "+ unified validation": { atLeast: 0.5 } },
  "Pipeline: gemini": { "+ unified validation": { atLeast: 0.5 } },
  "Pipeline: gemini, long answers": { "+ unified validation": { atLeast: 0.5 } },
  Rivals: {
    "@anthropic-ai/claude-agent-sdk": { atLeast: 1.25 },
    "ai-sdk-provider-claude-code": { atLeast: 1.4 },
    "@anthropic-ai/claude-agent-sdk, long answers": { atLeast: 1.25 },
    "ai-sdk-provider-claude-code, long answers": { atLeast: 1.4 },
    "@openai/codex-sdk": { atLeast: 1.25 },
    "@openai/codex-sdk, long outputs": { atLeast: 1.25 },
  },
  "Gateway: fan-out": { "events lost": { atMost: 0 } },
  "Gateway: beside sandbox-agent": {
    "1 reader": { atLeast: 2 },
    "10 readers": { atLeast: 10 },
    "events lost": { atMost: 0 },
  },
  "Gateway: latency": { "added, p50": { atMost: 60 }, "added, p99": { atMost: 1000 } },
  "Gateway: start of an agent": { "spawn() with 100 sessions of history": { atMost: 2 } },
  "Gateway: memory": { "RSS per session": { atMost: 50 } },
  Cluster: { "events lost": { atMost: 0 }, "an answer: added, p50": { atMost: 5000 } },
  "Start of a command": {
    "agentstream --help": { atMost: 120 },
    "agentstream translate": { atMost: 120 },
  },
  "Size of a bundle": {
    "adapters-claude + splitter + validator": { atMost: 25 },
    "adapters-codex + splitter + validator": { atMost: 25 },
    "adapters-gemini + splitter + validator": { atMost: 25 },
    "adapters-claude/stream-json + splitter + validator": { atMost: 25 },
    "adapters-codex/exec + splitter + validator": { atMost: 25 },
    "adapters-codex/app-server + splitter + validator": { atMost: 25 },
    "adapters-gemini/stream-json + splitter + validator": { atMost: 25 },
  },
};
