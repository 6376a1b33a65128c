import { InvalidArgumentError } from "commander";

export function parseCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(
    `Expected a positive integer up to 999999, got ${JSON.stringify(text)}.`,
  );
}
