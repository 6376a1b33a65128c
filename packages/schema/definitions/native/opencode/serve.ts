import type { Document } from "../../vocabulary.ts";
import { serveEvents } from "./serve/index.ts";
import { messages } from "./serve/message.ts";
import { parts } from "./serve/part.ts";
import { permissions } from "./serve/permission.ts";
import { questions } from "./serve/question.ts";
import { sessions } from "./serve/session.ts";
import { errors } from "./shared/error.ts";
import { fileDiffs } from "./shared/file-diff.ts";
import { models } from "./shared/model.ts";
import { timeSpans } from "./shared/time-span.ts";
import { tokens } from "./shared/tokens.ts";
import { toolMetadata } from "./shared/tool-metadata.ts";
import { toolStates } from "./shared/tool-state.ts";

export const opencodeServe: Document = {
  name: "native/opencode/serve",
  title: "opencode serve",
  description: "One event of `GET /event` of `opencode serve`: the JSON of one `data:` line.",
  root: "OpencodeServeEvent",
  tested: "opencode 1.18.33",
  definitions: {
    ...serveEvents,
    ...sessions,
    ...messages,
    ...parts,
    ...permissions,
    ...questions,
    ...toolStates,
    ...toolMetadata,
    ...fileDiffs,
    ...models,
    ...timeSpans,
    ...tokens,
    ...errors,
  },
};
