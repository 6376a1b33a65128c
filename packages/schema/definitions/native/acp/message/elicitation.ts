import {
  anything,
  literal,
  map,
  nullable,
  open,
  optional,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";
import { id, meta } from "./envelope.ts";

const about = {
  message: string("For people: what is asked, and why."),
  sessionId: optional(nullable(string("Absent: it is asked for the request `requestId`."))),
  requestId: optional(id),
  toolCallId: optional(nullable(string())),
  _meta: meta,
};

export const elicitations: Definitions = {
  AcpElicitation: union("What the agent asks the user.", [
    "AcpFormElicitation",
    "AcpUrlElicitation",
    "AcpUnknownElicitation",
  ]),
  AcpFormElicitation: open("The user is asked to fill in a form.", {
    mode: literal("form"),
    requestedSchema: map(anything(), "A flat JSON Schema of the answers."),
    ...about,
  }),
  AcpUrlElicitation: open("The user is asked to open a page.", {
    mode: literal("url"),
    url: string(),
    elicitationId: optional(nullable(string("elicitation/complete says when it is done."))),
    ...about,
  }),
  AcpUnknownElicitation: unknownMember(
    "A way to ask that is not described here.",
    "mode",
    ["form", "url"],
    about,
  ),
  AcpElicitationCompleteParams: open("What is done.", { elicitationId: string(), _meta: meta }),
};
