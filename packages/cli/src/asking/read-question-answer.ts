import type { Question, QuestionOption } from "@agentstream/schema";

export type Reply = { readonly value: string | string[] | undefined } | { readonly fault: string };

/** The typed answer: numbers or labels of options, or text where that is allowed; an empty line is no answer. */
export function readQuestionAnswer(line: string, question: Question): Reply {
  const { options = [], multiSelect = false, allowOther = false, isSecret = false } = question;
  // a secret may begin or end with a space
  const text = isSecret && options.length === 0 ? line : line.trim();
  if (text === "") return { value: undefined };
  if (options.length === 0) return { value: multiSelect ? [text] : text };
  const whole = findOption(text, options);
  if (whole !== undefined) return { value: multiSelect ? [whole] : whole };
  if (multiSelect) {
    const labels = text.split(",").map((part) => findOption(part.trim(), options));
    if (labels.every((label) => label !== undefined)) return { value: [...new Set(labels)] };
  }
  if (allowOther) return { value: multiSelect ? [text] : text };
  return { fault: `Expected ${multiSelect ? "numbers" : "a number"} from 1 to ${options.length}.` };
}

function findOption(text: string, options: readonly QuestionOption[]): string | undefined {
  const byNumber = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined;
  const byLabel = options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  return (byLabel ?? byNumber)?.label;
}
