import { readRequest } from "@agentstream/adapter-kit";
import {
  approvalModes,
  sandboxModes,
  type ApprovalMode,
  type PermissionTier,
  type RunRequest,
  type SandboxMode,
} from "@agentstream/schema/core";
import { present } from "@agentstream/stream";

export interface Modes {
  readonly approvalMode: ApprovalMode;
  readonly sandboxMode: SandboxMode;
}

/** The modes of a tier. */
export function modesOf(permissionTier: PermissionTier): Modes {
  const { approvalMode = "ask", sandboxMode = "readOnly" } = readRequest({
    prompt: "",
    permissionTier,
  });
  return { approvalMode, sandboxMode };
}

/** The modes of an attended session that asks for none. */
export const askingModes: Modes = { approvalMode: "ask", sandboxMode: "workspaceWrite" };

export interface Capped {
  readonly request: RunRequest;
  /** The fields in which the request got less than it asked for. */
  readonly capped: readonly string[];
}

/** Sets the modes of a request: those that it asks for, else the usual ones; at most those of the cap. */
export function capModes(given: RunRequest, usual: Modes, cap: PermissionTier): Capped {
  const { permissionTier: _, permissionMode: __, ...asked } = readRequest(given);
  const limit = modesOf(cap);
  const approvalMode = lower(
    approvalModes,
    asked.approvalMode ?? usual.approvalMode,
    limit.approvalMode,
  );
  const sandboxMode = lower(
    sandboxModes,
    asked.sandboxMode ?? usual.sandboxMode,
    limit.sandboxMode,
  );
  const approved =
    cap === "autonomous" ? asked.autoApproveTools : asked.autoApproveTools?.filter(isHarmless);
  const capped = [
    ...cappedField("approvalMode", asked.approvalMode, approvalMode),
    ...cappedField("sandboxMode", asked.sandboxMode, sandboxMode),
    ...cappedField("autoApproveTools", asked.autoApproveTools?.length, approved?.length),
  ];
  const request = present({ ...asked, approvalMode, sandboxMode, autoApproveTools: approved });
  return { request, capped };
}

const cappedField = (name: string, asked: unknown, given: unknown): string[] =>
  asked === undefined || asked === given ? [] : [name];

const lower = <T>(order: readonly T[], asked: T, limit: T): T =>
  order.indexOf(asked) <= order.indexOf(limit) ? asked : limit;

/** Tools that only read need no permission at any tier. */
const isHarmless = (tool: string): boolean => tool === "kind:read" || tool === "kind:search";
