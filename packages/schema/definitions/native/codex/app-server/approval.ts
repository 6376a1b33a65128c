import {
  anything,
  either,
  integer,
  list,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = optional(nullable(string()));
const place = {
  threadId,
  turnId: string(),
  itemId: string("The item that waits; it was started before."),
};
const startedAtMs = optional(nullable(integer("Unix time in milliseconds.")));
const reason = optional(nullable(string("Why the agent wants it, in its words.")));

export const approvalMethods: Methods = {
  "item/commandExecution/requestApproval": {
    description: "May this command run?",
    params: "CodexServerCommandApprovalParams",
  },
  "item/fileChange/requestApproval": {
    description: "May this patch be applied? What it changes stands in the item.",
    params: "CodexServerFileApprovalParams",
  },
  "item/permissions/requestApproval": {
    description: "May the agent have more permissions?",
    params: "CodexServerPermissionsApprovalParams",
  },
  "item/tool/call": {
    description: "Run this tool of the host.",
    params: "CodexServerToolCallParams",
  },
};

export const approvals: Definitions = {
  CodexServerCommandApprovalParams: open("The command that waits for approval.", {
    ...place,
    kind: optional(words(["command", "writeStdin"], "`writeStdin`: input for a running command.")),
    approvalId: optional(nullable(string("Distinguishes several requests for one item."))),
    command: optional(nullable(string("Null where it is about the network."))),
    cwd: text,
    reason,
    commandActions: optional(nullable(list(ref("CodexServerCommandAction")))),
    availableDecisions: optional(
      nullable(
        list(
          either([
            words(["accept", "acceptForSession", "decline", "cancel"]),
            ref("CodexServerDecision"),
          ]),
        ),
        "What may be answered; a decision with details is answered as it stands here.",
      ),
    ),
    proposedExecpolicyAmendment: optional(
      nullable(list(string()), "The beginning of commands that need not be asked for again."),
    ),
    networkApprovalContext: optional(nullable(map(anything()))),
    environmentId: text,
    startedAtMs,
  }),
  CodexServerDecision: open("A decision with details.", {
    acceptWithExecpolicyAmendment: optional(ref("CodexServerExecpolicyDecision")),
    applyNetworkPolicyAmendment: optional(map(anything())),
  }),
  CodexServerExecpolicyDecision: open("Allow, and do not ask again for commands that begin so.", {
    execpolicy_amendment: list(string()),
  }),
  CodexServerFileApprovalParams: open("The patch that waits for approval.", {
    ...place,
    reason,
    grantRoot: optional(nullable(string("A folder that may be written to from then on."))),
    startedAtMs,
  }),
  CodexServerPermissionsApprovalParams: open("The permissions that the agent asks for.", {
    ...place,
    permissions: map(anything()),
    reason,
    cwd: text,
    startedAtMs,
  }),
  CodexServerToolCallParams: open("The call of a tool that the host brought along.", {
    threadId,
    turnId: string(),
    callId: string(),
    tool: string(),
    arguments: anything("Mostly an object."),
    namespace: text,
  }),
};
