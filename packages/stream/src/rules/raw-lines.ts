import { wellFormed } from "../well-formed.ts";
import { noFaults, type Fault, type Rule } from "./rule.ts";

interface InputLine {
  readonly text: string;
  isUsed: boolean;
}

/** Rule 8: each native line is in the `raw` of one event, or in one rawOutput. Only where the lines are given. */
export function createRawLinesRule(texts: readonly string[]): Rule {
  const lines = texts.map((text): InputLine => ({ text: text.toWellFormed(), isUsed: false }));
  const unused = new Map<string, InputLine[]>();
  for (const line of lines) {
    const key = keyOfLine(line.text);
    const same = unused.get(key);
    if (same === undefined) unused.set(key, [line]);
    else same.push(line);
  }

  function take(key: string): readonly Fault[] {
    const line = unused.get(key)?.find(({ isUsed }) => !isUsed);
    if (line === undefined)
      return [["8.1", `not a line of the input, or emitted twice: ${key.slice(0, 80)}`]];
    line.isUsed = true;
    return noFaults;
  }

  function takeBeginning(beginning: string): readonly Fault[] {
    const line = lines.find(({ text, isUsed }) => !isUsed && text.startsWith(beginning));
    if (line === undefined)
      return [["8.2", "a truncated rawOutput is not the beginning of a line"]];
    line.isUsed = true;
    return noFaults;
  }

  return {
    check(event) {
      if (event.raw !== undefined) return take(keyOf(event.raw));
      if (event.type !== "rawOutput" || event.stream !== "stdout") return noFaults;
      return event.truncated === true ? takeBeginning(event.line) : take(keyOfLine(event.line));
    },
    end() {
      const missing = lines.filter(({ isUsed }) => !isUsed);
      const example = missing[0]?.text.slice(0, 80);
      return example === undefined
        ? noFaults
        : [["8.3", `${missing.length} lines of the input are in no event: ${example}`]];
    },
  };
}

/** A line that is a JSON object is known by its JSON, as it is sent; any other by its text. `raw` may also be the text. */
function keyOfLine(line: string): string {
  const text = line.replace(/\r$/, "").toWellFormed();
  try {
    const json = wellFormed<unknown>(JSON.parse(text));
    return typeof json === "object" && json !== null && !Array.isArray(json)
      ? JSON.stringify(json)
      : text;
  } catch {
    return text;
  }
}

const keyOf = (raw: unknown): string =>
  typeof raw === "string" ? keyOfLine(raw) : JSON.stringify(raw);
