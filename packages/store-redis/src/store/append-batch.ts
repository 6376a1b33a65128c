import { packRecords, type Batch, type NewDelivery, type RecordPack } from "@agentstream/sessions";

import { changeSession, digitsOf, expectationOf } from "./change-session.ts";
import { cellsOf } from "./session-row.ts";
import type { StoreParts } from "./store-parts.ts";

export async function appendBatch(parts: StoreParts, id: string, batch: Batch): Promise<void> {
  const { records, changes = {}, epoch, expect, urgent: isUrgent, deliveries = [] } = batch;
  const packs = packRecords(records);
  const [first, last] = [records[0]?.seq, records.at(-1)?.seq];
  await parts.deliveries.announce(id, deliveries);
  const asked = {
    isAppend: true,
    epoch: digitsOf(epoch),
    expect: expectationOf(expect),
    before: digitsOf(first === undefined ? undefined : first - 1),
    last: digitsOf(last),
    cells: cellsOf({ ...changes, lastSeq: last }),
    packs: packs.map((pack, at) => headOf(pack, packs[at + 1]?.seq ?? (last ?? 0) + 1)),
    deliveries: deliveries.map((one) => promiseOf(parts, id, one)),
  };
  const bytes = packs.map((pack) => bufferOf(pack.bytes));
  const { state, updatedAt } = changes;
  const changed = await changeSession(parts, id, { asked, bytes, state, updatedAt, isUrgent });
  if (changed.kind === "ok" && changed.now !== undefined)
    parts.watchers.notify(id, { records, ...changed.now });
}

const headOf = (
  { seq, run, type, major, parts = "", hasRequests }: RecordPack,
  next: number,
): readonly unknown[] => [seq, run, type, major, parts, next - seq, hasRequests];

const promiseOf = (
  { names }: StoreParts,
  id: string,
  { target, seq, createdAt }: NewDelivery,
): readonly string[] => [names.deliveries(id, target), target, String(seq), String(createdAt)];

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
