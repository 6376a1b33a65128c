import {
  plainPrompt,
  type Check,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit/author";

import { documentType, imageTypes } from "./stream-json/build-content.ts";

type Part = Exclude<ReadRequest["prompt"], string>[number];
type Reason = (part: Part) => string | undefined;

/** The prompt is text, written to the standard input, where nothing of it can be a flag. */
export const isText: Check = ({ prompt }) => refuseParts(prompt, reasonAgainstMedia);

/** The prompt is what the translator can write: text, images and PDF documents, and other files by their paths. */
export const isContent: Check = ({ prompt }) => refuseParts(prompt, reasonAgainstPart);

/** Each part that is refused is named by its index. */
const refuseParts = (prompt: ReadRequest["prompt"], reasonAgainst: Reason): Refusal["refusals"] =>
  (typeof prompt === "string" ? [] : prompt).flatMap((part, index) => {
    const reason = reasonAgainst(part);
    return reason === undefined ? [] : [{ field: `prompt[${index}]`, reason }];
  });

const reasonAgainstMedia: Reason = ({ type }) =>
  type === "text"
    ? undefined
    : `This protocol takes no ${type}: name its path in the text instead, or use stream-input.`;

/** A part with no type of its own is checked when its content is there. */
function reasonAgainstPart(part: Part): string | undefined {
  if (part.type === "text" || part.path !== undefined || part.mimeType === undefined)
    return undefined;
  const isImage = part.type === "image" && imageTypes.has(part.mimeType);
  const isDocument = part.type === "file" && part.mimeType === documentType;
  if (isImage || isDocument) return undefined;
  const fit = part.type === "image" ? "PNG, JPEG, GIF or WebP" : "PDF";
  return `Expected ${fit}, got ${part.mimeType}: put it into the workspace and give its path.`;
}

/** The prompt has words, or parts other than text; and no NUL. */
export const isWritten: Check = ({ prompt }) => {
  const text = plainPrompt(prompt);
  const texts =
    typeof prompt === "string"
      ? [prompt]
      : prompt.map((part) => (part.type === "text" ? part.text : ""));
  if (texts.some((one) => one.includes("\0")))
    return "The prompt has a NUL character, which Claude Code cannot take.";
  return text?.trim() === "" ? "The prompt is empty." : undefined;
};
