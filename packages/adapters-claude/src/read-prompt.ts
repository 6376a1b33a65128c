import type { RunRequest } from "@agentstream/schema";

import { documentType, imageTypes } from "./build-content.ts";

type Refuse = (field: string, reason: string) => void;
type Part = Exclude<RunRequest["prompt"], string>[number];

/** The prompt as text, where it goes to the standard input: no flag can swallow it there, and it is no flag itself. */
export function readPromptText(prompt: RunRequest["prompt"], refuse: Refuse): string {
  const parts = partsOf(prompt);
  const texts = parts.flatMap((part, index) => {
    if (part.type === "text") return [part.text];
    refuse(
      `prompt[${index}]`,
      `This protocol takes no ${part.type}: name its path in the text instead, or use stream-input.`,
    );
    return [];
  });
  const text = texts.join("\n\n");
  checkText(text, parts, refuse);
  return text;
}

/** The prompt as parts, which the translator writes: images and PDF documents, and anything else by its path. */
export function checkPromptParts(prompt: RunRequest["prompt"], refuse: Refuse): void {
  const parts = partsOf(prompt);
  for (const [index, part] of parts.entries()) {
    const reason = reasonAgainst(part);
    if (reason !== undefined) refuse(`prompt[${index}]`, reason);
  }
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  checkText(texts.join("\n"), parts, refuse);
}

/** Without a type of its own the content says what it is, when it is there. */
function reasonAgainst(part: Part): string | undefined {
  if (part.type === "text" || part.path !== undefined || part.mimeType === undefined)
    return undefined;
  const isImage = part.type === "image" && imageTypes.has(part.mimeType);
  const isDocument = part.type === "file" && part.mimeType === documentType;
  if (isImage || isDocument) return undefined;
  const fit = part.type === "image" ? "PNG, JPEG, GIF and WebP" : "PDF";
  return `A prompt can hold ${fit}, no ${part.mimeType}: put it into the workspace, and give its path.`;
}

const partsOf = (prompt: RunRequest["prompt"]): readonly Part[] =>
  typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;

function checkText(text: string, parts: readonly Part[], refuse: Refuse): void {
  if (text.includes("\0")) refuse("prompt", "A prompt must not contain NUL.");
  if (text.trim() === "" && parts.every(({ type }) => type === "text"))
    refuse("prompt", "The prompt is empty.");
}
