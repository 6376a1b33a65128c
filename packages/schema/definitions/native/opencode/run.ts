import type { Document } from "../../vocabulary.ts";
import { runEvents } from "./run/event.ts";
import { runParts } from "./run/part.ts";
import { errors } from "./shared/error.ts";
import { fileDiffs } from "./shared/file-diff.ts";
import { models } from "./shared/model.ts";
import { timeSpans } from "./shared/time-span.ts";
import { tokens } from "./shared/tokens.ts";
import { toolMetadata } from "./shared/tool-metadata.ts";
import { toolStates } from "./shared/tool-state.ts";

export const opencodeRun: Document = {
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
