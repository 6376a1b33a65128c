import { read } from "@agentstream/adapter-kit/author";

import { beginStep, endStep } from "../../step.ts";
import type { Handler } from "../line.ts";

/** A call of the model begins; the same once more is the only sign that the first attempt failed. */
export const handleStepStart: Handler<"step_start"> = ({ part }, { emitter, main }) => {
  emitter.turns.ensure();
  const attempt = beginStep(read.fields(part), main);
  if (attempt === 1) return;
  emitter.emit({
    type: "error",
    message: "The request to the model is retried.",
    errorCode: "unknown",
    fatal: false,
    retry: { attempt: attempt - 1 },
  });
};

export const handleStepFinish: Handler<"step_finish"> = ({ part }, state) =>
  endStep(read.fields(part), state.main, state);
