import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCallChange } from "./tool-call.ts";

export const permissions: t.Definitions = {
  AcpPermissionParams: t.open("What the agent asks permission for, and the possible answers.", {
    sessionId,
    toolCall: t.ref("AcpPermissionToolCall"),
    options: t.list(t.ref("AcpPermissionOption")),
    _meta: meta,
  }),
  AcpPermissionToolCall: t.open("The tool call that waits for permission.", {
    ...toolCallChange,
    _meta: meta,
  }),
  AcpPermissionOption: t.open("A possible answer.", {
    optionId: t.string(),
    kind: t.words(["allow_once", "allow_always", "reject_once", "reject_always"]),
    name: t.maybe(t.string("For people.")),
    _meta: meta,
  }),
  ...t.unionOf("AcpPermissionOutcome", "The answer.", {
    AcpPermissionSelected: t.open("One of the options was chosen; its kind shows the decision.", {
      outcome: t.literal("selected"),
      optionId: t.string(),
      _meta: meta,
    }),
    AcpPermissionCancelled: t.open("The turn was cancelled before an answer came.", {
      outcome: t.literal("cancelled"),
      _meta: meta,
    }),
    AcpPermissionUnknownOutcome: t.unknownMember(
      "An outcome that this version does not know.",
      {},
      "outcome",
    ),
  }),
};
