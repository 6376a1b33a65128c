import { mcpServerDefinitions } from "../requests/mcp-server.ts";
import { promptDefinitions } from "../requests/prompt.ts";
import { bodies } from "../requests/requests.ts";
import { problemDefinitions } from "../responses/problem.ts";
import * as t from "../vocabulary.ts";

const reference = t.optional(
  t.string("Returned in the `ack` or `problem` that answers this frame."),
);
const requestId = t.string("The request to answer.");

/** Both ways of `WS /v1/sessions/:id/stream`, except events. */
export const frameDefinitions: t.Definitions = {
  ...t.unionOf("ClientFrame", "What a client writes to the WebSocket of a session.", {
    PermissionAnswerFrame: t.closed("Answers a permission request.", {
      type: t.literal("permissionAnswer"),
      ref: reference,
      requestId,
      ...bodies.permissionAnswer,
    }),
    QuestionAnswerFrame: t.closed("Answers a question.", {
      type: t.literal("questionAnswer"),
      ref: reference,
      requestId,
      ...bodies.questionAnswer,
    }),
    PromptFrame: t.closed("A further prompt.", {
      type: t.literal("prompt"),
      ref: reference,
      ...bodies.turn,
    }),
    InterruptFrame: t.closed("Interrupts the turn.", {
      type: t.literal("interrupt"),
      ref: reference,
    }),
  }),
  ...t.unionOf(
    "ServerFrame",
    "Frames that the server writes to the WebSocket of a session, except events and connection events.",
    {
      AckFrame: t.open("A client's frame was carried out.", {
        type: t.literal("ack"),
        ref: reference,
      }),
      ProblemFrame: t.open("A client's frame was refused.", {
        type: t.literal("problem"),
        ref: reference,
        problem: t.ref("Problem"),
      }),
      EventFrame: t.unknownMember("An event, or a connection event."),
    },
  ),
  ...promptDefinitions,
  ...mcpServerDefinitions,
  ...problemDefinitions,
};
