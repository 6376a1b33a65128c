import type { QuestionAnsweredEvent } from "@agentstream/schema/written";
import type { Undefinable } from "@agentstream/stream";
import type { OpenQuestions } from "@agentstream/stream/internal";

type Answer = Undefinable<Pick<QuestionAnsweredEvent, "outcome" | "answers">>;

/**
 * The answers to questions that were asked; none, unless the question was answered. A form has fields instead of
 * questions: all of its answers fit.
 */
export function fitAnswers<T extends Answer>(answer: T, asked: OpenQuestions | undefined): T {
  const { outcome, answers } = answer;
  if (outcome !== "answered") return { ...answer, answers: undefined };
  if (answers === undefined || asked === undefined || asked.questionIds.size === 0) return answer;
  const fitting = Object.entries(answers).filter(([id]) => asked.questionIds.has(id));
  return { ...answer, answers: Object.fromEntries(fitting) };
}
