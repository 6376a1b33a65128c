import { SessionProblem, type Caller, type Sessions } from "@agentstream/sessions";

import {
  addSeqs,
  countSeqs,
  formatRanges,
  hasSeq,
  lastBeforeGap,
  parseRanges,
  type SeqRanges,
} from "./seq-ranges.ts";

/** Which events of a session the clients of `/rpc` have got: each is sent once. */
export interface Delivery {
  readonly has: (seq: number) => boolean;
  /** The seq before the first event that no client has got. */
  readonly start: () => number;
  readonly count: () => number;
  readonly add: (from: number, to: number) => void;
  /** Keeps the state with the session. */
  readonly close: () => Promise<void>;
  /** Nothing was sent. */
  readonly leave: () => void;
}

export interface Deliveries {
  /** `isStream`: a client stays connected until it is closed. */
  readonly open: (caller: Caller, id: string, isStream: boolean) => Promise<Delivery>;
  readonly isConnected: (id: string) => boolean;
}

interface Entry {
  ranges: SeqRanges;
  users: number;
  streams: number;
}

const name = "rpc-delivered";

export function createDeliveries(sessions: Pick<Sessions, "readMark" | "writeMark">): Deliveries {
  const entries = new Map<string, Entry>();

  /** All that read a session at the same time share one entry. */
  async function enter(caller: Caller, id: string): Promise<Entry> {
    const kept = await sessions.readMark(caller, id, name);
    const entry = entries.get(id) ?? { ranges: parseRanges(kept), users: 0, streams: 0 };
    entries.set(id, entry);
    return entry;
  }

  return {
    async open(caller, id, isStream) {
      const entry = await enter(caller, id);
      entry.users++;
      if (isStream) entry.streams++;
      function leave(): void {
        entry.users--;
        if (entry.users === 0 && entries.get(id) === entry) entries.delete(id);
      }
      return {
        leave,
        has: (seq) => hasSeq(entry.ranges, seq),
        start: () => lastBeforeGap(entry.ranges),
        count: () => countSeqs(entry.ranges),
        add(from, to) {
          entry.ranges = addSeqs(entry.ranges, from, to);
        },
        async close() {
          if (isStream) entry.streams--;
          await save(sessions, caller, id, entry.ranges);
          leave();
        },
      };
    },
    isConnected: (id) => (entries.get(id)?.streams ?? 0) > 0,
  };
}

async function save(
  sessions: Pick<Sessions, "writeMark">,
  caller: Caller,
  id: string,
  ranges: SeqRanges,
): Promise<void> {
  try {
    await sessions.writeMark(caller, id, name, formatRanges(ranges));
  } catch (error) {
    // it was destroyed meanwhile, or there is no room: then events may be sent once more
    if (!(error instanceof SessionProblem)) throw error;
  }
}
