import type { Question, QuestionAskedEvent } from "@agentstream/schema";

import { known } from "../known.ts";
import type { Paint } from "../terminal-view/paint.ts";
import { inOneLine, stripControls } from "../terminal-view/strip-controls.ts";

/** The heading of the questions of a request. */
export function describeAsking({ message, server, url }: QuestionAskedEvent, paint: Paint): string {
  const lines = known([
    server === undefined ? undefined : `${inOneLine(server, 60)} asks:`,
    message === undefined ? undefined : stripControls(message).trim(),
    url === undefined ? undefined : `Answer at ${stripControls(url)}`,
  ]);
  return lines.map((line) => `${paint.yellow("?")} ${line}\n`).join("");
}

/** A question and its options; the answer is typed in the last line. */
export function describeQuestion(question: Question, paint: Paint): string {
  const { header, options = [] } = question;
  const head = header === undefined ? "" : `${inOneLine(header, 60)}: `;
  return [
    `${paint.yellow("?")} ${paint.bold(head + stripControls(question.question).trim())}`,
    ...options.map(({ label, description }, index) => {
      const what = description === undefined ? "" : `  ${paint.dim(inOneLine(description, 200))}`;
      return `  ${paint.cyan(String(index + 1))} ${inOneLine(label, 200)}${what}`;
    }),
    `  ${paint.dim(howToAnswer(question))}`,
    "> ",
  ].join("\n");
}

function howToAnswer({ options = [], multiSelect, allowOther, isSecret }: Question): string {
  if (options.length === 0)
    return isSecret === true ? "input is hidden; Enter: no answer" : "Enter: no answer";
  const other = allowOther === true ? ", or any text" : "";
  const which = multiSelect === true ? "numbers, separated by commas" : "a number";
  return `${which}${other}; Enter: no answer`;
}
