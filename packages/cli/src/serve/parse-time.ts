import { InvalidArgumentError } from "commander";

const units: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** In milliseconds. */
export function parseTime(text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const factor = units[unit];
  if (factor === undefined)
    throw new InvalidArgumentError(
      `Expected a duration such as 30d, 12h, 5m or 20s, got ${JSON.stringify(text)}.`,
    );
  return Number(count) * factor;
}
