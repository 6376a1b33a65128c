import type { Contract } from "../contract.ts";
import { languageNames } from "../language-names.ts";
import type { WordList } from "../name-words.ts";
import { comment, indented } from "./layout.ts";

const names = languageNames("go");

/** A string type for every list of words, with a constant for each word. */
export const emitWords = ({ wordLists }: Contract): string[] => wordLists.map(wordsText);

function wordsText({ name: given, values }: WordList): string {
  const name = names.type(given);
  const constants = values.map((word) => `${name}${names.constant(word)}`);
  const width = Math.max(...constants.map(({ length }) => length));
  const lines = constants.map(
    (constant, index) => `${constant.padEnd(width)} ${name} = ${JSON.stringify(values[index])}`,
  );
  const head = `${name} is one of the words below. Where a field is open it may be any other word.`;
  return [
    `${comment(head)}type ${name} string`,
    `// The words of ${name} that this version knows.\nconst (\n${indented(lines)})`,
    `// IsKnown reports whether this version knows the word.\n` +
      `func (w ${name}) IsKnown() bool {\n` +
      `\tswitch w {\n\tcase ${constants.join(",\n\t\t")}:\n\t\treturn true\n\t}\n\treturn false\n}`,
  ].join("\n\n");
}
