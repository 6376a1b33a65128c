import type { ChatFile, ChatMessage, PromptPart, TurnRequest } from "@agentstream/schema";
import { fieldProblem } from "@agentstream/sessions";

import { readDataUrl } from "../../wire/read-data-url.ts";

/** The prompt in a user's message, and where a part of it stands in the message. */
export interface MessagePrompt {
  readonly prompt: TurnRequest["prompt"];
  readonly pathOf: (path: string) => string;
}

/** Reads the texts and files of a message; its other parts mean nothing to an agent. */
export function promptOf({ parts }: ChatMessage, path: string): MessagePrompt {
  const read = parts.flatMap((part, index) => {
    const at = `${path}/parts/${index}`;
    if (part.type === "text") return [{ at, part: { type: "text" as const, text: part.text } }];
    return part.type === "file" ? [{ at, part: readFile(part, at) }] : [];
  });
  const places = read.map(({ at }) => at);
  const pathOf = (field: string): string =>
    field.replace(/^\/prompt(?:\/(\d+))?/, (_, index) => places[Number(index ?? 0)] ?? path);
  const [first, ...others] = read.map(({ part }) => part);
  if (first === undefined)
    throw fieldProblem(`${path}/parts`, "Expected a text or a file in the message, got neither.");
  if (first.type === "text" && others.length === 0) return { prompt: first.text, pathOf };
  return { prompt: [first, ...others], pathOf };
}

function readFile({ url, mediaType, filename: name }: ChatFile, at: string): PromptPart {
  const data = readDataUrl(url, `${at}/url`);
  if (mediaType.startsWith("image/")) return { type: "image", data, mimeType: mediaType };
  const file = { type: "file" as const, data, mimeType: mediaType };
  return name === undefined ? file : { ...file, name };
}
