import type { TProperties } from "typebox";

import * as t from "../../../vocabulary.ts";

/** The fields that nearly every line has. */
export const line: TProperties = {
  session_id: t.optional(t.string("The conversation. It changes when the context is cleared.")),
  uuid: t.optional(t.string("This line's own id; never the same twice.")),
};

/** Which sub-agent a line belongs to. */
export const subagent: TProperties = {
  agent_id: t.optional(t.string("The sub-agent; equals the `task_id` of its task.")),
  subagent_type: t.optional(t.string()),
  task_description: t.optional(t.string("The task of the sub-agent, in short.")),
};

/** The messages of the user that a line answers. */
export const answered: TProperties = {
  user_message_uuid: t.maybe(t.string()),
  user_message_uuids: t.optional(t.list(t.string())),
};
