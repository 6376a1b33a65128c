import type { FuzzCase } from "./fuzz-case.ts";

/** Leaves out each line of an agent's output without which the fault remains. */
export async function dropLines(
  found: FuzzCase,
  isFaulty: (one: FuzzCase) => Promise<boolean>,
): Promise<FuzzCase> {
  if (!("lines" in found)) return found;
  let smallest = found;
  for (let at = found.lines.length - 1; at >= 0; at--) {
    const fewer = { ...smallest, lines: smallest.lines.toSpliced(at, 1) };
    if (await isFaulty(fewer)) smallest = fewer;
  }
  return smallest;
}
