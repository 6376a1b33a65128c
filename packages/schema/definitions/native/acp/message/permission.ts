import {
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";
import { toolCallChange } from "./tool-call.ts";

export const permissions: Definitions = {
  AcpPermissionParams: open("What the agent asks leave for, and what can be answered.", {
    sessionId,
    toolCall: ref("AcpPermissionToolCall"),
    options: list(ref("AcpPermissionOption")),
    _meta: meta,
  }),
  AcpPermissionToolCall: open("The tool call that waits for leave.", {
    ...toolCallChange,
    _meta: meta,
  }),
  AcpPermissionOption: open("An answer that can be given.", {
    optionId: string(),
    kind: words(["allow_once", "allow_always", "reject_once", "reject_always"]),
    name: optional(nullable(string("For people."))),
    _meta: meta,
  }),
  AcpPermissionOutcome: union("What was answered.", [
    "AcpPermissionSelected",
    "AcpPermissionCancelled",
    "AcpPermissionUnknownOutcome",
  ]),
  AcpPermissionSelected: open("One of the options was chosen; its kind says which way.", {
    outcome: literal("selected"),
    optionId: string(),
    _meta: meta,
  }),
  AcpPermissionCancelled: open("The turn was cancelled before an answer came.", {
    outcome: literal("cancelled"),
    _meta: meta,
  }),
  AcpPermissionUnknownOutcome: unknownMember("An outcome that is not described here.", "outcome", [
    "selected",
    "cancelled",
  ]),
};
