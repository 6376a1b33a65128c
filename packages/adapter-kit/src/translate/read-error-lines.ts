import { createLineSplitter } from "@agentstream/stream";

import { createEncoder } from "./create-encoder.ts";
import type { Chunk } from "./source.ts";

/** The last lines of an error output: an agent may print any number of them. */
const mostLines = 1000;

/** Reads an error output to its end; never rejects: what was read until it failed counts. */
export async function readErrorLines(chunks: AsyncIterable<Chunk>): Promise<readonly string[]> {
  const splitter = createLineSplitter();
  const bytesOf = createEncoder();
  const lines: string[] = [];
  const keep = (more: readonly { readonly text: string }[]): void => {
    lines.push(...more.map(({ text }) => text).filter((text) => text !== ""));
    lines.splice(0, lines.length - mostLines);
  };
  try {
    for await (const chunk of chunks) keep(splitter.push(bytesOf(chunk)));
  } catch {
    // a run does not fail because its error output does
  }
  keep(splitter.end());
  return lines;
}
