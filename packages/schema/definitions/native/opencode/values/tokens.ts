import { number, open, optional, ref, type Definitions } from "../../../vocabulary.ts";

export const tokens: Definitions = {
  OpencodeTokens: open(
    "Tokens. The parts do not overlap: input, output, reasoning and cache add up to the total.",
    {
      total: optional(
        number("Only where the provider reported usage: without it, zeros mean unknown."),
      ),
      input: number("Without what came from the cache or went into it."),
      output: number("Without reasoning."),
      reasoning: number(),
      cache: ref("OpencodeCacheTokens"),
    },
  ),
  OpencodeCacheTokens: open("Input that went through the provider's cache.", {
    read: number(),
    write: number(),
  }),
};
