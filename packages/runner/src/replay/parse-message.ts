export type Message = Readonly<Record<string, unknown>>;

/** A line as a message; without fields if it is none. */
export function parseMessage(line: string): Message {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export const isObject = (value: unknown): value is Message =>
  typeof value === "object" && value !== null;
