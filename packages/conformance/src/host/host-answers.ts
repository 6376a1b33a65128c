import type { PermissionAnswer, QuestionAnswer, QuestionAskedEvent } from "@agentstream/schema";

import type { CallStep } from "../generated/scenario.ts";
import type { Case } from "../scenario/expectation.ts";

/** What the host of a case answers to what needs permission; undefined: nobody is there to answer. */
export function permissionAnswerOf(
  { scenario, vendor }: Case,
  cwd: string,
): PermissionAnswer | undefined {
  const { permission: outcome, changedArguments, answers } = scenario;
  if (outcome === undefined) return undefined;
  const asked = answers
    .flatMap(({ send }) => send)
    .find((step): step is CallStep => step.do === "call");
  const [form] = asked === undefined ? [] : vendor.tools[asked.tool];
  if (changedArguments === undefined || form === undefined) return { outcome };
  return { outcome, arguments: form.fill(changedArguments, cwd) };
}

/** The host chooses the scenario's reply in every question; undefined: nobody is there to answer. */
export function questionAnswerOf(
  { scenario: { reply } }: Case,
  { questions }: QuestionAskedEvent,
): QuestionAnswer | undefined {
  if (reply === undefined) return undefined;
  return { answers: Object.fromEntries(questions.map(({ id }) => [id, [reply]])) };
}
