/** A line of a recording: its number, from 1, its text, and its JSON if it is JSON. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly json?: unknown;
}

/** The lines that are not empty. Split at LF alone: U+2028 is text. */
export function splitLines(bytes: Uint8Array): Line[] {
  return new TextDecoder()
    .decode(bytes)
    .split("\n")
    .map((text, index) => ({ number: index + 1, text: text.replace(/\r$/, "") }))
    .filter(({ text }) => text.trim() !== "");
}

export function parseLines(bytes: Uint8Array): Line[] {
  return splitLines(bytes).map((line) => {
    try {
      return { ...line, json: JSON.parse(line.text) };
    } catch {
      return line;
    }
  });
}
