import type { UnifiedEvent } from "@agentstream/schema";

import type { TranslatingAdapter } from "../adapter.ts";
import type { ExitInput } from "../input.ts";
import { exitOfChild, isChild, type Child } from "./child.ts";
import {
  createChunkTranslator,
  type ChunkTranslator,
  type TranslateOptions,
} from "./create-chunk-translator.ts";
import { exitOf, exitOfFault } from "./exit-of.ts";
import { readErrorLines } from "./read-error-lines.ts";
import { readSource } from "./read-source.ts";
import { type Chunk, type TranslateSource } from "./source.ts";

export interface TranslateSourceOptions extends TranslateOptions {
  /** What the agent printed on its error output. Absent: that of a child. */
  readonly stderr?: TranslateSource | undefined;
  /** Whether each string is a line, as `readline` gives them. Absent: those of an array or another iterable are. */
  readonly lines?: boolean | undefined;
}

export type TranslateEvents = AsyncGenerator<UnifiedEvent, void, void>;

/** `translate` with an adapter of its own. */
export type AgentTranslate = (
  source: TranslateSource | Child,
  options?: TranslateSourceOptions,
) => TranslateEvents;

/**
 * The events of what an agent printed: of a stream, of its lines, or of a child process that runs it. The stream
 * always ends with `sessionEnded`, also if the source fails; a source or an option that is none throws a TypeError.
 */
export function translate(
  adapter: TranslatingAdapter,
  source: TranslateSource | Child,
  { stderr, lines, exit, ...options }: TranslateSourceOptions = {},
): TranslateEvents {
  const child = isChild(source) ? source : undefined;
  const chunks = readSource(isChild(source) ? (source.stdout ?? []) : source, "source", lines);
  const translator = createChunkTranslator(adapter, options);
  // both from the start: an error output that is not read would hold the agent back
  const errorLines = readErrorLines(readSource(stderr ?? child?.stderr ?? [], "stderr"));
  const isOver = child === undefined || exit !== undefined ? exitOf(exit) : exitOfChild(child);
  return read(translator, chunks, { errorLines, exit: isOver });
}

/** `translate` for one adapter. */
export const translateWith =
  (adapter: TranslatingAdapter): AgentTranslate =>
  (source, options) =>
    translate(adapter, source, options);

interface End {
  readonly errorLines: Promise<readonly string[]>;
  readonly exit: Promise<ExitInput>;
}

async function* read(
  translator: ChunkTranslator,
  chunks: AsyncIterable<Chunk>,
  { errorLines, exit }: End,
): TranslateEvents {
  let fault: ExitInput | undefined;
  try {
    for await (const chunk of chunks) yield* translator.push(chunk);
  } catch (error) {
    fault = exitOfFault(error);
  }
  if (fault === undefined) return yield* translator.end(await exit, await errorLines);
  // a source that failed may never end: of its exit counts what is known by now
  const known = await Promise.race([exit, Promise.resolve(fault)]);
  yield* translator.end({ ...known, failure: known.failure ?? fault.failure });
}
