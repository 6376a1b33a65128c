import type { Opening, Plan, ReadRequest, Refusal } from "@agentstream/adapter-kit";

import { configOf } from "../config-of.ts";
import { refuseUnsupported, refuseValues, type Refused } from "../refuse-request.ts";
import { findServerPermission, sandboxes, type ServerPermission } from "./permissions.ts";

/** Runs the request with `codex app-server`: what the command line does not say, the conversation does. */
export function planAppServer(asked: ReadRequest): Plan | Refusal {
  const { interactive = asked.protocol === "app-server", env = {} } = asked;
  const permission = findServerPermission(asked, interactive);
  const refusals = [
    ...refuseUnsupported(asked),
    ...refuseValues(asked, false),
    ...refusePrompt(asked),
    ...("refused" in permission ? [{ field: "approvalMode", reason: permission.refused }] : []),
  ];
  if (refusals.length > 0 || "refused" in permission) return { refusals };
  const notes = [...permission.notGuaranteed];
  return {
    command: "codex",
    args: ["app-server"],
    env,
    stdin: undefined,
    files: {},
    protocol: "app-server",
    opening: buildOpening(asked, permission),
    config: configOf(asked, "app-server", permission.sandboxMode, notes),
    notes,
  };
}

/** The thread that is begun or gone on with, and what each turn says besides its prompt. */
function buildOpening(
  { cwd, model, resume, outputSchema }: ReadRequest,
  { approvalPolicy, sandboxMode }: ServerPermission,
): Opening {
  const params = {
    // its history was told when it happened
    ...(resume !== undefined && { threadId: resume, excludeTurns: true }),
    ...(cwd !== undefined && { cwd }),
    ...(model !== undefined && { model }),
    ...(approvalPolicy !== undefined && { approvalPolicy }),
    ...(sandboxMode !== undefined && { sandbox: sandboxes[sandboxMode] }),
  };
  return {
    thread: { method: resume === undefined ? "thread/start" : "thread/resume", params },
    ...(outputSchema !== undefined && { turn: { outputSchema } }),
  };
}

function refusePrompt({ prompt }: ReadRequest): Refused[] {
  const refuse = (reason: string): Refused[] => [{ field: "prompt", reason }];
  if (typeof prompt === "string") return prompt.trim() === "" ? refuse("it has no text") : [];
  if (prompt.some(({ type }) => type === "file"))
    return refuse("codex app-server takes no files: name their paths");
  const isEmpty = prompt.every((part) => part.type === "text" && part.text.trim() === "");
  return isEmpty ? refuse("it has no text") : [];
}
