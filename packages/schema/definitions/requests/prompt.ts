import type { TSchema } from "typebox";

import { limits } from "../../src/limits.ts";
import * as t from "../vocabulary.ts";

/** Of every text that is a prompt. */
export const promptLimit = { maxLength: limits.maxPromptCharacters };

const source = {
  path: t.optional(t.string("A path in the workspace. Either this or `data`.")),
  data: t.optional(t.string("The content, base64. Either this or `path`.")),
  mimeType: t.optional(t.string("Detected from the content when absent.")),
};

export const prompt = (absent = ""): TSchema =>
  t.either(
    [t.string(undefined, promptLimit), t.list(t.ref("PromptPart"), undefined, { minItems: 1 })],
    ["The task of the agent: text of at most 100,000 characters, or parts.", absent]
      .join(" ")
      .trim(),
  );

export const promptDefinitions: t.Definitions = t.unionOf("PromptPart", "A part of a prompt.", {
  PromptText: t.closed("Text.", {
    type: t.literal("text"),
    text: t.string(undefined, promptLimit),
  }),
  PromptImage: t.closed("An image of at most 10 MB.", { type: t.literal("image"), ...source }),
  PromptFile: t.closed("A file of at most 10 MB.", {
    type: t.literal("file"),
    ...source,
    name: t.optional(t.string("The name that the agent sees.")),
  }),
});
