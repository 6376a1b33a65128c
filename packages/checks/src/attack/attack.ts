import type { Target } from "./start-target.ts";

/** Something that was tried against a server. */
export interface Attack {
  readonly name: string;
  /** What the server must do, in words. */
  readonly expected: string;
  /** How long it may take. Absent: two minutes. */
  readonly timeoutMs?: number;
  /** Flags of the server; `{folder}` stands for its workspace. */
  readonly flags?: readonly string[];
  /** Resolves with what it did; rejects where it did something else. */
  readonly run: (target: Target) => Promise<string>;
  /** The same of a server that was killed after it, and started again on the same data. */
  readonly restarted?: (target: Target) => Promise<string>;
}

/** Throws unless the answer has one of the statuses; gives the answer's text. */
export async function expectStatus(response: Response, ...statuses: number[]): Promise<string> {
  const text = await response.text();
  if (statuses.includes(response.status)) return text;
  throw new Error(
    `expected ${statuses.join(" or ")}, got ${response.status}: ${text.slice(0, 200)}`,
  );
}
