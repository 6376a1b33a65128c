import type { TProperties } from "typebox";

import { list, nullable, optional, string } from "../../../vocabulary.ts";

/** The fields that nearly every line has. */
export const line: TProperties = {
  session_id: optional(string("The conversation. It changes when the context is cleared.")),
  uuid: optional(string("This line's own id; never the same twice.")),
};

/** Which sub-agent a line belongs to. */
export const subagent: TProperties = {
  agent_id: optional(string("The sub-agent; equals the `task_id` of its task.")),
  subagent_type: optional(string()),
  task_description: optional(string("The task of the sub-agent, in short.")),
};

/** The messages of the user that a line answers. */
export const answered: TProperties = {
  user_message_uuid: optional(nullable(string())),
  user_message_uuids: optional(list(string())),
};
