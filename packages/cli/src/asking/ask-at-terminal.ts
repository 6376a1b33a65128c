import type { PermissionAnswer, Question, QuestionAnswer } from "@agentstream/schema";

import type { Paint } from "../terminal-view/paint.ts";
import type { Asker } from "./asker.ts";
import { describePermission } from "./describe-permission.ts";
import { describeAsking, describeQuestion } from "./describe-question.ts";
import { questionsOf } from "./form-questions.ts";
import { permissionChoices, readPermissionAnswer } from "./permission-choices.ts";
import { readQuestionAnswer } from "./read-question-answer.ts";

/** Shows a text and reads the line that is typed behind it; undefined: none will come. */
export type Prompt = (text: string, options: PromptOptions) => Promise<string | undefined>;

export interface PromptOptions {
  readonly signal: AbortSignal;
  /** What is typed is not shown. */
  readonly isSecret?: boolean;
}

/** Asks whoever sits at the terminal, as often as the answer is none. The end of the input is a no. */
export function askAtTerminal(prompt: Prompt, paint: Paint): Asker {
  return {
    async permission(event, signal) {
      const choices = permissionChoices(event);
      let text = describePermission(event, choices, paint);
      for (;;) {
        const line = await prompt(text, { signal });
        if (signal.aborted) return undefined;
        const answer: PermissionAnswer | undefined =
          line === undefined ? { outcome: "denied" } : readPermissionAnswer(line, choices);
        if (answer !== undefined) return answer;
        text = `Type ${choices.map(({ key }) => key).join(", ")}; or n and what to do instead.\n> `;
      }
    },
    async question(event, signal) {
      const answers: QuestionAnswer["answers"] = {};
      let head = describeAsking(event, paint);
      const questions = questionsOf(event);
      if (questions.length === 0) return confirm(head, signal);
      for (const question of questions) {
        const value = await askOne(question, head, signal);
        if (signal.aborted) return undefined;
        if (value !== undefined) answers[question.id] = value;
        head = "";
      }
      const isDeclined = Object.keys(answers).length === 0;
      return isDeclined ? { answers, declined: true } : { answers };
    },
  };

  /** What is answered elsewhere, on a page, needs only to be told done. */
  async function confirm(head: string, signal: AbortSignal): Promise<QuestionAnswer | undefined> {
    const line = await prompt(`${head}  y done · n no answer\n> `, { signal });
    if (signal.aborted) return undefined;
    const isDone = line !== undefined && /^\s*y(?:es)?\s*$/i.test(line);
    return isDone ? { answers: {} } : { answers: {}, declined: true };
  }

  async function askOne(
    question: Question,
    head: string,
    signal: AbortSignal,
  ): Promise<string | string[] | undefined> {
    const { isSecret = false } = question;
    let text = head + describeQuestion(question, paint);
    for (;;) {
      const line = await prompt(text, { signal, isSecret });
      if (signal.aborted || line === undefined) return undefined;
      const reply = readQuestionAnswer(line, question);
      if ("value" in reply) return reply.value;
      text = `${reply.fault}\n> `;
    }
  }
}
