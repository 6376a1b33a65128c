import type { StreamEvent, UnifiedEvent } from "@agentstream/schema";

import { createReply, type Reply, type ReplyPiece } from "../create-reply.ts";
import type { DialectOptions } from "../dialect.ts";
import { createFacts, type Facts } from "../facts.ts";

/** What is kept of a run. */
export interface DaemonRun {
  readonly options: DialectOptions;
  readonly facts: Facts;
  readonly reply: Reply;
  /** The name of each open tool. */
  readonly tools: Map<string, string>;
  /** The calls that ask the user something, until the questions come. */
  readonly asking: Map<string, Readonly<Record<string, unknown>> | undefined>;
  /** The native line that ended the latest turn. */
  rawResult: unknown;
}

export const createDaemonRun = (first: UnifiedEvent, options: DialectOptions): DaemonRun => ({
  options,
  facts: createFacts(first),
  reply: createReply(),
  tools: new Map(),
  asking: new Map(),
  rawResult: undefined,
});

/** With the native line, if it was asked for and the event has it. */
export const withRaw = <Value extends StreamEvent>(
  value: Value,
  { raw }: Pick<UnifiedEvent, "raw">,
  { options }: DaemonRun,
): Value => (options.raw === true && raw !== undefined ? { ...value, raw } : value);

/** Partials, and the whole text where a block ends; a block that comes whole has no partials. */
export function textOfPieces(
  pieces: readonly ReplyPiece[],
  event: Pick<UnifiedEvent, "raw">,
  run: DaemonRun,
): readonly StreamEvent[] {
  const values: StreamEvent[] = [];
  for (const { content, text, interrupted, isFirst } of pieces) {
    const isWhole = text !== undefined && !interrupted;
    if (content !== "" && !(isFirst && isWhole)) values.push({ type: "partial", content });
    if (isWhole && text !== "") values.push(withRaw({ type: "text", content: text }, event, run));
  }
  return values;
}
