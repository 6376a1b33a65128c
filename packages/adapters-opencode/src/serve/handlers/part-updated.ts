import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { OpencodePart } from "@agentstream/schema/native/opencode/serve";

import type { Handler } from "../line.ts";
import { parts, userParts } from "../parts.ts";
import type { ServeState } from "../state.ts";

/** A part of a message began or changed: it is printed whole each time. */
export const handlePartUpdated: Handler<"message.part.updated"> = ({ properties }, context) => {
  const part = read.object(read.fields(properties).part);
  if (part === undefined) return false;
  return (isUsers(part, context.state) ? userParts : parts).dispatch(part, context);
};

/** The role is in the message before; if that was not seen: only the parts of the model have times. */
function isUsers(
  { messageID, type, time }: Lenient<OpencodePart>,
  { messages }: ServeState,
): boolean {
  const role = messages.get(read.string(messageID) ?? "")?.role;
  return role === undefined ? read.is(type, "text") && time === undefined : role === "user";
}
