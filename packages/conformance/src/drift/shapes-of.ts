import { read, type Fields } from "../read.ts";

/** The tags by which vendors distinguish their lines and parts of them. */
const tags = ["type", "subtype", "method", "sessionUpdate", "status"] as const;
/** What stands in these is a tool's, a user's or a model's: its fields are data. */
const data = new Set([
  "arguments",
  "env",
  "input",
  "metadata",
  "modelUsage",
  "models",
  "parameters",
  "parsed_cmd",
  "rawInput",
  "rawOutput",
  "responseHeaders",
]);

/** The types of lines, and the fields of each with the types of their values. */
export type Shapes = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** What lines look like: `item.completed<command_execution>` → `.item.exit_code` → `number`. */
export function shapesOf(lines: readonly string[]): Shapes {
  const shapes = new Map<string, Map<string, Set<string>>>();
  for (const line of lines) {
    const native = parse(line);
    if (native === undefined) continue;
    const type = typeOf(native);
    const fields = shapes.get(type) ?? new Map<string, Set<string>>();
    shapes.set(type, fields);
    collect(native, "", fields);
  }
  return shapes;
}

function parse(line: string): Fields | undefined {
  try {
    return read.object(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The line's own tags, and those of the part that makes it a kind of its own. */
function typeOf(native: Fields): string {
  const own = tags
    .slice(0, 4)
    .flatMap((tag) => read.string(native[tag]) ?? [])
    .join("/");
  const { item, event, request, update } = { ...native, ...read.object(native["params"]) };
  const inner = [item, event, request, update]
    .map((part) => read.fields(part))
    .flatMap((part) => tags.slice(0, 4).flatMap((tag) => read.string(part[tag]) ?? []))[0];
  if (own === "") return "id" in native ? "answer" : "untyped";
  return inner === undefined ? own : `${own}<${inner}>`;
}

function collect(value: Fields, path: string, into: Map<string, Set<string>>): void {
  for (const [name, inner] of Object.entries(value)) {
    const at = `${path}.${name}`;
    const kinds = into.get(at) ?? new Set<string>();
    into.set(at, kinds);
    kinds.add(kindOf(inner));
    if (data.has(name)) continue;
    const object = read.object(inner);
    if (object !== undefined) collect(object, at, into);
    for (const item of read.objects(inner)) collect(item, `${at}[${kindsOf(item, name)}]`, into);
  }
}

/** Parts of a message are informed apart by their types; other lists have items of one kind. */
const kindsOf = ({ type }: Fields, name: string): string =>
  name === "content" ? (read.string(type) ?? "") : "";

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
