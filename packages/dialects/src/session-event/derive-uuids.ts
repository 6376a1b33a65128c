import { sha1 } from "./sha-1.ts";

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * UUIDs (RFC 9562, version 8) of the events of a session: the first half is a digest of the session's id, and the
 * last group is the event's seq. The same whenever and wherever they are derived, and at the price of a number: a
 * digest for every event, as version 5 has it, costs as much as all the rest of the way.
 */
export function deriveUuids(sessionId: string): (seq: number) => string {
  const digest = sha1(encoder.encode(sessionId));
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(digest.subarray(0, 10), (byte) => byte.toString(16).padStart(2, "0"));
  const prefix = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8)]
    .map((group) => group.join(""))
    .join("-");
  return (seq) => `${prefix}-${seq.toString(16).padStart(12, "0")}`;
}
