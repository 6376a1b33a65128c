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

const known = Object.keys(lines).filter((name) => name.startsWith("ClaudeSystem"));

export const systemLines: t.Definitions = {
  ClaudeSystemMessage: t.union("Something about the session, its tasks or its hooks.", [
    ...known,
    "ClaudeUnknownSystemMessage",
  ]),
  ...lines,
  ClaudeUnknownSystemMessage: t.unknownMember(
    "A system line of a subtype that this version does not know.",
    "subtype",
    { type: t.literal("system") },
  ),
};
