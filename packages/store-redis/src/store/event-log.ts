import {
  cutPage,
  requestTypes,
  unpackRecords,
  type LogRecord,
  type PageQuery,
} from "@agentstream/sessions";

import { bytesOf, listOf, numberOf, pairsOf, textOf, type Reply } from "../connection/reply.ts";
import { findRequests } from "../lua/find-requests.ts";
import { readLog } from "../lua/read-log.ts";
import type { Parts } from "./parts.ts";

export interface EventLog {
  readonly read: (id: string, page: PageQuery) => Promise<readonly LogRecord[]>;
  readonly firstSeq: (id: string, run: number) => Promise<number | undefined>;
  readonly requests: (id: string, run: number) => Promise<readonly LogRecord[]>;
}

const defaultMaxBytes = 1 << 20;
const mostBytes = 1 << 30;

/** The stream of a session: an entry for each batch, whose id is the seq of its first record. */
export function createEventLog({ client, names }: Pick<Parts, "client" | "names">): EventLog {
  return {
    async read(id, { after, limit, maxBytes = defaultMaxBytes }) {
      const log = [names.ofSession(id, "log")];
      const most = Math.min(maxBytes, mostBytes);
      const entries = listOf(await client.run(readLog, log, [after, limit, most]));
      return cutPage(entries.flatMap(recordsOf), { after, limit, maxBytes });
    },
    async firstSeq(id, run) {
      const seq = await client.call("HGET", names.ofSession(id, "starts"), run);
      return seq === null ? undefined : numberOf(seq);
    },
    async requests(id, run) {
      const keys = [names.ofSession(id, "requests"), names.ofSession(id, "log")];
      const entries = listOf(await client.run(findRequests, keys, [run]));
      return entries.flatMap(recordsOf).filter(({ type }) => requestTypes.has(type));
    },
  };
}

function recordsOf(entry: Reply): LogRecord[] {
  const [id, list] = listOf(entry);
  const fields = new Map(pairsOf(list));
  const parts = textOf(fields.get("p"));
  return unpackRecords({
    seq: Number.parseInt(textOf(id), 10),
    run: numberOf(fields.get("r")),
    type: textOf(fields.get("t")),
    major: numberOf(fields.get("m")),
    parts: parts === "" ? undefined : parts,
    bytes: bytesOf(fields.get("b")),
  });
}
