import type { ChatFile, ChatMessage, PromptPart } from "@agentstream/schema";
import { fieldProblem } from "@agentstream/sessions";

import { placeParts, type PlacedPart, type PlacedPrompt } from "../../wire/place-parts.ts";
import { readDataUrl } from "../../wire/read-data-url.ts";

/** Reads the texts and files of a message; its other parts mean nothing to an agent. */
export function promptOf({ parts }: ChatMessage, path: string): PlacedPrompt {
  const placed = parts.flatMap((part, index): PlacedPart[] => {
    const at = `${path}/parts/${index}`;
    if (part.type === "text") return [{ at, part: { type: "text", text: part.text } }];
    return part.type === "file" ? [{ at, part: readFile(part, at) }] : [];
  });
  if (placed.length === 0)
    throw fieldProblem(`${path}/parts`, "Expected a text or a file in the message, got neither.");
  return placeParts(placed, path);
}

function readFile({ url, mediaType, filename: name }: ChatFile, at: string): PromptPart {
  const data = readDataUrl(url, `${at}/url`);
  if (mediaType.startsWith("image/")) return { type: "image", data, mimeType: mediaType };
  const file = { type: "file" as const, data, mimeType: mediaType };
  return name === undefined ? file : { ...file, name };
}
