import * as t from "../../../vocabulary.ts";
import { id, meta } from "./envelope.ts";

const about = {
  message: t.string("For people: what is asked, and why."),
  sessionId: t.maybe(t.string("Absent: it is asked for the request `requestId`.")),
  requestId: t.optional(id),
  toolCallId: t.maybe(t.string()),
  _meta: meta,
};

export const elicitations: t.Definitions = {
  ...t.unionOf("AcpElicitation", "What the agent asks the user.", {
    AcpFormElicitation: t.open("The user is asked to fill in a form.", {
      mode: t.literal("form"),
      requestedSchema: t.map(t.anything(), "A flat JSON Schema of the answers."),
      ...about,
    }),
    AcpUrlElicitation: t.open("The user is asked to open a page.", {
      mode: t.literal("url"),
      url: t.string(),
      elicitationId: t.maybe(t.string("elicitation/complete says when it is done.")),
      ...about,
    }),
    AcpUnknownElicitation: t.unknownMember(
      "A way to ask that is not described here.",
      "mode",
      about,
    ),
  }),
  AcpElicitationCompleteParams: t.open("What is done.", { elicitationId: t.string(), _meta: meta }),
};
