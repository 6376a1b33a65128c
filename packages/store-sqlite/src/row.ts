/** A column of a row that SQLite gave; of the type that the table says. */
export function textOf(row: unknown, column: string): string {
  const value = valueOf(row, column);
  if (typeof value !== "string") throw new TypeError(`The column ${column} holds no text.`);
  return value;
}

export const optionalTextOf = (row: unknown, column: string): string | undefined =>
  valueOf(row, column) === null ? undefined : textOf(row, column);

export function numberOf(row: unknown, column: string): number {
  const value = valueOf(row, column);
  if (typeof value !== "number") throw new TypeError(`The column ${column} holds no number.`);
  return value;
}

export function bytesOf(row: unknown, column: string): Uint8Array {
  const value = valueOf(row, column);
  // a view: nothing is copied
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`The column ${column} holds no bytes.`);
}

const valueOf = (row: unknown, column: string): unknown =>
  typeof row === "object" && row !== null ? Reflect.get(row, column) : undefined;
