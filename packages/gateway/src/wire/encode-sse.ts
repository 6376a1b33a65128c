import type { ConnectionEvent } from "@agentstream/schema";
import type { LogRecord, ReadItem } from "@agentstream/sessions";

const encoded = new WeakMap<readonly LogRecord[], Buffer>();
const end = Buffer.from("\n\n");

/** The items of a session as server-sent events. */
export async function* encodeItems(
  items: AsyncIterable<ReadItem>,
): AsyncGenerator<Buffer | string> {
  for await (const item of items)
    yield "records" in item ? encodeSse(item.records) : encodeNotice(item.notice);
}

/** A batch as server-sent events. All readers of the same batch get the same bytes. */
function encodeSse(records: readonly LogRecord[]): Buffer {
  const known = encoded.get(records);
  if (known !== undefined) return known;
  const bytes = Buffer.concat(
    records.flatMap((record) => [
      Buffer.from(`id: ${record.seq}\nevent: ${oneLine(record.type)}\ndata: `),
      record.bytes,
      end,
    ]),
  );
  encoded.set(records, bytes);
  return bytes;
}

/** A value of a dialect: the id stands where the next reader may go on. */
export const encodeValue = (value: unknown, id?: number): string =>
  `${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`;

/** It is in no log: it has no id. */
const encodeNotice = (notice: ConnectionEvent): string =>
  `event: ${notice.type}\ndata: ${JSON.stringify(notice)}\n\n`;

// a native type is an agent's word: it must not begin a line of its own
const oneLine = (type: string): string => type.replaceAll(/[\r\n]/g, " ");
