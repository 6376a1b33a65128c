import { createDispatcher, read, type Dispatcher, type Row } from "@agentstream/adapter-kit";
import type { ClaudeControlRequestBody } from "@agentstream/schema/native/claude/stream-json";

import { refuseAndLog, refuseUnknown, type RequestContext } from "../answer-request.ts";
import type { Handler } from "../line.ts";
import { askElicitation } from "./elicitation.ts";
import { askPermission } from "./permission.ts";

const refused = { becomes: "`log`; an error is the answer", handle: refuseAndLog };
const unknown: Row<unknown, RequestContext> = {
  becomes: "an extension event; an error is the answer",
  handle: refuseUnknown,
};

/** What becomes of each question of the CLI to its host. */
export const controlRequests: Dispatcher<ClaudeControlRequestBody, RequestContext> =
  createDispatcher(
    "subtype",
    {
      can_use_tool: {
        becomes: "`permissionRequested`, `questionAsked`; before it `toolStarted`",
        handle: askPermission,
      },
      elicitation: { becomes: "`questionAsked`", handle: askElicitation },
      hook_callback: refused,
      mcp_message: refused,
    },
    { untagged: unknown, unknown },
  );

/** The CLI asks its host something and waits for the answer. */
export const handleControlRequest: Handler<"control_request"> = (native, context) => {
  const { emitter, state, write } = context;
  const id = read.string(native.request_id) ?? "";
  return controlRequests.dispatch(read.fields(native.request), { emitter, state, write, id });
};

/** The CLI withdraws its question. */
export const handleControlCancelRequest: Handler<"control_cancel_request"> = (
  native,
  { emitter, state },
) => {
  const id = read.string(native.request_id) ?? "";
  state.requests.delete(id);
  if (!emitter.requests.isOpen(id)) return false;
  emitter.requests.resolve(id, { outcome: "cancelled" });
  emitter.requests.answer(id, { outcome: "cancelled" });
};
