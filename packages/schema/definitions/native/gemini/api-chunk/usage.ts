import {
  anything,
  count,
  list,
  map,
  open,
  optional,
  type Definitions,
} from "../../../vocabulary.ts";

const details = (of: string) => optional(list(map(anything()), `${of}, by modality.`));

export const usageMetadata: Definitions = {
  GeminiUsageMetadata: open("What one answer used; the API leaves out what is 0.", {
    promptTokenCount: optional(count("What was cached is included.")),
    candidatesTokenCount: optional(count("Without thoughts.")),
    totalTokenCount: optional(count("All of them together.")),
    cachedContentTokenCount: optional(count("The part of the prompt that came from a cache.")),
    thoughtsTokenCount: optional(count()),
    toolUsePromptTokenCount: optional(count("Not part of `promptTokenCount`.")),
    promptTokensDetails: details("The prompt"),
    candidatesTokensDetails: details("The answer"),
    cacheTokensDetails: details("What was cached"),
    toolUsePromptTokensDetails: details("The prompts of tools"),
  }),
};
