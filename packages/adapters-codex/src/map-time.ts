import { untyped as read } from "@agentstream/adapter-kit";

/** The end of the year 9999: later times have no common spelling. */
const latest = 253_402_300_799_999;

/** Milliseconds since 1970 as an ISO time. */
export function mapTime(native: unknown): string | undefined {
  const time = read.count(native);
  return time === undefined || time > latest ? undefined : new Date(time).toISOString();
}
