import { readRecordings, splitLines } from "@agentstream/recordings";

/** The recordings that a corpus is made of: text, tools and usage, as much as in a working day. */
const scenarios: Readonly<Record<string, readonly string[]>> = {
  claude: [
    "claude/2.1.197/tool-loop-multi-turn",
    "claude/2.1.197/thinking-tool-interleaved",
    "claude/2.1.197/tool-parallel",
  ],
  codex: [
    "codex/exec-0.169.0/cmd_parallel",
    "codex/exec-0.169.0/todo_list",
    "codex/exec-0.169.0/mcp",
  ],
  gemini: ["gemini/0.61.0/tool-parallel", "gemini/0.61.0/text-plain"],
};

/** Bytes of this size: recordings, over and over, with ids of their own each time; every text delta twenty times. */
export function makeCorpus(agent: string, megabytes: number): Buffer {
  const wanted = scenarios[agent] ?? [];
  const lines = readRecordings()
    .filter(({ name }) => wanted.includes(name))
    .flatMap(({ steps }) =>
      steps.flatMap(({ output }) => splitLines(output).map(({ text }) => text)),
    );
  if (lines.length === 0) throw new Error(`no recordings of ${agent}`);
  const round = lines.flatMap((line) =>
    isDelta(line) ? Array.from({ length: 20 }, () => line) : [line],
  );
  const rounds: string[] = [];
  let size = 0;
  for (let number = 0; size < megabytes * 1024 * 1024; number++) {
    const text = `${round.map((line) => withOwnIds(line, number)).join("\n")}\n`;
    rounds.push(text);
    size += Buffer.byteLength(text);
  }
  return Buffer.from(rounds.join(""));
}

const isDelta = (line: string): boolean =>
  line.includes('"text_delta"') || line.includes('"delta":true');

const withOwnIds = (line: string, number: number): string =>
  line.replaceAll(/"(?:msg_|toolu_|item_)[A-Za-z0-9_]+/g, (id) => `${id}x${number}`);
