import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter } from "@agentstream/stream";

import type { TranslatingAdapter, TranslatorOptions } from "../adapter.ts";
import type { ExitInput } from "../input.ts";
import { createEncoder } from "./create-encoder.ts";
import { createSessionId } from "./create-session-id.ts";
import type { Chunk } from "./source.ts";

/** How the agent's process ended. */
export type TranslateExit = Omit<ExitInput, "type">;

/** All optional: a new session, the clock of the platform, an exit with the code 0. */
export interface TranslateOptions extends Partial<TranslatorOptions> {
  /** How the agent's process ended, or a promise of it. */
  readonly exit?: TranslateExit | PromiseLike<TranslateExit> | undefined;
  /** What the agent was asked, where its output does not contain it. */
  readonly prompt?: string | undefined;
}

export type ChunkOptions = Omit<TranslateOptions, "exit">;

/** A translator of chunks. */
export interface ChunkTranslator {
  readonly push: (chunk: Chunk) => readonly UnifiedEvent[];
  /** The events of the last line, of the error output and of the exit. */
  readonly end: (exit: ExitInput, errorLines?: readonly string[]) => readonly UnifiedEvent[];
}

export function createChunkTranslator(
  adapter: TranslatingAdapter,
  { sessionId = createSessionId(), now = Date.now, prompt, ...options }: ChunkOptions,
): ChunkTranslator {
  const translator = adapter.translator({ ...options, sessionId, now });
  const splitter = createLineSplitter();
  const bytesOf = createEncoder();
  let first = prompt === undefined ? none : translator.handle({ type: "prompt", prompt }).events;

  function take(bytes: Uint8Array): readonly UnifiedEvent[] {
    const lines = splitter.push(bytes);
    if (lines.length === 0) return none;
    return translator.handle({ type: "lines", lines }).events;
  }
  function withFirst(events: readonly UnifiedEvent[]): readonly UnifiedEvent[] {
    const all = first.length === 0 ? events : [...first, ...events];
    first = none;
    return all;
  }

  return {
    push: (chunk) => withFirst(take(bytesOf(chunk))),
    end: (exit, errorLines = []) =>
      withFirst([
        ...take(bytesOf("", true)),
        ...translator.handle({ type: "lines", lines: splitter.end() }).events,
        ...errorLines.flatMap((text) => translator.handle({ type: "stderr", text }).events),
        ...translator.handle(exit).events,
      ]),
  };
}

const none: readonly never[] = [];
