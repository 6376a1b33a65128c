import * as t from "../../vocabulary.ts";
import { notices } from "./stream-json/notice.ts";
import { sessions } from "./stream-json/session.ts";
import { tools } from "./stream-json/tool.ts";

const definitions: t.Definitions = {
  GeminiStreamEvent: t.union("One line of `gemini --output-format stream-json`.", [
    "GeminiInit",
    "GeminiMessage",
    "GeminiToolUse",
    "GeminiToolResult",
    "GeminiError",
    "GeminiResult",
    "GeminiUnknownEvent",
  ]),
  ...sessions,
  ...tools,
  ...notices,
  GeminiUnknownEvent: t.unknownMember("A type that no tested version prints.", "type"),
};

export const geminiStreamJson: t.Document = {
  name: "native/gemini/stream-json",
  title: "Gemini CLI stream-json event",
  description: "One line that Gemini CLI prints with `--output-format stream-json`.",
  root: "GeminiStreamEvent",
  definitions,
  tested: "Gemini CLI 0.61.0",
};
