/**
 * Whether two values have the same JSON, whatever the order of their keys. To make text of both takes ten times as long,
 * which was a fifth of the translation of a command.
 */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isHolder(left) || !isHolder(right) || Array.isArray(left) !== Array.isArray(right))
    return false;
  let missing = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    if (!isSameJson(left[key], right[key])) return false;
    missing++;
  }
  for (const key in right) if (right[key] !== undefined) missing--;
  return missing === 0;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
