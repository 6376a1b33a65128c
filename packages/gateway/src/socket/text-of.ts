import type { RawData } from "ws";

/** A message as text. A large one is not copied before it is read: each copy stays until garbage is collected. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString();
}
