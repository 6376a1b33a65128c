import type { Validate, ValidationError } from "@agentstream/schema";
import { createLineSplitter, type SplitLine } from "@agentstream/stream";
import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

export interface Source {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface Count {
  /** Lines that are not empty. */
  lines: number;
  invalid: number;
}

const mostFaultsALine = 20;

/** The faults of each line, as text to be printed; a text for each line that has any. Counts as it goes. */
export async function* checkLines(
  validate: Validate,
  source: Source,
  count: Count,
): AsyncGenerator<string> {
  const splitter = createLineSplitter({ limit: 512 * 1024 * 1024 });
  let number = 0;
  function* check(lines: readonly SplitLine[]): Generator<string> {
    for (const line of lines) {
      number++;
      if (line.text.trim() === "") continue;
      count.lines++;
      const faults = checkLine(validate, line.text);
      if (faults.length === 0) continue;
      count.invalid++;
      yield faults.map((fault) => `${source.name}:${number}${fault}\n`).join("");
    }
  }
  for await (const chunk of source.chunks) yield* check(splitter.push(chunk));
  yield* check(splitter.end());
}

/** What follows `file:line` for each fault. */
function checkLine(validate: Validate, text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [notJson(text)];
  }
  const result = validate(value);
  if (result.ok) return [];
  const faults = result.errors.slice(0, mostFaultsALine).map(faultText);
  const more = result.errors.length - faults.length;
  return more > 0 ? [...faults, `: and ${more} more`] : faults;
}

const faultText = ({ path, message }: ValidationError): string => `: ${path || "/"} ${message}`;

/** V8's message has no reliable position; this parser has, and is asked only when there is an error. */
function notJson(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const column = (first?.offset ?? 0) + 1;
  const what = first === undefined ? "" : ` (${printParseErrorCode(first.error)})`;
  return `:${column}: is not JSON${what}: ${JSON.stringify(excerpt(text, column - 1))}`;
}

const excerpt = (text: string, at: number): string => {
  const part = text.slice(at, at + 20);
  return part === "" ? "the line ends" : part;
};
