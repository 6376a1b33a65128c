/** What a later version may do to a field; nobody announces it. */
export const fieldChanges = [
  "drop",
  "rename",
  "null",
  "number",
  "text",
  "list",
  "object",
  "surrogate",
  "deep",
] as const;

type FieldChange = (typeof fieldChanges)[number];

type Path = readonly (string | number)[];

/** A line in which one of its fields, however deep, is changed; what is no JSON stays. */
export function changeField(line: string, field: number, change: FieldChange): string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return line;
  }
  const paths = pathsOf(json);
  const path = paths[field % Math.max(1, paths.length)];
  return path === undefined ? line : JSON.stringify(changed(json, path, change));
}

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value !== "object" || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...pathsOf(inner, [...path, key]),
      ]);

function changed(value: unknown, [key = "", ...rest]: Path, change: FieldChange): unknown {
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, inner]): [string, unknown][] => {
      if (name !== key) return [[name, inner]];
      if (rest.length > 0) return [[name, changed(inner, rest, change)]];
      if (change === "drop") return [];
      if (change === "rename") return [[`${name}New`, inner]];
      return [[name, changedValue(inner, change)]];
    }),
  );
}

function changedValue(value: unknown, change: Exclude<FieldChange, "drop" | "rename">): unknown {
  switch (change) {
    case "null":
      return null;
    case "number":
      return typeof value === "string" ? value.length : -1.5;
    case "text":
      return `${String(value)}_v2`;
    case "list":
      return [value];
    case "object":
      return { value };
    case "surrogate":
      return "\ud800 and \udc00";
    case "deep":
      return Array.from({ length: 600 }).reduce<unknown>((inner) => ({ inner }), value);
  }
}
