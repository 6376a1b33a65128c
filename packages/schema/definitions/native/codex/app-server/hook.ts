import {
  integer,
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = optional(nullable(string()));

export const hookMethods: Methods = {
  "hook/started": {
    description: "A hook of the user's configuration runs.",
    params: "CodexServerHookParams",
  },
  "hook/completed": { description: "A hook ended.", params: "CodexServerHookParams" },
};

export const hooks: Definitions = {
  CodexServerHookParams: open("The hook that began or ended.", {
    threadId,
    turnId: text,
    run: ref("CodexServerHookRun"),
  }),
  CodexServerHookRun: open("One run of a hook.", {
    id: string(),
    eventName: string("What it was run for."),
    status: words(["running", "completed", "failed", "blocked", "stopped"]),
    statusMessage: text,
    durationMs: optional(nullable(integer())),
    entries: optional(list(ref("CodexServerHookOutput"))),
  }),
  CodexServerHookOutput: open("Something that a hook said.", {
    kind: words(["warning", "stop", "feedback", "context", "error"]),
    text: string(),
  }),
};
