import type { ConnectionEvent } from "@agentstream/schema";
import type { LogRecord, ReadItem } from "@agentstream/sessions";

const encoded = new WeakMap<readonly LogRecord[], readonly Uint8Array[]>();
/** A record of this size is sent as it is: copying it costs more than a further write. */
const largeBytes = 32 * 1024;

/** The items of a session as server-sent events. */
export async function* encodeItems(
  items: AsyncIterable<ReadItem>,
): AsyncGenerator<Uint8Array | string> {
  for await (const item of items)
    // without `yield*`, which waits for each value
    if ("records" in item) for (const piece of encodeSse(item.records)) yield piece;
    else yield encodeNotice(item.notice);
}

/** A batch as server-sent events, mostly in one piece. All readers of the same batch get the same bytes. */
export function encodeSse(records: readonly LogRecord[]): readonly Uint8Array[] {
  const known = encoded.get(records);
  if (known !== undefined) return known;
  const pieces: Uint8Array[] = [];
  let small: (string | Uint8Array)[] = [];
  let end = "";
  for (const { seq, type, bytes } of records) {
    small.push(`${end}id: ${seq}\nevent: ${oneLine(type)}\ndata: `);
    end = "\n\n";
    if (bytes.length < largeBytes) small.push(bytes);
    else {
      pieces.push(join(small), bytes);
      small = [];
    }
  }
  pieces.push(join([...small, end]));
  encoded.set(records, pieces);
  return pieces;
}

/** As bytes, in one buffer of the right size: a buffer for each text takes twice the time. */
function join(parts: readonly (string | Uint8Array)[]): Uint8Array {
  let size = 0;
  for (const part of parts)
    size += typeof part === "string" ? Buffer.byteLength(part) : part.length;
  const joined = Buffer.allocUnsafe(size);
  let at = 0;
  for (const part of parts)
    if (typeof part === "string") at += joined.write(part, at);
    else {
      joined.set(part, at);
      at += part.length;
    }
  return joined;
}

/** A value of a dialect: the id stands where the next reader may go on. */
export const encodeValue = (value: unknown, id?: number): string =>
  `${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`;

/** Values without an id, each batch in one piece. */
export const encodeBatch = (values: readonly unknown[]): string =>
  values.map((value) => encodeValue(value)).join("");

/** Batches of values, as they come. */
export async function* encodeBatches(
  batches: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  for await (const batch of batches) yield encodeBatch(batch);
}

/** It is in no log: it has no id. */
const encodeNotice = (notice: ConnectionEvent): string =>
  `event: ${notice.type}\ndata: ${JSON.stringify(notice)}\n\n`;

// a native type is an agent's word: it must not begin a line of its own
const oneLine = (type: string): string =>
  /[\r\n]/.test(type) ? type.replaceAll(/[\r\n]/g, " ") : type;
