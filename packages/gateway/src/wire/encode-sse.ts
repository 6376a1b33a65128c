import type { ConnectionEvent } from "@agentstream/schema";
import type { LogRecord } from "@agentstream/sessions";

const encoded = new WeakMap<readonly LogRecord[], Buffer>();
const end = Buffer.from("\n\n");

/** A batch as server-sent events. All who read the same batch get the same bytes. */
export function encodeSse(records: readonly LogRecord[]): Buffer {
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
export const encodeNotice = (notice: ConnectionEvent): string =>
  `event: ${notice.type}\ndata: ${JSON.stringify(notice)}\n\n`;

// a native type is an agent's word: it must not begin a line of its own
const oneLine = (type: string): string => type.replaceAll(/[\r\n]/g, " ");
