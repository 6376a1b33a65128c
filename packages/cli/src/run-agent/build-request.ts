import type { McpServer, RunRequest } from "@agentstream/schema";
import { validate } from "@agentstream/schema/requests/run";
import { present } from "@agentstream/stream";

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
  readonly mcpServers?: McpServer[];
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
  mcpServers: "--mcp",
};

/** Whether a person can answer requests, and whether text is shown as it is written. */
export interface Asking {
  readonly interactive: boolean;
  readonly deltas: boolean;
}

export function buildRequest(prompt: string, flags: RequestFlags, asking: Asking): RunRequest {
  const request: RunRequest = present({
    prompt,
    interactive: asking.interactive ? true : undefined,
    deltas: asking.deltas ? true : undefined,
    approvalMode: flags.approval,
    sandboxMode: flags.sandbox,
    permissionTier: flags.tier,
    cwd: flags.cwd,
    model: flags.model,
    resume: flags.resume,
    maxTurns: flags.maxTurns,
    maxBudgetUsd: flags.maxBudget,
    allowedTools: flags.allowedTools,
    protocol: flags.protocol,
    env: flags.env,
    mcpServers: flags.mcpServers,
  });
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

/** The refused fields of a request, by their flags, and what to do. */
export function refusalInWords(
  refusals: readonly { readonly field: string; readonly reason: string }[],
): string {
  const lines = refusals.map(({ field, reason }) => {
    const flag = Object.hasOwn(flagOfField, field) ? flagOfField[field] : undefined;
    const name = flag === undefined ? field : `${flag} (${field})`;
    return `\n  ${name}: ${reason}`;
  });
  return `the request was refused:${lines.join("")}\nChange or remove the options above. No agent was started.`;
}
