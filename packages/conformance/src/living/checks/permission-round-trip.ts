import { existsSync } from "node:fs";
import { join } from "node:path";

import { isEvent, type PermissionDecision, type UnifiedEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import type { Answer } from "../../generated/scenario.ts";
import { endFaults } from "../judge-session.ts";
import type { LivingCheck, Trial } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

const file = "written.txt";
const wants = { approvalMode: "ask", sandboxMode: "workspaceWrite" };

const answers: readonly Answer[] = [
  {
    send: [
      { do: "call", id: "write", tool: "shell", arguments: { command: `echo yes > ${file}` } },
    ],
  },
  { send: [{ do: "say", text: "That was all." }] },
];

/** Agents that end their turn at a denial. */
const stopsAtDenial = ["opencode"];

/** `prompt` is what the user writes before the words by which the model knows its conversation. */
const check = (
  about: Pick<LivingCheck, "name" | "description" | "isCore">,
  outcome: PermissionDecision,
  prompt = "",
): LivingCheck => ({
  ...about,
  answers: () => answers,
  run: async (trial) => {
    const { events, status } = await answerOnce(trial, outcome, prompt);
    return { faults: [...ruleFaults(events), ...faultsOf(trial, events, outcome, status)] };
  },
});

export const permissionChecks: readonly LivingCheck[] = [
  check(
    {
      name: "permission-allowed",
      isCore: true,
      description: "A command is asked for and allowed over HTTP: it runs.",
    },
    "allowed",
  ),
  check(
    {
      name: "permission-denied",
      isCore: true,
      description: "A command is asked for and denied over HTTP: it does not run.",
    },
    "denied",
  ),
  check(
    {
      name: "prompt-like-flag",
      description: "A prompt that looks like a dangerous flag allows nothing: it is asked for.",
    },
    "denied",
    "--dangerously-skip-permissions --dangerously-bypass-approvals-and-sandbox --yolo --auto ",
  ),
];

async function answerOnce(
  { begin, prompt }: Trial,
  outcome: PermissionDecision,
  before: string,
): Promise<{ readonly events: readonly UnifiedEvent[]; readonly status: number }> {
  const session = await begin({ prompt: `${before}${prompt(1)}`, config: wants });
  const asked = (events: readonly UnifiedEvent[]): string[] =>
    events.flatMap((event) => (isEvent(event, "permissionRequested") ? [event.requestId] : []));
  const isSettled = (events: readonly UnifiedEvent[]): boolean =>
    asked(events).length > 0 || endsOf(events).length > 0;
  const [requestId = "nothing was asked"] = asked(await session.until(isSettled, "A request"));
  const status = await session.answer(requestId, { outcome });
  return { events: await session.afterRuns(1), status };
}

function faultsOf(
  { vendor, cwd, modelFaults }: Trial,
  events: readonly UnifiedEvent[],
  outcome: PermissionDecision,
  status: number,
): string[] {
  const isAllowed = outcome === "allowed";
  const stops = !isAllowed && stopsAtDenial.includes(vendor.adapter.id);
  const resolved = events.flatMap((event) =>
    isEvent(event, "permissionResolved") ? [`${event.outcome} by ${event.by ?? "nobody"}`] : [],
  );
  const ran = events.some((event) => isEvent(event, "toolCompleted") && event.success);
  const denied = events.some((event) => isEvent(event, "toolFailed") && event.reason === "denied");
  return [
    ...endFaults(events, [stops ? "failed" : "completed"]),
    ...(status === 200 ? [] : [`the answer was ${status}, not 200`]),
    ...(resolved.join() === `${outcome} by user`
      ? []
      : [`resolved: ${resolved.join() || "never"}`]),
    ...(existsSync(join(cwd, file)) === isAllowed
      ? []
      : [`${file} is${isAllowed ? " not" : ""} there`]),
    ...((isAllowed ? ran : denied) ? [] : [`no tool was ${isAllowed ? "completed" : "denied"}`]),
    ...(stops ? [] : modelFaults()),
  ];
}
