import * as t from "../../vocabulary.ts";
import { facts } from "./stream-json/facts.ts";
import { notices } from "./stream-json/notice.ts";
import { sessions } from "./stream-json/session.ts";
import { tools } from "./stream-json/tool.ts";

const definitions: t.Definitions = {
  ...t.unionOf("GeminiStreamEvent", "One line of `gemini --output-format stream-json`.", {
    ...sessions,
    ...tools,
    ...notices,
    GeminiUnknownEvent: t.unknownMember("A type that no tested version prints."),
  }),
  ...facts,
};

export const geminiStreamJson: t.Document = {
  name: "native/gemini/stream-json",
  title: "Gemini CLI stream-json event",
  description: "One line that Gemini CLI prints with `--output-format stream-json`.",
  root: "GeminiStreamEvent",
  definitions,
  tested: "Gemini CLI 0.61.0",
};
