import { createHash } from "node:crypto";

/** A Lua function that Redis runs as a whole, or not at all. */
export interface Script {
  readonly lua: string;
  /** Redis knows it by this: nodes of two versions each run their own. */
  readonly sha: string;
  readonly isReading: boolean;
}

/** `reading` writes nothing; `freeing` may run when Redis has reached its `maxmemory`. */
type Kind = "reading" | "writing" | "freeing";

const flags: Readonly<Record<Kind, string>> = {
  reading: " flags=no-writes",
  writing: "",
  freeing: " flags=allow-oom",
};

export function defineScript(lua: string, kind: Kind = "writing"): Script {
  const text = `#!lua${flags[kind]}\n${lua.trim()}\n`;
  const sha = createHash("sha1").update(text).digest("hex");
  return { lua: text, sha, isReading: kind === "reading" };
}
