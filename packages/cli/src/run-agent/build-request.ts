import type { RunRequest } from "@agentstream/schema";
import { validate } from "@agentstream/schema/requests/run";

import { UsageError } from "../terminal.ts";

/** The flags of `run` that are fields of the request. */
export interface RequestFlags {
  readonly approval?: RunRequest["approvalMode"];
  readonly sandbox?: RunRequest["sandboxMode"];
  readonly tier?: RunRequest["permissionTier"];
  readonly cwd?: string;
  readonly model?: string;
  readonly resume?: string;
  readonly maxTurns?: number;
  readonly maxBudget?: number;
  readonly allowedTools?: string[];
  readonly protocol?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const flagOfField: Readonly<Record<string, string>> = {
  prompt: "the task",
  approvalMode: "--approval",
  sandboxMode: "--sandbox",
  permissionTier: "--tier",
  cwd: "--cwd",
  model: "--model",
  resume: "--resume",
  maxTurns: "--max-turns",
  maxBudgetUsd: "--max-budget",
  allowedTools: "--allowed-tools",
  protocol: "--protocol",
  env: "--env",
};

/** Who asks: whether somebody can answer, and whether text is wanted as it is written. */
export interface Asking {
  readonly interactive: boolean;
  readonly deltas: boolean;
}

export function buildRequest(prompt: string, flags: RequestFlags, asking: Asking): RunRequest {
  const { approval, sandbox, tier, cwd, model, resume, maxTurns, maxBudget, ...rest } = flags;
  const { allowedTools, protocol, env } = rest;
  const request: RunRequest = {
    prompt,
    ...(asking.interactive && { interactive: true }),
    ...(asking.deltas && { deltas: true }),
    ...(approval !== undefined && { approvalMode: approval }),
    ...(sandbox !== undefined && { sandboxMode: sandbox }),
    ...(tier !== undefined && { permissionTier: tier }),
    ...(cwd !== undefined && { cwd }),
    ...(model !== undefined && { model }),
    ...(resume !== undefined && { resume }),
    ...(maxTurns !== undefined && { maxTurns }),
    ...(maxBudget !== undefined && { maxBudgetUsd: maxBudget }),
    ...(allowedTools !== undefined && { allowedTools }),
    ...(protocol !== undefined && { protocol }),
    ...(env !== undefined && { env }),
  };
  const verdict = validate(request);
  if (verdict.ok) return request;
  throw new UsageError(
    refusalInWords(
      verdict.errors.map(({ path, message }) => ({
        field: path.split("/")[1] ?? "",
        reason: message,
      })),
    ),
  );
}

/** What of a request cannot be, by the names that it has at the terminal; and what to do. */
export function refusalInWords(
  refusals: readonly { readonly field: string; readonly reason: string }[],
): string {
  const lines = refusals.map(({ field, reason }) => {
    const flag = Object.hasOwn(flagOfField, field) ? flagOfField[field] : undefined;
    const name = flag === undefined ? field : `${flag} (${field})`;
    return `\n  ${name}: ${reason}`;
  });
  return `this cannot be run as asked:${lines.join("")}\nChange what is named, or leave it out. Nothing was started.`;
}
