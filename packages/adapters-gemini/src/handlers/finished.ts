import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { noteAnswer } from "./note-answer.ts";

/** The model's answer to one request is complete; older versions give the reason alone. */
export const handleFinished: Handler = ({ value }, state) => {
  const { reason, usageMetadata } = read.fields(value);
  return noteAnswer(state, read.string(value) ?? read.string(reason) ?? "STOP", usageMetadata);
};
