import * as t from "../../../vocabulary.ts";

export const tokens: t.Definitions = {
  OpencodeTokens: t.open(
    "Tokens. The parts do not overlap: input, output, reasoning and cache add up to the total.",
    {
      total: t.optional(
        t.number("Only if the provider reported usage: without it, zeros mean unknown."),
      ),
      input: t.number("Without input read from or written to the cache."),
      output: t.number("Without reasoning."),
      reasoning: t.number(),
      cache: t.ref("OpencodeCacheTokens"),
    },
  ),
  OpencodeCacheTokens: t.open("Input that went through the provider's cache.", {
    read: t.number(),
    write: t.number(),
  }),
};
