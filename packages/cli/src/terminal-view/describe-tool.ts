import { inOneLine } from "./strip-controls.ts";

type Arguments = Readonly<Record<string, unknown>>;

interface Call {
  readonly toolName: string;
  readonly title?: string | undefined;
  readonly arguments?: Arguments | undefined;
}

/** Arguments that hold the command itself; they are preferred to the title. */
const commands = ["command", "cmd"];
/** Other arguments that describe a call well, the best first. */
const descriptive = [
  "file_path",
  "filePath",
  "path",
  "pattern",
  "query",
  "url",
  "description",
  "prompt",
];

/** A call in one line: `Bash npm test`. */
export function describeTool(call: Call, width: number): string {
  const name = inOneLine(call.toolName, width);
  const { title, arguments: given = {} } = call;
  const does = inOneLine(findText(given, commands) ?? title ?? descriptiveArgument(given), width);
  if (does === "" || does === name) return name;
  return inOneLine(does.startsWith(`${name} `) ? does : `${name} ${does}`, width);
}

const descriptiveArgument = (given: Arguments): string =>
  findText(given, descriptive) ?? (Object.keys(given).length === 0 ? "" : JSON.stringify(given));

const findText = (given: Arguments, names: readonly string[]): string | undefined =>
  names.map((name) => textOfArgument(given[name])).find((text) => text !== undefined);

function textOfArgument(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const isWords = Array.isArray(value) && value.every((word) => typeof word === "string");
  return isWords && value.length > 0 ? value.join(" ") : undefined;
}
