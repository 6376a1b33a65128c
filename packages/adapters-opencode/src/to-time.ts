/** The last millisecond that is written with four digits of a year. */
const latest = 253_402_300_799_999;

/** Milliseconds since 1970 as a time; undefined if they are none. */
export const toTime = (time: number | undefined): string | undefined =>
  time === undefined || time > latest ? undefined : new Date(time).toISOString();
