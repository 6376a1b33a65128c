import type * as t from "../../vocabulary.ts";
import { runEvents } from "./run/event.ts";
import { runParts } from "./run/part.ts";
import { errors } from "./values/error.ts";
import { fileDiffs } from "./values/file-diff.ts";
import { models } from "./values/model.ts";
import { timeSpans } from "./values/time-span.ts";
import { tokens } from "./values/tokens.ts";
import { toolMetadata } from "./values/tool-metadata.ts";
import { toolStates } from "./values/tool-state.ts";

export const opencodeRun: t.Document = {
  name: "native/opencode/run",
  title: "opencode run",
  description: "One line of the standard output of `opencode run --format json`.",
  root: "OpencodeRunEvent",
  tested: "opencode 1.18.33",
  definitions: {
    ...runEvents,
    ...runParts,
    ...toolStates,
    ...toolMetadata,
    ...fileDiffs,
    ...models,
    ...timeSpans,
    ...tokens,
    ...errors,
  },
};
