import { none } from "../dialect.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";
import { closeBlock } from "./text.ts";
import { closeInput, setInput } from "./tools.ts";

/** Closes what is open in a run; the turn stays its step. */
export const closeOpen = (run: AgUiRun): AgUiEvent[] => [
  ...[...run.blocks.keys()].flatMap((id) => closeBlock(id, run)),
  ...[...run.inputs.keys()].flatMap((id) => closeInput(id, run)),
  ...[...run.waiting.keys()].flatMap((id) => setInput(id, undefined, run)),
  ...closeStep(run),
];

const closeStep = ({ step: stepName }: AgUiRun): readonly AgUiEvent[] =>
  stepName === undefined ? none : [{ type: "STEP_FINISHED", stepName }];

/** Closes the step for good. */
export function endStep(run: AgUiRun): readonly AgUiEvent[] {
  const events = closeStep(run);
  run.step = undefined;
  return events;
}
