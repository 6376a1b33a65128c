import * as t from "../../../vocabulary.ts";
import { hookLines } from "./system-hook.ts";
import { modelLines } from "./system-model.ts";
import { noticeLines } from "./system-notice.ts";
import { sessionLines } from "./system-session.ts";
import { taskLines } from "./system-task.ts";

const lines: t.Definitions = {
  ...sessionLines,
  ...modelLines,
  ...taskLines,
  ...hookLines,
  ...noticeLines,
};

/** Those of a union that is itself a member are not. */
const known = Object.keys(lines).filter((name) => /^ClaudeSystem\w+(?<!Data|Line)$/.test(name));

export const systemLines: t.Definitions = {
  ClaudeSystemMessage: t.union("Something about the session, its tasks or its hooks.", [
    ...known,
    "ClaudeUnknownSystemMessage",
  ]),
  ...lines,
  ClaudeUnknownSystemMessage: t.unknownMember(
    "A system line of a subtype that this version does not know.",
    { type: t.literal("system") },
    "subtype",
  ),
};
