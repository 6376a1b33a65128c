/** Which native schema a command's output follows; undefined if it prints something else. */
export function dialectOf(agent: string, command: string): string | undefined {
  return dialects.find(([name, pattern]) => name === agent && pattern.test(command))?.[2];
}

const streamJson = /(?:--output-format|-o)[ =]stream-json\b/;

/** By agent and command; the first that fits. A recording is what its command says, not what it is called. */
const dialects: readonly [agent: string, command: RegExp, schema: string][] = [
  ["claude", streamJson, "native/claude/stream-json"],
  ["codex", /\bapp-server\b/, "native/codex/app-server"],
  ["codex", /\bexec\b.*--(?:experimental-)?json\b/s, "native/codex/exec"],
  ["gemini", /--list-sessions\b/, ""],
  ["gemini", /\bqwen\b.*(?:--output-format|-o)[ =]stream-json\b/s, "native/claude/stream-json"],
  ["gemini", /--(?:experimental-)?acp\b/, "native/acp/message"],
  ["gemini", streamJson, "native/gemini/stream-json"],
  ["qwen", streamJson, "native/claude/stream-json"],
  ["opencode", /\bopencode serve\b/, "native/opencode/serve"],
  ["opencode", /\bopencode acp\b/, "native/acp/message"],
  ["opencode", /\bopencode run\b.*--format[ =]json\b/s, "native/opencode/run"],
];
