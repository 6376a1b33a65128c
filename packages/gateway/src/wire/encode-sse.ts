import type { ConnectionEvent } from "@agentstream/schema";
import type { LogRecord, ReadItem } from "@agentstream/sessions";

const encoded = new WeakMap<readonly LogRecord[], readonly Uint8Array[]>();
const end = Buffer.from("\n\n");
/** A record of this size is sent as it is: copying it costs more than a further write. */
const largeBytes = 32 * 1024;

/** The items of a session as server-sent events. */
export async function* encodeItems(
  items: AsyncIterable<ReadItem>,
): AsyncGenerator<Uint8Array | string> {
  for await (const item of items)
    if ("records" in item) yield* encodeSse(item.records);
    else yield encodeNotice(item.notice);
}

/** A batch as server-sent events, mostly in one piece. All readers of the same batch get the same bytes. */
function encodeSse(records: readonly LogRecord[]): readonly Uint8Array[] {
  const known = encoded.get(records);
  if (known !== undefined) return known;
  const pieces: Uint8Array[] = [];
  let small: Uint8Array[] = [];
  for (const { seq, type, bytes } of records) {
    small.push(Buffer.from(`id: ${seq}\nevent: ${oneLine(type)}\ndata: `));
    if (bytes.length < largeBytes) small.push(bytes, end);
    else {
      pieces.push(Buffer.concat(small), bytes);
      small = [end];
    }
  }
  pieces.push(Buffer.concat(small));
  encoded.set(records, pieces);
  return pieces;
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
const oneLine = (type: string): string => type.replaceAll(/[\r\n]/g, " ");
