import * as t from "../../../vocabulary.ts";
import { requestId } from "./method.ts";

const id = requestId("The id of the host's request.");

export const answers: t.Definitions = {
  CodexServerFailure: t.without(
    ["method"],
    t.open("The host's request was refused.", { error: t.ref("CodexServerRefusal"), id }),
  ),
  CodexServerRefusal: t.open("Why a request was refused.", {
    code: t.integer("As in JSON-RPC; -32600 also for a method that does not exist."),
    message: t.string(),
    data: t.optional(t.anything()),
  }),
  CodexServerAnswer: t.without(
    ["method", "error"],
    t.open("The host's request was carried out. Only the id shows which request it was.", {
      result: t.ref("CodexServerResult"),
      id,
    }),
  ),
  CodexServerResult: t.open(
    "The result of a request. Its fields depend on the method; some results have none.",
    {
      thread: t.optional(
        t.ref("CodexServerThread", "The thread that was started, resumed or read."),
      ),
      turn: t.optional(
        t.ref("CodexServerTurn", "The turn that was started; sent before `turn/started`."),
      ),
      turnId: t.optional(t.string("The turn that was steered.")),
      reviewThreadId: t.optional(t.string("The thread that a review runs in.")),
      userAgent: t.optional(t.string("Of `initialize`: the server's name and version.")),
      codexHome: t.optional(t.string()),
      platformFamily: t.optional(t.string()),
      platformOs: t.optional(t.string()),
      model: t.maybe(t.string()),
      modelProvider: t.maybe(t.string()),
      serviceTier: t.maybe(t.string()),
      cwd: t.maybe(t.string()),
      runtimeWorkspaceRoots: t.maybe(t.list(t.string())),
      instructionSources: t.maybe(t.list(t.string()), "Files with instructions for the agent."),
      approvalPolicy: t.optional(
        t.either(
          [t.words(["untrusted", "on-request", "never"]), t.ref("CodexServerApprovalPolicy")],
          "When the agent asks.",
        ),
      ),
      approvalsReviewer: t.optional(
        t.words(
          ["user", "auto_review"],
          "Whom the agent asks: the user or the automatic reviewer.",
        ),
      ),
      sandbox: t.optional(t.ref("CodexServerSandbox")),
      activePermissionProfile: t.maybe(t.ref("CodexServerPermissionProfile")),
      reasoningEffort: t.maybe(t.string()),
      multiAgentMode: t.maybe(t.string()),
      collaborationMode: t.maybe(t.ref("CodexServerCollaborationMode")),
      disabledPluginIds: t.maybe(t.list(t.string())),
      readState: t.maybe(t.ref("CodexServerReadState")),
      initialTurnsPage: t.optional(t.anything()),
      turnsBackwardsCursor: t.maybe(t.string()),
      itemsBackwardsCursor: t.maybe(t.string()),
    },
  ),
  CodexServerApprovalPolicy: t.open("A policy that sets for each kind of action whether to ask.", {
    granular: t.map(t.boolean()),
  }),
  CodexServerSandbox: t.open("What commands may touch.", {
    type: t.words(["dangerFullAccess", "readOnly", "workspaceWrite", "externalSandbox"]),
    writableRoots: t.optional(t.list(t.string())),
    networkAccess: t.optional(t.either([t.boolean(), t.string()])),
    excludeTmpdirEnvVar: t.optional(t.boolean()),
    excludeSlashTmp: t.optional(t.boolean()),
  }),
  CodexServerPermissionProfile: t.open("The named profile that the permissions come from.", {
    id: t.optional(t.string()),
    extends: t.maybe(t.string()),
  }),
  CodexServerCollaborationMode: t.open("How far the agent goes before it asks.", {
    mode: t.optional(t.string()),
    settings: t.optional(t.map(t.anything())),
  }),
};
