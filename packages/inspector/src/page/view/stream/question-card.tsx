import type { Question, QuestionAskedEvent } from "@agentstream/schema";
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { chosen, completeAnswers, type Answers } from "../../model/question-answers.ts";
import { useApp } from "../../state/app-context.ts";
import { useKeys } from "../../state/use-keys.ts";
import { QuestionField } from "./question-field.tsx";

/** A question of an agent. A number chooses an option; a single choice is sent at once. */
export function QuestionCard({ request }: { readonly request: QuestionAskedEvent }): JSX.Element {
  const { actions } = useApp();
  const [answers, setAnswers] = useState<Answers>({});
  const [isSent, setSent] = useState(false);
  const { questions, requestId } = request;
  const [first] = questions;
  const isSingle = questions.length === 1 && first?.multiSelect !== true;
  async function send(complete: Answers, declined = false): Promise<void> {
    setSent(true);
    const answer = declined ? { answers: {}, declined } : { answers: completeAnswers(complete) };
    if (!(await actions.answerQuestion(requestId, answer))) setSent(false);
  }
  function choose(question: Question, label: string): void {
    const next = chosen(answers, question, label);
    setAnswers(next);
    if (isSingle) void send(next);
  }
  useKeys(
    Object.fromEntries(
      (isSingle ? (first?.options ?? []) : []).map(({ label }, index) => [
        String(index + 1),
        () => first && !isSent && choose(first, label),
      ]),
    ),
  );
  const isComplete = questions.every(({ id }) => (answers[id]?.length ?? 0) > 0);
  return (
    <div class="card" role="group" aria-label="Question">
      {request.message !== undefined && <p>{request.message}</p>}
      {questions.map((question) => (
        <QuestionField
          question={question}
          answer={answers[question.id] ?? []}
          hasKeys={isSingle}
          isSent={isSent}
          onChoose={(label) => choose(question, label)}
          onInput={(text) => setAnswers({ ...answers, [question.id]: text === "" ? [] : [text] })}
        />
      ))}
      {request.url !== undefined && (
        <p>
          The agent asks for an answer on a page of another site: <code>{request.url}</code>
        </p>
      )}
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={isSent || !isComplete}
          onClick={() => void send(answers)}
        >
          Answer
        </button>
        <button type="button" disabled={isSent} onClick={() => void send({}, true)}>
          Decline
        </button>
      </div>
    </div>
  );
}
