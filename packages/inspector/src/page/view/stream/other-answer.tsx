import type { Question } from "@agentstream/schema";
import type { JSX } from "preact";

interface OtherAnswerProps {
  readonly question: Question;
  readonly onInput: (text: string) => void;
}

/** Any text instead of an option. A secret is not shown. */
export function OtherAnswer({ question, onInput }: OtherAnswerProps): JSX.Element {
  const label = `Another answer to: ${question.question}`;
  if (question.isSecret === true)
    return (
      <input
        type="password"
        aria-label={label}
        placeholder="Answer"
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    );
  return (
    <input
      type="text"
      aria-label={label}
      placeholder="Another answer"
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}
