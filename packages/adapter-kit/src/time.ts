import { timeText } from "@agentstream/stream/internal";

/** What the schemas take for a time; a test holds it to theirs. A native time of another form is not passed on. */
export const timePattern: RegExp =
  /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/;

/** The last millisecond of a year with four digits. */
const latest = 253_402_300_799_999;

/** Milliseconds since 1970 as a time; undefined if there is none, or none that the schemas take. */
export const isoTime = (time: number | undefined): string | undefined =>
  time === undefined || time > latest ? undefined : timeText(time);
