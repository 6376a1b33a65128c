import { InvalidArgumentError } from "commander";

/** The name of a node, a pool or a home. */
export function parseName(text: string): string {
  if (/^[a-zA-Z\d][\w.-]{0,62}$/.test(text)) return text;
  throw new InvalidArgumentError(
    `Expected a name of at most 63 characters out of a–z, A–Z, 0–9, ".", "_" and "-", got ${JSON.stringify(text)}.`,
  );
}
