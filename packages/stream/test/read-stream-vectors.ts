import { readdirSync, readFileSync } from "node:fs";

import type { UnifiedEvent } from "@agentstream/schema";

/** A stream, and what is wrong with it. */
export interface StreamVector {
  readonly name: string;
  /** The clause that it shows. */
  readonly clause: string;
  readonly tail?: boolean;
  readonly lines?: readonly string[];
  readonly events: readonly UnifiedEvent[];
  readonly violations: readonly { readonly clause: string; readonly seq: number | null }[];
}

const folder = new URL("../../../schemas/vectors/v1/streams/", import.meta.url);

export const streamVectors: readonly StreamVector[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n"))
  // the test validates each event
  .map((line): StreamVector => JSON.parse(line));
