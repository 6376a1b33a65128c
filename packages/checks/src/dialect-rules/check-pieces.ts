import type { UnifiedEvent } from "@agentstream/schema";

import type { Violations } from "./create-violations.ts";
import { discardedBlocks, reportedBlocks } from "./reported-text.ts";

/** A piece of a text, or the whole text that takes the place of its pieces. */
export interface Piece {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * Each block is reported by its pieces and then whole, or whole alone; by its pieces alone where it was cut off. What
 * was taken back was sent already, in a stream that has such a block nothing can be said.
 */
export function checkPieces(
  pieces: readonly Piece[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  if (discardedBlocks(events).size > 0) return;
  const rest = [...pieces];
  for (const { text, isClosed, interrupted } of reportedBlocks(events)) {
    const isWhole = isClosed && !interrupted;
    if (text === "" || (isWhole && takeWhole(rest) === text)) continue;
    const sent = takePieces(rest, text.length);
    that(sent === text, `pieces say ${JSON.stringify(sent)}, not ${JSON.stringify(text)}`);
    that(!isWhole || takeWhole(rest) === text, `${JSON.stringify(text)} is not reported whole`);
  }
  that(rest.length === 0, `${JSON.stringify(rest)} is reported too`);
}

const takeWhole = (rest: Piece[]): string | undefined =>
  rest[0]?.isWhole === true ? rest.shift()?.text : undefined;

function takePieces(rest: Piece[], length: number): string {
  let sent = "";
  while (sent.length < length && rest[0]?.isWhole === false) sent += rest.shift()?.text;
  return sent;
}
