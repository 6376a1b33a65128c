import type { Question } from "@agentstream/schema";
import type { JSX } from "preact";

import { Icon } from "../parts/icon.tsx";
import { OtherAnswer } from "./other-answer.tsx";

interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: readonly string[];
  /** Its options have keys of their own. */
  readonly hasKeys: boolean;
  readonly isSent: boolean;
  readonly onChoose: (label: string) => void;
  readonly onInput: (text: string) => void;
}

/** One question, its options, and a field for another answer. */
export function QuestionField(props: QuestionFieldProps): JSX.Element {
  const { question, answer, hasKeys, isSent, onChoose, onInput } = props;
  const { options = [], allowOther } = question;
  return (
    <fieldset disabled={isSent}>
      <legend>
        <Icon name="question" /> {question.question}
      </legend>
      <div class="card-options">
        {options.map(({ label, description }, index) => (
          <button
            type="button"
            class="option"
            aria-pressed={answer.includes(label)}
            onClick={() => onChoose(label)}
          >
            <span>
              {label} {hasKeys && <kbd>{index + 1}</kbd>}
            </span>
            {description !== undefined && <small class="muted">{description}</small>}
          </button>
        ))}
      </div>
      {(options.length === 0 || allowOther === true) && (
        <OtherAnswer question={question} onInput={onInput} />
      )}
    </fieldset>
  );
}
