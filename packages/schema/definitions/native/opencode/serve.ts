import type * as t from "../../vocabulary.ts";
import { serveEvents } from "./serve/index.ts";
import { messages } from "./serve/message.ts";
import { parts } from "./serve/part.ts";
import { permissions } from "./serve/permission.ts";
import { questions } from "./serve/question.ts";
import { sessions } from "./serve/session.ts";
import { errors } from "./values/error.ts";
import { fileDiffs } from "./values/file-diff.ts";
import { models } from "./values/model.ts";
import { timeSpans } from "./values/time-span.ts";
import { tokens } from "./values/tokens.ts";
import { toolMetadata } from "./values/tool-metadata.ts";
import { toolStates } from "./values/tool-state.ts";

export const opencodeServe: t.Document = {
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
