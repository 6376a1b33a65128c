import { acpLimits } from "./acp-limits.ts";

/** What is wrong with a message, whatever its method; undefined: nothing. */
export function messageFault(message: unknown): string | undefined {
  if (Array.isArray(message)) return "Expected one message; batches are not supported.";
  if (typeof message !== "object" || message === null)
    return "Expected a message of JSON-RPC: an object.";
  if (!("jsonrpc" in message) || message.jsonrpc !== "2.0") return 'Expected jsonrpc: "2.0".';
  if (!("id" in message)) return undefined;
  const { id } = message;
  if (id === null || (typeof id === "number" && Number.isFinite(id))) return undefined;
  // it is logged if it is unknown
  const isPlain = typeof id === "string" && /^[^\p{Cc}]*$/u.test(id);
  return isPlain && id.length <= acpLimits.maxIdLength
    ? undefined
    : `Expected as id a number or a text of at most ${acpLimits.maxIdLength} characters.`;
}
