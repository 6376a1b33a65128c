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
  let small: LogRecord[] = [];
  const endPiece = (): void => {
    if (small.length > 0) pieces.push(join(small));
    small = [];
  };
  for (const record of records) {
    if (record.bytes.length < largeBytes) small.push(record);
    else {
      endPiece();
      pieces.push(headOf(record), record.bytes, frameEnd);
    }
  }
  endPiece();
  encoded.set(records, pieces);
  return pieces;
}

const frameEnd = Buffer.from("\n\n");
const mostDigits = 16;

/** Frames in one buffer. Bytes are copied, and no text is encoded: that takes twice the time. */
function join(records: readonly LogRecord[]): Uint8Array {
  let most = 0;
  for (const { type, bytes } of records)
    most += mostDigits + beforeData(type).length + bytes.length + frameEnd.length;
  const joined = Buffer.allocUnsafe(beforeId.length * records.length + most);
  let at = 0;
  for (const record of records) {
    at = putHead(record, joined, at);
    joined.set(record.bytes, at);
    at += record.bytes.length;
    joined.set(frameEnd, at);
    at += frameEnd.length;
  }
  return joined.subarray(0, at);
}

/** What stands before the data of a record; the data follows in a piece of its own. */
function headOf(record: LogRecord): Uint8Array {
  const most = beforeId.length + mostDigits + beforeData(record.type).length;
  const head = Buffer.allocUnsafe(most);
  return head.subarray(0, putHead(record, head, 0));
}

const beforeId = Buffer.from("id: ");

/** Returns where the data goes. */
function putHead({ seq, type }: LogRecord, into: Buffer, start: number): number {
  into.set(beforeId, start);
  const at = putCount(seq, into, start + beforeId.length);
  const middle = beforeData(type);
  into.set(middle, at);
  return at + middle.length;
}

function putCount(value: number, into: Buffer, start: number): number {
  let end = start + 1;
  for (let limit = 10; value >= limit; limit *= 10) end++;
  let rest = value;
  for (let at = end - 1; at >= start; at--) {
    into[at] = zero + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}

const zero = 48;
const middles = new Map<string, Buffer>();
/** An agent may have types of its own, as many and as long as it likes. */
const mostTypes = 512;
const mostTypeLength = 128;

/** What stands between the id and the data of an event of a type. */
function beforeData(type: string): Buffer {
  const known = middles.get(type);
  if (known !== undefined) return known;
  const middle = Buffer.from(`\nevent: ${oneLine(type)}\ndata: `);
  if (middles.size >= mostTypes) middles.clear();
  if (type.length <= mostTypeLength) middles.set(type, middle);
  return middle;
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
