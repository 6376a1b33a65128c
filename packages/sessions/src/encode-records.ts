import { schemaMajor, type UnifiedEvent } from "@agentstream/schema/core";
import { createEventSerializer } from "@agentstream/stream/internal";

import type { LogRecord } from "./store.ts";

/** One for all sessions: of each it would keep 4 kB, and the first event after one of another session takes 1 µs more. */
const serialize = createEventSerializer();

/** Events as records: the bytes are made once, for all readers. */
export function encodeRecords(events: readonly UnifiedEvent[]): LogRecord[] {
  const bytes = encodeTexts(events.map(serialize));
  return events.map(({ seq = 0, run = 1, type }, index) => ({
    seq,
    run,
    type,
    major: schemaMajor,
    bytes: bytes[index] ?? nothing,
  }));
}

const nothing = new Uint8Array();
/** Used again for each batch. */
const scratch = Buffer.allocUnsafeSlow(1 << 18);
/** A longer text gets memory of its own. */
const mostShared = 1 << 14;
/** A unit of UTF-16 has at most three bytes in UTF-8. */
const mostBytesOf = (text: string): number => 3 * text.length;

/** Texts in UTF-8. Short ones share memory: a buffer for each of them would cost as much as encoding it. */
function encodeTexts(texts: readonly string[]): Uint8Array[] {
  const [first = ""] = texts;
  if (texts.length === 1) return [Buffer.from(first)];
  const encoded: Uint8Array[] = [];
  let ends: number[] = [];
  let end = 0;

  function share(): void {
    const shared = Buffer.from(scratch.subarray(0, end));
    let start = 0;
    for (const next of ends) {
      encoded.push(shared.subarray(start, next));
      start = next;
    }
    ends = [];
    end = 0;
  }

  for (const text of texts) {
    const isShared = text.length <= mostShared;
    if (!isShared || mostBytesOf(text) > scratch.length - end) share();
    if (!isShared) encoded.push(Buffer.from(text));
    else ends.push((end += scratch.write(text, end)));
  }
  share();
  return encoded;
}
