import type { RunRequest } from "@agentstream/schema";

const longest = 80;

/** A conversation is called by the first line of its first prompt. */
export function titleOf(prompt: RunRequest["prompt"]): string | undefined {
  const parts = typeof prompt === "string" ? [{ type: "text" as const, text: prompt }] : prompt;
  const lines = parts.flatMap((part) => (part.type === "text" ? part.text.split("\n") : []));
  const line = lines.map((text) => text.trim()).find((text) => text !== "");
  if (line === undefined) return undefined;
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
