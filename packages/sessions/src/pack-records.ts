import type { LogRecord } from "./store.ts";

/**
 * Records that follow each other in one run, as a store keeps them: one entry of the log, found by its first seq.
 * A store writes few large entries instead of many small ones.
 */
export interface RecordPack {
  /** The seq of its first record. */
  readonly seq: number;
  readonly run: number;
  /** The type of its first record. */
  readonly type: string;
  readonly major: number;
  /** JSON: type and length of each record. Absent: it is one record. */
  readonly parts: string | undefined;
  /** The records, with a comma between two: in brackets it is JSON. */
  readonly bytes: Uint8Array;
  /** Whether one of its records asks for an answer, or settles such a request. */
  readonly hasRequests: boolean;
}

/** The types of records that `Store.requests` finds. */
export const requestTypes: ReadonlySet<string> = new Set([
  "permissionRequested",
  "permissionResolved",
  "questionAsked",
  "questionAnswered",
]);

/** A reader that needs one record of an entry reads all of it. */
const mostBytes = 64 * 1024;
/** A record of this size is an entry of its own. */
const largeBytes = 16 * 1024;
const comma = 0x2c;

/** Throws if the records do not follow each other. */
export function packRecords(records: readonly LogRecord[]): RecordPack[] {
  if (records.length === 1) return [packGroup(records)];
  const packs: RecordPack[] = [];
  let group: LogRecord[] = [];
  let size = 0;
  for (const record of records) {
    const last = group.at(-1);
    if (last !== undefined && !isNext(last, record, size)) {
      packs.push(packGroup(group));
      group = [];
      size = 0;
    }
    group.push(record);
    size += record.bytes.length;
  }
  if (group.length > 0) packs.push(packGroup(group));
  checkOrder(records);
  return packs;
}

const isNext = (last: LogRecord, next: LogRecord, size: number): boolean =>
  next.run === last.run &&
  next.major === last.major &&
  next.bytes.length < largeBytes &&
  last.bytes.length < largeBytes &&
  size + next.bytes.length <= mostBytes;

function packGroup(group: readonly LogRecord[]): RecordPack {
  const [{ seq, run, type, major, bytes } = noRecord] = group;
  if (group.length === 1)
    return { seq, run, type, major, parts: undefined, bytes, hasRequests: requestTypes.has(type) };
  const parts = JSON.stringify(group.map((record) => [record.type, record.bytes.length]));
  const hasRequests = group.some((record) => requestTypes.has(record.type));
  return { seq, run, type, major, parts, bytes: joinBytes(group), hasRequests };
}

const noRecord: LogRecord = { seq: 0, run: 0, type: "", major: 0, bytes: new Uint8Array() };

function joinBytes(group: readonly LogRecord[]): Uint8Array {
  const length = group.reduce((sum, { bytes }) => sum + bytes.length, group.length - 1);
  const joined = Buffer.allocUnsafe(length);
  let at = 0;
  for (const { bytes } of group) {
    if (at > 0) joined[at++] = comma;
    joined.set(bytes, at);
    at += bytes.length;
  }
  return joined;
}

function checkOrder(records: readonly LogRecord[]): void {
  const first = records[0]?.seq ?? 0;
  const wrong = records.findIndex(({ seq }, index) => seq !== first + index);
  if (wrong !== -1)
    throw new Error(`Expected the record ${first + wrong}, got ${records[wrong]?.seq}.`);
}

/** The records of an entry; their bytes are views of the entry's. */
export function unpackRecords({
  seq: first,
  run,
  type: firstType,
  major,
  parts: written,
  bytes,
}: Omit<RecordPack, "hasRequests">): LogRecord[] {
  if (written === undefined) return [{ seq: first, run, type: firstType, major, bytes }];
  // this was written by `packRecords`
  const parts: readonly (readonly [type: string, length: number])[] = JSON.parse(written);
  let at = 0;
  return parts.map(([type, length], index) => {
    const record = {
      seq: first + index,
      run,
      type,
      major,
      bytes: bytes.subarray(at, at + length),
    };
    at += length + 1;
    return record;
  });
}

/** The records of a page, of entries that may have more. The first record fits however large it is. */
export function cutPage(
  records: readonly LogRecord[],
  {
    after,
    limit,
    maxBytes = Infinity,
  }: { after: number; limit: number; maxBytes?: number | undefined },
): LogRecord[] {
  const page: LogRecord[] = [];
  let size = 0;
  for (const record of records) {
    if (record.seq <= after) continue;
    size += record.bytes.length;
    if (page.length === limit || (page.length > 0 && size > maxBytes)) break;
    page.push(record);
  }
  return page;
}
