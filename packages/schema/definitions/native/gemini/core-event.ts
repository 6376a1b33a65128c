import * as t from "../../vocabulary.ts";
import { usageMetadata } from "./api-chunk/usage.ts";
import { coreContents } from "./core-event/content.ts";
import { coreErrors } from "./core-event/error.ts";
import { coreOutcomes } from "./core-event/outcome.ts";
import { coreTools } from "./core-event/tool.ts";

const definitions: t.Definitions = {
  GeminiCoreEvent: t.union("One event, with the names of Gemini CLI's core.", [
    "GeminiCoreContent",
    "GeminiCoreThought",
    "GeminiCoreCitation",
    "GeminiCoreModelInfo",
    "GeminiCoreChatCompressed",
    "GeminiCoreToolCall",
    "GeminiCoreToolCallRequest",
    "GeminiCoreFinished",
    "GeminiCoreResult",
    "GeminiCoreError",
    "GeminiCoreRetry",
    "GeminiCoreUnknown",
  ]),
  ...coreContents,
  ...coreTools,
  ...coreOutcomes,
  ...coreErrors,
  ...usageMetadata,
  GeminiCoreUnknown: t.unknownMember("A type that this version does not know."),
};

export const geminiCoreEvent: t.Document = {
  name: "native/gemini/core-event",
  title: "Gemini CLI core event",
  description:
    "One event in the form of older descriptions of Gemini CLI; no recorded version prints it.",
  root: "GeminiCoreEvent",
  definitions,
};
