import { createDialect, type DialectSpec } from "@agentstream/dialects";
import { decodeRecord, type LogRecord, type ReadItem } from "@agentstream/sessions";

export interface Spoken {
  readonly value: unknown;
  /** Of the event that it came from; only on the last value of an event. */
  readonly seq: number | undefined;
}

export interface Speaker {
  /** The values of the records, without those before `after`. */
  readonly push: (records: readonly LogRecord[]) => readonly Spoken[];
  readonly end: () => readonly Spoken[];
}

/** Translates records into a dialect, from the start of a run; values up to `after` are dropped. */
export function createSpeaker({ name, options }: DialectSpec, after = 0): Speaker {
  const dialect = createDialect(name, options);
  return {
    push: (records) =>
      records.flatMap((record) => {
        const values = dialect.push(decodeRecord(record));
        return record.seq > after ? markLast(values, record.seq) : [];
      }),
    end: () => markLast(dialect.end(), undefined),
  };
}

const markLast = (values: readonly unknown[], seq: number | undefined): Spoken[] =>
  values.map((value, index) => ({ value, seq: index === values.length - 1 ? seq : undefined }));

/** A stream of a session, in a dialect; what is only about the connection has no words there. */
export async function* speak(
  items: AsyncIterable<ReadItem>,
  spec: DialectSpec,
  after: number,
): AsyncGenerator<readonly Spoken[]> {
  const speaker = createSpeaker(spec, after);
  for await (const item of items) {
    const spoken = "records" in item ? speaker.push(item.records) : [];
    if (spoken.length > 0) yield spoken;
  }
  const last = speaker.end();
  if (last.length > 0) yield last;
}
