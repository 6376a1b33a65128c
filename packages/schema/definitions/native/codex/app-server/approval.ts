import * as t from "../../../vocabulary.ts";
import { request } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());
const place = {
  threadId,
  turnId: t.string(),
  itemId: t.string("The item that waits; it was started before."),
};
const startedAtMs = t.maybe(t.integer("Unix time in milliseconds."));
const reason = t.maybe(t.string("Why the agent wants it, in its words."));

export const approvalMethods: t.Definitions = {
  ...request(
    "item/commandExecution/requestApproval",
    "May this command run?",
    "CodexServerCommandApprovalParams",
  ),
  ...request(
    "item/fileChange/requestApproval",
    "May this patch be applied? What it changes stands in the item.",
    "CodexServerFileApprovalParams",
  ),
  ...request(
    "item/permissions/requestApproval",
    "May the agent have more permissions?",
    "CodexServerPermissionsApprovalParams",
  ),
  ...request("item/tool/call", "Run this tool of the host.", "CodexServerToolCallParams"),
};

export const approvals: t.Definitions = {
  CodexServerCommandApprovalParams: t.open("The command that waits for approval.", {
    ...place,
    kind: t.optional(
      t.words(["command", "writeStdin"], "`writeStdin`: input for a running command."),
    ),
    approvalId: t.maybe(t.string("Distinguishes several requests for one item.")),
    command: t.maybe(t.string("Null where it is about the network.")),
    cwd: text,
    reason,
    commandActions: t.maybe(t.list(t.ref("CodexServerCommandAction"))),
    availableDecisions: t.maybe(
      t.list(
        t.either([
          t.words(["accept", "acceptForSession", "decline", "cancel"]),
          t.ref("CodexServerDecision"),
        ]),
      ),
      "What may be answered; a decision with details is answered as it stands here.",
    ),
    proposedExecpolicyAmendment: t.maybe(
      t.list(t.string()),
      "The beginning of commands that need not be asked for again.",
    ),
    networkApprovalContext: t.maybe(t.map(t.anything())),
    environmentId: text,
    startedAtMs,
  }),
  CodexServerDecision: t.open("A decision with details.", {
    acceptWithExecpolicyAmendment: t.optional(t.ref("CodexServerExecpolicyDecision")),
    applyNetworkPolicyAmendment: t.optional(t.map(t.anything())),
  }),
  CodexServerExecpolicyDecision: t.open("Allow, and do not ask again for commands that begin so.", {
    execpolicy_amendment: t.list(t.string()),
  }),
  CodexServerFileApprovalParams: t.open("The patch that waits for approval.", {
    ...place,
    reason,
    grantRoot: t.maybe(t.string("A folder that may be written to from then on.")),
    startedAtMs,
  }),
  CodexServerPermissionsApprovalParams: t.open("The permissions that the agent asks for.", {
    ...place,
    permissions: t.map(t.anything()),
    reason,
    cwd: text,
    startedAtMs,
  }),
  CodexServerToolCallParams: t.open("The call of a tool that the host brought along.", {
    threadId,
    turnId: t.string(),
    callId: t.string(),
    tool: t.string(),
    arguments: t.anything("Mostly an object."),
    namespace: text,
  }),
};
