import {
  anything,
  boolean,
  either,
  integer,
  list,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { requestId } from "./method.ts";

const id = requestId("The id of the host's request.");

export const answers: Definitions = {
  CodexServerFailure: without(
    ["method"],
    open("The host's request was refused.", { error: ref("CodexServerRefusal"), id }),
  ),
  CodexServerRefusal: open("Why a request was refused.", {
    code: integer("As in JSON-RPC; -32600 also for a method that does not exist."),
    message: string(),
    data: optional(anything()),
  }),
  CodexServerAnswer: without(
    ["method", "error"],
    open("The host's request was carried out. Only its id says which one it was.", {
      result: ref("CodexServerResult"),
      id,
    }),
  ),
  CodexServerResult: open(
    "What a request gave. Which fields there are depends on the method: some give none at all.",
    {
      thread: optional(ref("CodexServerThread", "The thread that was started, resumed or read.")),
      turn: optional(
        ref("CodexServerTurn", "The turn that was started; sent before `turn/started`."),
      ),
      turnId: optional(string("The turn that was steered.")),
      reviewThreadId: optional(string("The thread that a review runs in.")),
      userAgent: optional(string("Of `initialize`: the server's name and version.")),
      codexHome: optional(string()),
      platformFamily: optional(string()),
      platformOs: optional(string()),
      model: optional(nullable(string())),
      modelProvider: optional(nullable(string())),
      serviceTier: optional(nullable(string())),
      cwd: optional(nullable(string())),
      runtimeWorkspaceRoots: optional(nullable(list(string()))),
      instructionSources: optional(
        nullable(list(string()), "Files with instructions for the agent."),
      ),
      approvalPolicy: optional(
        either(
          [words(["untrusted", "on-request", "never"]), ref("CodexServerApprovalPolicy")],
          "When the agent asks.",
        ),
      ),
      approvalsReviewer: optional(words(["user", "auto_review"], "Who is asked.")),
      sandbox: optional(ref("CodexServerSandbox")),
      activePermissionProfile: optional(nullable(ref("CodexServerPermissionProfile"))),
      reasoningEffort: optional(nullable(string())),
      multiAgentMode: optional(nullable(string())),
      collaborationMode: optional(nullable(ref("CodexServerCollaborationMode"))),
      disabledPluginIds: optional(nullable(list(string()))),
      readState: optional(nullable(ref("CodexServerReadState"))),
      initialTurnsPage: optional(anything()),
      turnsBackwardsCursor: optional(nullable(string())),
      itemsBackwardsCursor: optional(nullable(string())),
    },
  ),
  CodexServerApprovalPolicy: open("A policy that says for each kind of thing whether to ask.", {
    granular: map(boolean()),
  }),
  CodexServerSandbox: open("What commands may touch.", {
    type: words(["dangerFullAccess", "readOnly", "workspaceWrite", "externalSandbox"]),
    writableRoots: optional(list(string())),
    networkAccess: optional(either([boolean(), string()])),
    excludeTmpdirEnvVar: optional(boolean()),
    excludeSlashTmp: optional(boolean()),
  }),
  CodexServerPermissionProfile: open("The named profile that the permissions come from.", {
    id: optional(string()),
    extends: optional(nullable(string())),
  }),
  CodexServerCollaborationMode: open("How far the agent goes before it asks.", {
    mode: optional(string()),
    settings: optional(map(anything())),
  }),
};
