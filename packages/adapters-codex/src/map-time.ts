/** The end of the year 9999: later times have no common spelling. */
const latest = 253_402_300_799_999;

/** Milliseconds since 1970 as an ISO time. */
export const mapTime = (time: number | undefined): string | undefined =>
  time === undefined || time > latest ? undefined : new Date(time).toISOString();
