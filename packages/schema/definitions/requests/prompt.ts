import type { TSchema } from "typebox";

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

const source = {
  path: optional(string("A path in the workspace. Either this or `data`.")),
  data: optional(string("The content, base64. Either this or `path`.")),
  mimeType: optional(string("Found out from the content when absent.")),
};

export const prompt = (): TSchema =>
  either(
    [
      string(undefined, { maxLength: 100_000 }),
      list(ref("PromptPart"), undefined, { minItems: 1 }),
    ],
    "What the agent is to do: text of at most 100,000 characters, or parts.",
  );

export const promptDefinitions: Definitions = {
  PromptPart: union("A part of a prompt.", ["PromptText", "PromptImage", "PromptFile"]),
  PromptText: closed("Text.", {
    type: literal("text"),
    text: string(undefined, { maxLength: 100_000 }),
  }),
  PromptImage: closed("An image of at most 10 MB.", { type: literal("image"), ...source }),
  PromptFile: closed("A file of at most 10 MB.", {
    type: literal("file"),
    ...source,
    name: optional(string("What the agent is told it is called.")),
  }),
};
