import type { EventDraft } from "@agentstream/stream";

/** The last lines of the error output: the reason of an agent that failed. */
export interface StderrTail {
  readonly add: (line: string) => void;
  readonly drafts: () => EventDraft[];
}

const limit = 64 * 1024;

export function createStderrTail(): StderrTail {
  let lines: string[] = [];
  let size = 0;
  return {
    add(line) {
      lines.push(line);
      size += line.length;
      // one line is always kept; in steps, for a shift per line is slow where there are many
      if (size <= 2 * limit || lines.length === 1) return;
      let first = lines.length;
      let kept = 0;
      while (first > 0 && kept + (lines[first - 1]?.length ?? 0) <= limit)
        kept += lines[--first]?.length ?? 0;
      lines = lines.slice(Math.min(first, lines.length - 1));
      size = lines.reduce((sum, one) => sum + one.length, 0);
    },
    drafts: () => lines.map(stderrDraft),
  };
}

export const stderrDraft = (line: string): EventDraft => ({
  type: "rawOutput",
  stream: "stderr",
  line: line.slice(0, limit).toWellFormed(),
  truncated: line.length > limit ? true : undefined,
});
