import { untyped as read } from "@agentstream/adapter-kit";
import type { LogEvent } from "@agentstream/schema/written";

import type { UpdateHandler } from "../handle-update.ts";

const levels: ReadonlyMap<unknown, LogEvent["level"]> = new Map([
  ["info", "info"],
  ["warning", "warn"],
  ["error", "error"],
]);

/** Something that people should know. */
export const handleNotice: UpdateHandler = ({ severity, title, description }, { emitter }) => {
  const words = [read.string(title), read.string(description)].filter((text) => text !== undefined);
  if (words.length === 0) return false;
  emitter.log(levels.get(severity) ?? "info", words.join(": "), "agent");
  return true;
};
