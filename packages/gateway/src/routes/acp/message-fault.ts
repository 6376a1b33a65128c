import { acpLimits } from "./acp-limits.ts";

/** What is wrong with a message, whatever its method; undefined: nothing. */
export function messageFault(message: unknown): string | undefined {
  if (Array.isArray(message)) return "Expected one message; batches are not supported.";
  if (typeof message !== "object" || message === null)
    return "Expected a message of JSON-RPC: an object.";
  if (!("jsonrpc" in message) || message.jsonrpc !== "2.0") return 'Expected jsonrpc: "2.0".';
  if (!("id" in message)) return undefined;
  return isId(message.id)
    ? undefined
    : `Expected as id a number or a text of at most ${acpLimits.maxIdLength} characters.`;
}

/** The id that an answer needs, for its client to know what it answers; null: there is none that can be sent back. */
export function idOf(message: unknown): string | number | null {
  const { id = null, method }: { readonly id?: unknown; readonly method?: unknown } =
    Object(message);
  return typeof method === "string" && isId(id) ? id : null;
}

function isId(id: unknown): id is string | number | null {
  if (id === null || (typeof id === "number" && Number.isFinite(id))) return true;
  // it is logged if it is unknown
  return typeof id === "string" && /^[^\p{Cc}]*$/u.test(id) && id.length <= acpLimits.maxIdLength;
}
