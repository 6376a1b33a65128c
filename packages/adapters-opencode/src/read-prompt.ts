import type { RunRequest } from "@agentstream/schema";

/** A prompt as one text; undefined if it has parts that are no text. */
export function readPrompt(prompt: RunRequest["prompt"]): string | undefined {
  if (typeof prompt === "string") return prompt;
  const texts = prompt.map((part) => (part.type === "text" ? part.text : undefined));
  return texts.includes(undefined) ? undefined : texts.join("\n\n");
}
