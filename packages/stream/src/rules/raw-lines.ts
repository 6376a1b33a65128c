import { wellFormed } from "../well-formed.ts";
import type { Rule } from "./rule.ts";

/** Rule 8: each native line is in the `raw` of one event, or in one rawOutput. Only where the lines are given. */
export function createRawLinesRule(lines: readonly string[]): Rule {
  const expected = new Map<string, number>();
  for (const line of lines) {
    const key = keyOfLine(line);
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  const take = (key: string): string | undefined => {
    const count = expected.get(key) ?? 0;
    if (count === 0) return `raw is no line of the input, or is told twice: ${key.slice(0, 80)}`;
    expected.set(key, count - 1);
    return undefined;
  };
  return {
    check(event) {
      if (event.raw !== undefined) return take(keyOf(event.raw));
      if (event.type !== "rawOutput" || event.stream !== "stdout") return undefined;
      return event.truncated === true ? takeBeginning(event.line, expected) : take(event.line);
    },
    end() {
      const missing = [...expected].filter(([, count]) => count > 0);
      return missing.length === 0
        ? undefined
        : `${missing.length} lines of the input are in no event: ${missing[0]?.[0].slice(0, 80)}`;
    },
  };
}

function takeBeginning(line: string, expected: Map<string, number>): string | undefined {
  for (const [key, count] of expected) {
    if (count === 0 || !key.startsWith(line)) continue;
    expected.set(key, count - 1);
    return undefined;
  }
  return "a truncated rawOutput is no beginning of a line";
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
