import { foreignEvery } from "./make-corpus.ts";

export const longWords =
  "this function reads every line of a file and counts words by their length".split(" ");

/** Words that follow from a number, about so many characters of them; a line is a dozen words long. */
export function longText(characters: number, number: number): string {
  const foreign = number % foreignEvery === foreignEvery - 1 ? "größer " : "";
  const parts: string[] = [];
  let length = foreign.length;
  for (let at = 0; length < characters; at++) {
    const word = longWords[(number * 7 + at * 3) % longWords.length] ?? "";
    const part = `${word}${at % 12 === 11 ? '.\n"' : " "}`;
    parts.push(part);
    length += part.length;
  }
  return `${foreign}${parts.join("")}`;
}
