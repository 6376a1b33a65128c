import { read } from "@agentstream/adapter-kit/author";

import { mapError } from "../../map-error.ts";
import type { Handler } from "../line.ts";

export const handleError: Handler<"error"> = ({ payload }, { emitter }) => {
  const message = read.string(read.fields(payload).message) ?? "The session failed.";
  const errorCode = mapError({ text: message });
  emitter.error({ message, errorCode, fatal: true });
  if (emitter.turns.isOpen()) emitter.turns.fail({ error: message, errorCode });
};

export const handleCancelled: Handler<"cancelled"> = ({ payload }, { emitter }) => {
  const error = read.string(read.fields(payload).message) ?? "The session was cancelled.";
  emitter.turns.ensure();
  emitter.turns.fail({ error, errorCode: "cancelled" });
};
