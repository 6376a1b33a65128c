import {
  approvalModes,
  sandboxModes,
  type ApprovalMode,
  type PermissionMode,
  type PermissionTier,
  type RunRequest,
  type SandboxMode,
} from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

/** A request without aliases and presets. */
export interface ReadRequest extends Omit<
  RunRequest,
  "workingDirectory" | "blockedTools" | "tier" | "permissionTier" | "permissionMode"
> {
  readonly permissionTier?: PermissionTier;
  readonly permissionMode?: PermissionMode;
}

const aliases: Readonly<Record<string, string>> = {
  cwd: "workingDirectory",
  disallowedTools: "blockedTools",
  permissionTier: "tier",
};

/** The name by which a request has a field: the alias, if the request has it by that alone. */
export function fieldAsSent(field: string, request: object): string {
  const [name = ""] = field.split(/[.[]/, 1);
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  const sent: ReadonlyMap<string, unknown> = new Map(Object.entries(request));
  const isAlias = sent.get(name) === undefined && sent.get(alias ?? "") !== undefined;
  return alias !== undefined && isAlias ? alias + field.slice(name.length) : field;
}

interface Modes {
  readonly approvalMode?: ApprovalMode | undefined;
  readonly sandboxMode?: SandboxMode | undefined;
}

const tiers: Readonly<Record<PermissionTier, Modes>> = {
  "dry-run": { approvalMode: "ask", sandboxMode: "readOnly" },
  supervised: { approvalMode: "autoEdit", sandboxMode: "workspaceWrite" },
  autonomous: { approvalMode: "autoAll", sandboxMode: "fullAccess" },
};

const modes: Readonly<Record<PermissionMode, Modes>> = {
  default: {},
  accept_edits: { approvalMode: "autoEdit" },
  bypass: { approvalMode: "autoAll" },
  plan: { approvalMode: "ask", sandboxMode: "readOnly" },
  ask: { approvalMode: "ask" },
};

/** Resolves the other names of fields, and the presets: where a request says two things the stricter one counts. */
export function readRequest(request: RunRequest): ReadRequest {
  const { workingDirectory, blockedTools, tier, ...rest } = request;
  const { cwd = workingDirectory, permissionTier = tier, permissionMode } = rest;
  const disallowedTools = [...(rest.disallowedTools ?? []), ...(blockedTools ?? [])];
  const asked: readonly Modes[] = [
    rest,
    modesFor(tiers, permissionTier),
    modesFor(modes, permissionMode),
  ];
  const approvalMode = strictest(
    approvalModes,
    asked.map((one) => one.approvalMode),
  );
  const sandboxMode = strictest(
    sandboxModes,
    asked.map((one) => one.sandboxMode),
  );
  return present({
    ...rest,
    cwd,
    permissionTier,
    disallowedTools: disallowedTools.length > 0 ? disallowedTools : rest.disallowedTools,
    approvalMode,
    sandboxMode,
  });
}

/** An unknown word, which JavaScript may pass, is refused by the plan. */
const modesFor = <Word extends string>(
  table: Readonly<Record<Word, Modes>>,
  word: Word | undefined,
): Modes => (word === undefined || !Object.hasOwn(table, word) ? {} : table[word]);

const strictest = <T>(order: readonly T[], asked: readonly (T | undefined)[]): T | undefined =>
  order.find((mode) => asked.includes(mode));
