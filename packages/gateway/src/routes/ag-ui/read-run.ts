import type { AgUiMessage, AgUiRunRequest } from "@agentstream/schema";
import { isAgUiRunRequest, validate } from "@agentstream/schema/requests/ag-ui";
import { fieldProblem } from "@agentstream/sessions";

import { readBody } from "../../read-body.ts";
import { keepMessage } from "../../wire/keep-message.ts";

export interface AgUiInput {
  /** The request with no other message than the last. */
  readonly request: AgUiRunRequest;
  readonly last: AgUiMessage | undefined;
  /** Where the last message stands in the request. */
  readonly path: string;
}

/** Reads a run as AG-UI's clients send it. */
export function readRun(sent: unknown): AgUiInput {
  const { body, index, pathOf } = keepMessage(sent, (messages) => messages.length - 1);
  const request = readBody({ is: isAgUiRunRequest, validate }, body, pathOf);
  for (const field of ["threadId", "runId"] as const)
    if (request[field] === "")
      throw fieldProblem(`/${field}`, "Expected an id, got an empty text.");
  if (request.tools !== undefined && request.tools.length > 0)
    throw fieldProblem(
      "/tools",
      "An agent runs its own tools and cannot call those of a front end: pass none.",
    );
  return { request, last: request.messages.at(-1), path: `/messages/${index}` };
}
