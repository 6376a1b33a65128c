import { createLineSplitter, type SplitLine } from "@agentstream/stream";
import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

export interface Source {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A line that is not empty: its value, or why it has none. */
export type NdjsonLine = { readonly at: string } & (
  | { readonly value: unknown }
  | { readonly fault: string }
);

/** The lines of a file of any size, those of each chunk together. */
export async function* readNdjson(source: Source): AsyncGenerator<NdjsonLine[]> {
  const splitter = createLineSplitter({ limit: 512 * 1024 * 1024 });
  let number = 0;
  const read = (lines: readonly SplitLine[]): NdjsonLine[] =>
    lines.flatMap(({ text }) => {
      number++;
      return text.trim() === "" ? [] : [readLine(`${source.name}:${number}`, text)];
    });
  for await (const chunk of source.chunks) yield read(splitter.push(chunk));
  yield read(splitter.end());
}

/** A line that is not empty; `at` says where it stands. */
export function readLine(at: string, text: string): NdjsonLine {
  try {
    return { at, value: JSON.parse(text) };
  } catch {
    return notJson(at, text);
  }
}

/** V8's message has no reliable position; this parser has, and is asked only when there is an error. */
function notJson(at: string, text: string): NdjsonLine {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const offset = first?.offset ?? 0;
  const what = first === undefined ? "" : ` (${printParseErrorCode(first.error)})`;
  const found = text.slice(offset, offset + 20) || "the line ends";
  return { at: `${at}:${offset + 1}`, fault: `is not JSON${what}: ${JSON.stringify(found)}` };
}
