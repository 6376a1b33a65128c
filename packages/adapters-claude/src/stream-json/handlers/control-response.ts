import {
  createDispatcher,
  read,
  type Dispatcher,
  type Lenient,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeControlError,
  ClaudeControlResponseBody,
  ClaudeControlResult,
  ClaudeControlSuccess,
} from "@agentstream/schema/native/claude/stream-json";

import { takeRequest } from "../host-state.ts";
import type { Handler } from "../line.ts";
import type { Context } from "../state.ts";
import { learnCommands } from "./notice.ts";

const success = {
  becomes: "`sessionUpdated`: the answer to `initialize`, or the change that the host asked for",
  handle: acceptRequest,
};

export const controlResponses: Dispatcher<ClaudeControlResponseBody, Context> = createDispatcher(
  "subtype",
  { success, error: { becomes: "`log` (warn)", handle: rejectRequest } },
  { untagged: success, unknown: success },
);

/** An answer to the host: to this one, or to another that is only observed. */
export const handleControlResponse: Handler<"control_response"> = ({ response }, context) =>
  controlResponses.dispatch(read.fields(response), context);

function acceptRequest(native: Lenient<ClaudeControlSuccess>, context: Context): void {
  takeRequest(read.string(native.request_id), context.state.host)?.onSuccess?.();
  learnCapabilities(read.fields(native.response), context);
}

function rejectRequest(native: Lenient<ClaudeControlError>, { emitter, state }: Context): void {
  const request = takeRequest(read.string(native.request_id), state.host);
  const error = read.string(native.error) ?? "The CLI refused a request.";
  const what = request === undefined ? "" : `The CLI refused ${request.subtype}: `;
  emitter.log("warn", `${what}${error}`, "agent");
}

/** The answer to `initialize`, the only one that has facts. */
function learnCapabilities(
  { commands, models }: Lenient<ClaudeControlResult>,
  context: Context,
): void {
  if (commands === undefined) return;
  learnCommands(commands, context, { models });
}
