import * as t from "../../../vocabulary.ts";
import { id, meta } from "./envelope.ts";

const about = {
  message: t.string("For people: the question, and its reason."),
  sessionId: t.maybe(t.string("Absent: it belongs to the request `requestId`.")),
  requestId: t.optional(id),
  toolCallId: t.maybe(t.string()),
  _meta: meta,
};

export const elicitations: t.Definitions = {
  ...t.unionOf("AcpElicitation", "A question of the agent to the user.", {
    AcpFormElicitation: t.open("The user is asked to fill in a form.", {
      mode: t.literal("form"),
      requestedSchema: t.map(t.anything(), "A flat JSON Schema of the answers."),
      ...about,
    }),
    AcpUrlElicitation: t.open("The user is asked to open a page.", {
      mode: t.literal("url"),
      url: t.string(),
      elicitationId: t.maybe(t.string("elicitation/complete reports when it is done.")),
      ...about,
    }),
    AcpUnknownElicitation: t.unknownMember(
      "A kind of question that this version does not know.",
      about,
      "mode",
    ),
  }),
  AcpElicitationCompleteParams: t.open("The elicitation that is done.", {
    elicitationId: t.string(),
    _meta: meta,
  }),
};
