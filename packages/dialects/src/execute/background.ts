import type { OutputEvent } from "@agentstream/schema";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { ExecuteRun } from "./run.ts";

const lifecycleHooks: ReadonlySet<string> = new Set(["SessionStart", "Stop", "Notification"]);

/** Whether a hook is one of Claude's lifecycle; its name may have more: `SessionStart:startup`. */
const isLifecycleHook = (name: string): boolean =>
  lifecycleHooks.has(name.split(":", 1)[0] ?? name);

type BackgroundType = "subagentStarted" | "subagentCompleted" | "hookStarted" | "hookCompleted";

/** Sub-agents and hooks. */
export const background: Handlers<ExecuteRun, OutputEvent, BackgroundType> = {
  subagentStarted: ({ subagentId: id, label }, run) => {
    run.subagents.set(id, label);
    return [{ kind: "subagent", id, status: "started", label }];
  },
  subagentCompleted: ({ subagentId: id, success }, run) => {
    const label = run.subagents.get(id) ?? "";
    run.subagents.delete(id);
    return [{ kind: "subagent", id, status: success ? "completed" : "failed", label }];
  },
  hookStarted: ({ hookId: id, name, hookEvent = name }, run) => {
    if (isLifecycleHook(name) || isLifecycleHook(hookEvent)) return none;
    run.hooks.add(id);
    return [{ kind: "hook", id, name, status: "started" }];
  },
  hookCompleted: ({ hookId: id, name, success }, run) =>
    run.hooks.delete(id)
      ? [{ kind: "hook", id, name, status: success ? "completed" : "failed" }]
      : none,
};
