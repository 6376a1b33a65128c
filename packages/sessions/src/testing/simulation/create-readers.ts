import type { Caller } from "../../caller.ts";
import type { Sessions } from "../../create-sessions.ts";
import type { LogRecord } from "../../store.ts";
import type { Place } from "./create-places.ts";
import type { World } from "./create-world.ts";
import type { Reader } from "./invariants.ts";
import { gateways } from "./scenario.ts";

export const owner: Caller = { owner: "default", scopes: ["run", "read", "answer", "admin"] };

export interface Readers {
  /** Reads a session to its end, over any number of gateways. */
  readonly read: (id: string) => void;
  readonly isBusy: () => boolean;
}

export function createReaders(
  { timeline, random, invariants, places, chronicle }: World,
  onRecords: (id: string, records: readonly LogRecord[]) => void,
): Readers {
  const readers = new Map<string, Reader>();
  const reading = new Set<string>();

  function readLater(id: string, ms: number): void {
    reading.delete(id);
    timeline.at(timeline.now() + ms, () => read(id));
  }

  function read(id: string): void {
    if (reading.has(id)) return;
    reading.add(id);
    chronicle.count("readers");
    const reader = readers.get(id) ?? { sessionId: id, after: 0 };
    readers.set(id, reader);
    const again = (ms: number): void => readLater(id, ms);
    const place = places.of(random.pick(gateways));
    if (place.sessions === undefined) return again(100);
    void follow(reader, place, place.sessions).then(
      (isAtEnd) => (isAtEnd ? void reading.delete(id) : again(50)),
      () => again(200),
    );
  }

  /** False: the gateway has died. */
  function follow(reader: Reader, { mourners }: Place, sessions: Sessions): Promise<boolean> {
    const { sessionId: id, after } = reader;
    return new Promise((resolve, reject) => {
      let isOff = false;
      const mourn = (): void => {
        isOff = true;
        resolve(false);
      };
      mourners.add(mourn);
      const got = (records: readonly LogRecord[]): void => {
        if (isOff) return;
        invariants.readerGot(reader, records);
        onRecords(id, records);
      };
      readAll(sessions, id, after, got)
        .finally(() => mourners.delete(mourn))
        .then(() => resolve(!isOff), reject);
    });
  }

  return { read, isBusy: () => reading.size > 0 };
}

async function readAll(
  sessions: Sessions,
  id: string,
  after: number,
  got: (records: readonly LogRecord[]) => void,
): Promise<void> {
  for await (const item of sessions.read(owner, id, { after }))
    if ("records" in item) got(item.records);
}
