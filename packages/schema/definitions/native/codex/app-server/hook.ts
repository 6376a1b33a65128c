import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());

export const hookMethods: t.Definitions = {
  ...notification(
    "hook/started",
    "A hook of the user's configuration runs.",
    "CodexServerHookParams",
  ),
  ...notification("hook/completed", "A hook ended.", "CodexServerHookParams"),
};

export const hooks: t.Definitions = {
  CodexServerHookParams: t.open("The hook that started or ended.", {
    threadId,
    turnId: text,
    run: t.ref("CodexServerHookRun"),
  }),
  CodexServerHookRun: t.open("One run of a hook.", {
    id: t.string(),
    eventName: t.string("The event that the hook was run for."),
    status: t.words(["running", "completed", "failed", "blocked", "stopped"]),
    statusMessage: text,
    durationMs: t.maybe(t.integer()),
    entries: t.optional(t.list(t.ref("CodexServerHookOutput"))),
  }),
  CodexServerHookOutput: t.open("A message of a hook.", {
    kind: t.words(["warning", "stop", "feedback", "context", "error"]),
    text: t.string(),
  }),
};
