import type { SessionUpdatedEvent } from "@agentstream/schema";

type ApprovalMode = NonNullable<SessionUpdatedEvent["approvalMode"]>;

/** The vendor's modes in our words, Qwen Code's among them. Of `auto`, where a model decides, there is no such word. */
const approvalModes: ReadonlyMap<string, ApprovalMode> = new Map<string, ApprovalMode>([
  ["default", "askDangerous"],
  ["plan", "ask"],
  ["dontAsk", "askDangerous"],
  ["acceptEdits", "autoEdit"],
  ["auto-edit", "autoEdit"],
  ["bypassPermissions", "autoAll"],
  ["yolo", "autoAll"],
]);

export const mapApprovalMode = (mode: string): ApprovalMode | undefined => approvalModes.get(mode);
