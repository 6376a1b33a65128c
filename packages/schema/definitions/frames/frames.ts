import { promptDefinitions } from "../requests/prompt.ts";
import { bodies } from "../requests/requests.ts";
import { problemDefinitions } from "../responses/problem.ts";
import {
  closed,
  literal,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../vocabulary.ts";

const reference = optional(string("Comes back in the `ack` or `problem` that answers this."));
const requestId = string("The request that is answered.");

/** Both ways of `WS /v1/sessions/:id/stream`, except events. */
export const frameDefinitions: Definitions = {
  ClientFrame: union("What a client writes to the WebSocket of a session.", [
    "PermissionAnswerFrame",
    "QuestionAnswerFrame",
    "PromptFrame",
    "InterruptFrame",
  ]),
  PermissionAnswerFrame: closed("Answers a permission request.", {
    type: literal("permissionAnswer"),
    ref: reference,
    requestId,
    ...bodies.permissionAnswer,
  }),
  QuestionAnswerFrame: closed("Answers a question.", {
    type: literal("questionAnswer"),
    ref: reference,
    requestId,
    ...bodies.questionAnswer,
  }),
  PromptFrame: closed("A further prompt.", {
    type: literal("prompt"),
    ref: reference,
    ...bodies.turn,
  }),
  InterruptFrame: closed("Interrupts the turn.", { type: literal("interrupt"), ref: reference }),
  ServerFrame: union(
    "Frames that the server writes to the WebSocket of a session, except events and connection events.",
    ["AckFrame", "ProblemFrame", "EventFrame"],
  ),
  AckFrame: open("A client's frame was carried out.", { type: literal("ack"), ref: reference }),
  ProblemFrame: open("A client's frame was refused.", {
    type: literal("problem"),
    ref: reference,
    problem: ref("Problem"),
  }),
  EventFrame: unknownMember("An event, or a connection event.", "type", ["ack", "problem"]),
  ...promptDefinitions,
  ...problemDefinitions,
};
