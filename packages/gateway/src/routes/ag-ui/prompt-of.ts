import type { AgUiContext, AgUiInputPart } from "@agentstream/schema";
import { fieldProblem } from "@agentstream/sessions";

import { placeParts, type PlacedPart, type PlacedPrompt } from "../../wire/place-parts.ts";
import type { AgUiInput } from "./read-run.ts";

/** The prompt in the last message, after what the application says about it. */
export function promptOf({ request, last, path }: AgUiInput): PlacedPrompt {
  const content = last?.content;
  const at = `${path}/content`;
  if (content === undefined || (typeof content !== "string" && !Array.isArray(content)))
    throw fieldProblem(at, "Expected a text or a list of parts in the user's message.");
  const parts =
    typeof content === "string"
      ? [{ at, part: text(content) }]
      : content.map((part, index) => readPart(part, `${at}/${index}`));
  if (parts.length === 0) throw fieldProblem(at, "Expected a text or a file, got an empty list.");
  const context = (request.context ?? []).map((one, index) => ({
    at: `/context/${index}/value`,
    part: text(describe(one)),
  }));
  return placeParts([...context, ...parts], at);
}

const text = (content: string) => ({ type: "text" as const, text: content });

const describe = ({ description, value }: AgUiContext): string => `${description}: ${value}`;

function readPart(part: AgUiInputPart, at: string): PlacedPart {
  if (part.type === "text") return { at, part: text(part.text) };
  if (part.type !== "image" && part.type !== "document")
    throw fieldProblem(`${at}/type`, "Agents take text, image and document parts only.");
  const { type, value: data, mimeType } = part.source;
  if (type !== "data")
    throw fieldProblem(
      `${at}/source/type`,
      "Expected a source of type data: the server fetches no files; send the content.",
    );
  const kind = part.type === "image" ? ("image" as const) : ("file" as const);
  return {
    at,
    part: mimeType === undefined ? { type: kind, data } : { type: kind, data, mimeType },
  };
}
