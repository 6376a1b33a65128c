import { platformHas } from "./platform.ts";

/** A UUID of version 7: 48 bits of time in milliseconds, the rest random. */
export function createSessionId(now: number = Date.now()): string {
  const random = new Uint8Array(10);
  platformHas("crypto").getRandomValues(random);
  const time = now.toString(16).padStart(12, "0").slice(-12);
  const digits = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = (8 + (Number.parseInt(digits.charAt(3), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digits.slice(0, 3)}`,
    variant + digits.slice(4, 7),
    digits.slice(7, 19),
  ].join("-");
}
