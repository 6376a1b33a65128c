import type { TSchema } from "typebox";

import { limits } from "../../src/limits.ts";
import {
  closed,
  either,
  list,
  literal,
  optional,
  ref,
  string,
  union,
  type Definitions,
} from "../vocabulary.ts";

/** Of every text that is a prompt. */
export const promptLimit = { maxLength: limits.maxPromptCharacters };

const source = {
  path: optional(string("A path in the workspace. Either this or `data`.")),
  data: optional(string("The content, base64. Either this or `path`.")),
  mimeType: optional(string("Found out from the content when absent.")),
};

export const prompt = (absent = ""): TSchema =>
  either(
    [string(undefined, promptLimit), list(ref("PromptPart"), undefined, { minItems: 1 })],
    ["What the agent is to do: text of at most 100,000 characters, or parts.", absent]
      .join(" ")
      .trim(),
  );

export const promptDefinitions: Definitions = {
  PromptPart: union("A part of a prompt.", ["PromptText", "PromptImage", "PromptFile"]),
  PromptText: closed("Text.", {
    type: literal("text"),
    text: string(undefined, promptLimit),
  }),
  PromptImage: closed("An image of at most 10 MB.", { type: literal("image"), ...source }),
  PromptFile: closed("A file of at most 10 MB.", {
    type: literal("file"),
    ...source,
    name: optional(string("What the agent is told it is called.")),
  }),
};
