import type { Arrival, Place } from "@agentstream/client";
import { AgentError } from "@agentstream/client";
import {
  createDialect,
  dialectSpecs,
  readDialectSpec,
  type DialectOptions,
} from "@agentstream/dialects";
import {
  decodeRecord,
  followRequests,
  type Caller,
  type LogRecord,
  type Sessions,
} from "@agentstream/sessions";

/** What a reader of a session gets: events, or the values of a dialect. */
export async function* readArrivals(
  sessions: Sessions,
  caller: Caller,
  { sessionId, after, follow, dialect, signal }: Place,
): AsyncGenerator<readonly Arrival[], void, undefined> {
  const { isSettled, update } = followRequests(sessions, sessionId);
  const translation =
    dialect === undefined ? unified : createTranslation(dialect, after, { isSettled });
  const items = sessions.read(caller, sessionId, {
    after,
    follow: follow === "session",
    // a dialect must be read from the start of its run
    rewind: dialect !== undefined,
    signal,
  });
  for await (const item of items) {
    if ("notice" in item) {
      yield [{ notice: item.notice }];
      continue;
    }
    if (dialect !== undefined) await update(item.records);
    yield item.records.flatMap(translation.push);
  }
  yield translation.end();
}

interface Translation {
  readonly push: (record: LogRecord) => readonly Arrival[];
  readonly end: () => readonly Arrival[];
}

const unified: Translation = {
  push: (record) => [{ value: decodeRecord(record), seq: record.seq }],
  end: () => [],
};

/** The values of an event are whole with the last of them. */
function createTranslation(text: string, after: number, more: DialectOptions): Translation {
  const spec = readDialectSpec(text);
  if (spec === undefined)
    throw new AgentError(
      "invalidRequest",
      `Unknown dialect ${JSON.stringify(text)}; expected one of ${dialectSpecs.join(", ")}.`,
    );
  const dialect = createDialect(spec.name, { ...spec.options, ...more });
  return {
    push(record) {
      const values = dialect.push(decodeRecord(record));
      const last = values.length - 1;
      if (record.seq <= after) return [];
      return values.map((value, index) => ({
        value,
        seq: index === last ? record.seq : undefined,
      }));
    },
    end: () => dialect.end().map((value) => ({ value, seq: undefined })),
  };
}
