import type { PlanOptions } from "@agentstream/adapter-kit";
import { checkPrompt, findKnownVersion } from "@agentstream/runner";
import type { RunRequest } from "@agentstream/schema";

import { checkInstalled } from "./check-installed.ts";
import type { KnownAgent } from "./plan-run.ts";
import { resolveWorkspace } from "./resolve-workspace.ts";
import { SessionProblem } from "./session-problem.ts";

/** Where a run will be: in this process, or in another one, whose files and programs are not known here. */
export type RunPlace = "here" | "elsewhere";

/** What is checked of a request against the machine that runs it. */
export interface RunHost {
  readonly resolveWorkspace: typeof resolveWorkspace;
  readonly checkParts: (prompt: RunRequest["prompt"], cwd: string) => void;
  readonly checkInstalled: typeof checkInstalled;
  readonly versionOf: (agent: KnownAgent) => PlanOptions;
}

export const runHosts: Readonly<Record<RunPlace, RunHost>> = {
  here: { resolveWorkspace, checkParts, checkInstalled, versionOf },
  elsewhere: {
    resolveWorkspace: async (cwd, [first = "/"]) => cwd ?? first,
    checkParts: () => {},
    checkInstalled: async () => {},
    versionOf: () => ({}),
  },
};

function checkParts(prompt: RunRequest["prompt"], cwd: string): void {
  const faults = checkPrompt(prompt, cwd);
  if (faults.length === 0) return;
  const errors = faults.slice(0, 20).map(({ field, reason }) => ({
    path: `/${field.replace("[", "/").replace("]", "").replace(".", "/")}`,
    message: reason,
  }));
  const kind = faults.some((fault) => fault.kind === "outside") ? "forbidden" : "invalid";
  throw new SessionProblem(kind, errors.map(({ message }) => message).join(" "), { errors });
}

/** What is known of the version that is here, without asking its command: a request does not wait for that. */
function versionOf({ adapter, options }: KnownAgent): PlanOptions {
  if (options?.transport !== undefined) return {};
  const command = options?.command ?? (adapter.command && [adapter.command.name]);
  return { agentVersion: command && findKnownVersion(command) };
}
