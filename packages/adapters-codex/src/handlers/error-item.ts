import { untyped as read } from "@agentstream/adapter-kit";

import type { ItemHandler } from "../read-item.ts";

/** An item of type `error` is a warning: it ends nothing. */
export const handleErrorItem: ItemHandler = ({ fields }, { emitter }) => {
  const message = read.string(fields["message"]) ?? read.string(fields["text"]);
  if (message !== undefined) emitter.log("warn", message, "agent");
};
