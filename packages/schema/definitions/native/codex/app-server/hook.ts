import * as t from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.optional(t.nullable(t.string()));

export const hookMethods: Methods = {
  "hook/started": {
    description: "A hook of the user's configuration runs.",
    params: "CodexServerHookParams",
  },
  "hook/completed": { description: "A hook ended.", params: "CodexServerHookParams" },
};

export const hooks: t.Definitions = {
  CodexServerHookParams: t.open("The hook that began or ended.", {
    threadId,
    turnId: text,
    run: t.ref("CodexServerHookRun"),
  }),
  CodexServerHookRun: t.open("One run of a hook.", {
    id: t.string(),
    eventName: t.string("What it was run for."),
    status: t.words(["running", "completed", "failed", "blocked", "stopped"]),
    statusMessage: text,
    durationMs: t.optional(t.nullable(t.integer())),
    entries: t.optional(t.list(t.ref("CodexServerHookOutput"))),
  }),
  CodexServerHookOutput: t.open("Something that a hook said.", {
    kind: t.words(["warning", "stop", "feedback", "context", "error"]),
    text: t.string(),
  }),
};
