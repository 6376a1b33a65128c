import type { EventMap } from "./generated/names.ts";

/** For each word of a tag a function of the member with that tag, or `"ignored"`. Leaving a word out does not compile. */
export type TagTable<Members, Args extends readonly unknown[], Result> = {
  readonly [T in keyof Members]: ((member: Members[T], ...args: Args) => Result) | "ignored";
};

/** A function, or `"ignored"`, for each type of event. */
export type EventTable<Args extends readonly unknown[], Result> = TagTable<EventMap, Args, Result>;

/** Calls the function of a member's tag; returns undefined if the tag is ignored. */
// generic, so that TypeScript relates the function's parameter to this very member
export function dispatch<Members, T extends keyof Members, Args extends readonly unknown[], Result>(
  table: TagTable<Members, Args, Result>,
  tag: T,
  member: Members[T],
  ...args: Args
): Result | undefined {
  const row = table[tag];
  return row === "ignored" ? undefined : row(member, ...args);
}
