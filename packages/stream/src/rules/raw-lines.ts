import { noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 8: each native line is in the `raw` of one event, or in one rawOutput. Only where the lines are given. */
export function createRawLinesRule(lines: readonly string[]): Rule {
  const expected = new Map<string, number>();
  for (const line of lines) {
    const key = keyOfLine(line);
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  const take = (key: string): readonly Fault[] => {
    const count = expected.get(key) ?? 0;
    if (count === 0)
      return [["8.1", `not a line of the input, or emitted twice: ${key.slice(0, 80)}`]];
    expected.set(key, count - 1);
    return noFaults;
  };
  return {
    check(event) {
      if (event.raw !== undefined) return take(keyOf(event.raw));
      if (event.type !== "rawOutput" || event.stream !== "stdout") return noFaults;
      return event.truncated === true ? takeBeginning(event.line, expected) : take(event.line);
    },
    end() {
      const missing = [...expected].filter(([, count]) => count > 0);
      return missing.length === 0
        ? noFaults
        : [
            [
              "8.3",
              `${missing.length} lines of the input are in no event: ${missing[0]?.[0].slice(0, 80)}`,
            ],
          ];
    },
  };
}

function takeBeginning(line: string, expected: Map<string, number>): readonly Fault[] {
  for (const [key, count] of expected) {
    if (count === 0 || !key.startsWith(line)) continue;
    expected.set(key, count - 1);
    return noFaults;
  }
  return [["8.2", "a truncated rawOutput is not the beginning of a line"]];
}

/** A line that is a JSON object is known by its JSON; any other by its text. `raw` may also be the text. */
function keyOfLine(line: string): string {
  const text = line.replace(/\r$/, "");
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json)
      ? JSON.stringify(json)
      : text;
  } catch {
    return text;
  }
}

const keyOf = (raw: unknown): string =>
  typeof raw === "string" ? keyOfLine(raw) : JSON.stringify(raw);
