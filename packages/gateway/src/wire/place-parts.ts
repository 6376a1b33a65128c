import type { PromptPart, TurnRequest } from "@agentstream/schema";

/** A part of a prompt, and where it stands in the request. */
export interface PlacedPart {
  readonly at: string;
  readonly part: PromptPart;
}

export interface PlacedPrompt {
  readonly prompt: TurnRequest["prompt"];
  /** Where a field of the prompt stands in the request. */
  readonly pathOf: (path: string) => string;
}

/** A prompt of parts; a text alone is a plain prompt. `path`: where all of them stand. */
export function placeParts(placed: readonly PlacedPart[], path: string): PlacedPrompt {
  const pathOf = (field: string): string =>
    field.replace(/^\/prompt(?:\/(\d+))?/, (_, index) => placed[Number(index ?? 0)]?.at ?? path);
  const parts = placed.map(({ part }) => part);
  const [first] = parts;
  const prompt = parts.length === 1 && first?.type === "text" ? first.text : parts;
  return { prompt, pathOf };
}
