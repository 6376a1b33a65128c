import type { RunRequest } from "@agentstream/schema";

/** What of a prompt is text. */
export const promptText = (prompt: RunRequest["prompt"]): string =>
  typeof prompt === "string"
    ? prompt
    : prompt.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
