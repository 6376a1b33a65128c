import * as t from "../../../vocabulary.ts";
import { request } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());
const place = {
  threadId,
  turnId: t.string(),
  itemId: t.string("The item that waits; it started before."),
};
const startedAtMs = t.maybe(t.integer("Unix time in milliseconds."));
const reason = t.maybe(t.string("Why the agent wants it, in its words."));

export const approvalMethods: t.Definitions = {
  ...request(
    "item/commandExecution/requestApproval",
    "Asks whether a command may run.",
    "CodexServerCommandApprovalParams",
  ),
  ...request(
    "item/fileChange/requestApproval",
    "Asks whether a patch may be applied. Its changes are in the item.",
    "CodexServerFileApprovalParams",
  ),
  ...request(
    "item/permissions/requestApproval",
    "Asks for more permissions.",
    "CodexServerPermissionsApprovalParams",
  ),
  ...request("item/tool/call", "Calls a tool of the host.", "CodexServerToolCallParams"),
};

export const approvals: t.Definitions = {
  CodexServerCommandApprovalParams: t.open("The command that waits for approval.", {
    ...place,
    kind: t.optional(
      t.words(["command", "writeStdin"], "`writeStdin`: input for a running command."),
    ),
    approvalId: t.maybe(t.string("Distinguishes several requests for one item.")),
    command: t.maybe(t.string("Null if the request is about the network.")),
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
      "The possible answers; a decision with details is returned exactly as given here.",
    ),
    proposedExecpolicyAmendment: t.maybe(
      t.list(t.string()),
      "The beginning of the commands that need no approval again.",
    ),
    networkApprovalContext: t.maybe(t.map(t.anything())),
    environmentId: text,
    startedAtMs,
  }),
  CodexServerDecision: t.open("A decision with details.", {
    acceptWithExecpolicyAmendment: t.optional(t.ref("CodexServerExecpolicyDecision")),
    applyNetworkPolicyAmendment: t.optional(t.map(t.anything())),
  }),
  CodexServerExecpolicyDecision: t.open(
    "Allows the command, and all commands with this beginning.",
    {
      execpolicy_amendment: t.list(t.string()),
    },
  ),
  CodexServerFileApprovalParams: t.open("The patch that waits for approval.", {
    ...place,
    reason,
    grantRoot: t.maybe(t.string("A folder that may be written to from now on.")),
    startedAtMs,
  }),
  CodexServerPermissionsApprovalParams: t.open("The permissions that the agent asks for.", {
    ...place,
    permissions: t.map(t.anything()),
    reason,
    cwd: text,
    startedAtMs,
  }),
  CodexServerToolCallParams: t.open("A call of a tool that the host provides.", {
    threadId,
    turnId: t.string(),
    callId: t.string(),
    tool: t.string(),
    arguments: t.anything("Mostly an object."),
    namespace: text,
  }),
};
