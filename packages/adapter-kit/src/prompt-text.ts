import type { RunRequest } from "@agentstream/schema";

/** The text parts of a prompt, as one text. */
export const promptText = (prompt: RunRequest["prompt"]): string =>
  typeof prompt === "string"
    ? prompt
    : prompt.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");

/** A prompt as one text; undefined if it has parts that are no text. */
export function plainPrompt(prompt: RunRequest["prompt"]): string | undefined {
  if (typeof prompt === "string") return prompt;
  const texts = prompt.map((part) => (part.type === "text" ? part.text : undefined));
  return texts.includes(undefined) ? undefined : texts.join("\n\n");
}
