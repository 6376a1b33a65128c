import type { AgUiContext, AgUiInputPart, PromptPart, TurnRequest } from "@agentstream/schema";
import { fieldProblem } from "@agentstream/sessions";

import type { AgUiInput } from "./read-run.ts";

export interface AgUiPrompt {
  readonly prompt: TurnRequest["prompt"];
  /** Where a part of the prompt stands in the request. */
  readonly pathOf: (path: string) => string;
}

/** The prompt in the last message, after what the application says about it. */
export function promptOf({ request, last, path }: AgUiInput): AgUiPrompt {
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
  const all = [...context, ...parts];
  const pathOf = (field: string): string =>
    field.replace(/^\/prompt(?:\/(\d+))?/, (_, index) => all[Number(index ?? 0)]?.at ?? at);
  const [first] = all;
  if (all.length === 1 && first?.part.type === "text") return { prompt: first.part.text, pathOf };
  return { prompt: all.map(({ part }) => part), pathOf };
}

const text = (content: string): { readonly type: "text"; readonly text: string } => ({
  type: "text",
  text: content,
});

const describe = ({ description, value }: AgUiContext): string => `${description}: ${value}`;

function readPart(
  part: AgUiInputPart,
  at: string,
): { readonly at: string; readonly part: PromptPart } {
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
