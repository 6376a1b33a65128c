/** Whether two values have the same JSON, whatever the order of their keys. To make text of both takes several times as long. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isHolder(left) || !isHolder(right) || Array.isArray(left) !== Array.isArray(right))
    return false;
  const keys = Object.keys({ ...left, ...right });
  return keys.every((key) => isSameJson(left[key], right[key]));
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
