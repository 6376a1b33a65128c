import { createHash } from "node:crypto";

import type { Ways } from "./measure.ts";

/** What each way puts out for all pieces, as a hash: equal ones have done the same work. */
export async function digestsOf<Piece>(
  ways: Ways<Piece>,
  pieces: readonly Piece[],
): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) {
    const hash = createHash("sha256");
    for (const piece of pieces) await way(piece, (output) => hash.update(textOf(output)));
    digests[name] = hash.digest("hex").slice(0, 16);
  }
  return digests;
}

const textOf = (output: unknown): string =>
  typeof output === "string" ? output : JSON.stringify(output);

/** Throws unless all of the named ways have put out the same. */
export function expectSame(
  digests: Readonly<Record<string, string>>,
  names: readonly string[],
): void {
  const [first = "", ...others] = names;
  const wrong = others.find((name) => digests[name] !== digests[first]);
  if (wrong === undefined) return;
  throw new Error(`"${wrong}" does not put out what "${first}" does: the rows cannot be compared.`);
}
