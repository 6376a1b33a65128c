import type { Question } from "@agentstream/schema";

/** By question id: the chosen labels, or the text. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The answers once an option was chosen; a second choice of a multiple one takes it back. */
export function chosen(answers: Answers, { id, multiSelect }: Question, label: string): Answers {
  if (multiSelect !== true) return { ...answers, [id]: [label] };
  const before = answers[id] ?? [];
  const next = before.includes(label) ? before.filter((one) => one !== label) : [...before, label];
  return { ...answers, [id]: next };
}

/** As the gateway takes them: a single answer is a text. */
export const completeAnswers = (answers: Answers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).map(([id, labels]) => {
      const [only = ""] = labels;
      return [id, labels.length === 1 ? only : [...labels]];
    }),
  );
