import type { SessionUpdatedEvent } from "@agentstream/schema/written";

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

/** Our words in the vendor's, and in Qwen Code's. */
const nativeModes: ReadonlyMap<string, readonly [claude: string, qwen: string]> = new Map([
  ["ask", ["default", "default"]],
  ["askDangerous", ["default", "default"]],
  ["autoEdit", ["acceptEdits", "auto-edit"]],
  ["autoAll", ["bypassPermissions", "yolo"]],
]);

/** What a host calls a mode may be the vendor's own word. */
export const mapNativeMode = (mode: string, isQwen: boolean): string =>
  nativeModes.get(mode)?.[isQwen ? 1 : 0] ?? mode;
