/** What a reader has got of a stream of server-sent events. */
export interface ReadStream {
  readonly bytes: number;
  readonly events: number;
  /** The number of the last one. */
  readonly last: number;
  /** Numbers that were missing between two events. */
  readonly lost: number;
}

const newLine = 10;

/**
 * Reads a stream to its end as cheaply as can be: only the lines with numbers are looked at. The one before its first
 * event is `after`.
 */
export async function readStream(response: Response, after = 0): Promise<ReadStream> {
  if (!response.ok || response.body === null)
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  let events = 0;
  let lost = 0;
  let last = after;
  let rest = Buffer.alloc(0);
  for await (const chunk of response.body) {
    bytes += chunk.length;
    const whole = Buffer.concat([rest, chunk]);
    const end = whole.lastIndexOf(newLine) + 1;
    for (const seq of seqsOf(whole.subarray(0, end))) {
      lost += seq - last - 1;
      last = seq;
      events++;
    }
    rest = whole.subarray(end);
  }
  return { bytes, events, last, lost };
}

const idField = Buffer.from("id: ");

/** A line of JSON never begins so. */
function* seqsOf(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(idField); at !== -1; at = bytes.indexOf(idField, at + 4)) {
    if (at > 0 && bytes[at - 1] !== newLine) continue;
    yield Number(bytes.toString("latin1", at + 4, bytes.indexOf(newLine, at)));
  }
}
