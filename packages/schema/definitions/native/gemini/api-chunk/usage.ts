import * as t from "../../../vocabulary.ts";

const details = (of: string) => t.optional(t.list(t.map(t.anything()), `${of}, by modality.`));

export const usageMetadata: t.Definitions = {
  GeminiUsageMetadata: t.open("The usage of one answer; the API omits figures that are 0.", {
    promptTokenCount: t.optional(t.count("Cached input is included.")),
    candidatesTokenCount: t.optional(t.count("Without thoughts.")),
    totalTokenCount: t.optional(t.count("The sum.")),
    cachedContentTokenCount: t.optional(t.count("The part of the prompt that came from a cache.")),
    thoughtsTokenCount: t.optional(t.count()),
    toolUsePromptTokenCount: t.optional(t.count("Not part of `promptTokenCount`.")),
    promptTokensDetails: details("The prompt"),
    candidatesTokensDetails: details("The answer"),
    cacheTokensDetails: details("What was cached"),
    toolUsePromptTokensDetails: details("The prompts of tools"),
  }),
};
