import { SessionProblem } from "@agentstream/sessions";

import { HttpProblem } from "../../problem.ts";

const remedies: Readonly<Record<string, string>> = {
  "Missing Acp-Connection-Id":
    "Expected the header Acp-Connection-Id, as the answer to initialize had it.",
  "Missing Acp-Session-Id":
    "Expected the header Acp-Session-Id: this message belongs to a session.",
  "Mismatched Acp-Session-Id": "Acp-Session-Id differs from the session of the message.",
  "Initialize not allowed on existing connection":
    "The connection is initialized: send initialize without Acp-Connection-Id for another one.",
  "Initialize request must include an ID": "Expected an id in the request initialize.",
};

/** What the protocol's server has refused, as a problem. */
export function toProblem(status: number, text: string): Error {
  const detail = remedies[text] ?? text;
  switch (status) {
    case 404:
      return new SessionProblem("notFound", detail);
    case 406:
      return new HttpProblem("notAcceptable", "Expected Accept: text/event-stream.");
    case 409:
      return new HttpProblem(
        "streamTaken",
        "Another request reads this stream: it ends when its connection is closed.",
      );
    case 415:
      return new HttpProblem("unsupportedType", detail);
    default:
      return new SessionProblem("invalid", detail);
  }
}
