/** Replies of Redis, as a command or a script of ours is known to give them. */
export type Reply = unknown;

export function bytesOf(reply: Reply): Buffer {
  if (Buffer.isBuffer(reply)) return reply;
  if (typeof reply === "string") return Buffer.from(reply);
  throw new TypeError(`Expected bytes from Redis, got ${typeof reply}.`);
}

export function textOf(reply: Reply): string {
  if (typeof reply === "number") return String(reply);
  return bytesOf(reply).toString();
}

export const optionalTextOf = (reply: Reply): string | undefined =>
  reply === null || reply === undefined ? undefined : textOf(reply);

export function numberOf(reply: Reply): number {
  const number = typeof reply === "number" ? reply : Number(textOf(reply));
  if (Number.isNaN(number)) throw new TypeError("Expected a number from Redis.");
  return number;
}

export function listOf(reply: Reply): readonly Reply[] {
  if (Array.isArray(reply)) return reply;
  throw new TypeError(`Expected a list from Redis, got ${typeof reply}.`);
}

/** Names and values, one after the other. */
export function pairsOf(reply: Reply): readonly (readonly [name: string, value: Reply])[] {
  const list = listOf(reply);
  const pairs: [string, Reply][] = [];
  for (let at = 0; at + 1 < list.length; at += 2) pairs.push([textOf(list[at]), list[at + 1]]);
  return pairs;
}
