import { usualRunBytes } from "./make-corpus.ts";

/** What an agent prints when it has much to say, which the recordings have not. */
export interface LongRuns {
  readonly name: string;
  /** A run of about so many bytes, unlike those of other numbers. */
  readonly make: (runBytes: number, number?: number) => Buffer;
}

export function makeLongRuns({ make }: LongRuns, megabytes: number): Buffer[] {
  const count = Math.max(1, Math.round((megabytes * 1024 * 1024) / usualRunBytes));
  return Array.from({ length: count }, (_, number) => make(usualRunBytes, number));
}
