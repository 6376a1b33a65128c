import { platformHas } from "./platform.ts";
import type { Chunk } from "./source.ts";

/** Makes bytes of chunks; one of text may end between the two halves of a surrogate pair. */
export function createEncoder(): (chunk: Chunk, isLast?: boolean) => Uint8Array {
  const encode = createTextEncoder();
  let half = "";
  return (chunk, isLast = false) => {
    if (typeof chunk !== "string") return chunk;
    const text = half + chunk;
    half = !isLast && /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : "";
    return encode(half === "" ? text : text.slice(0, -1));
  };
}

/** The platform's encoder, once there is text. */
function createTextEncoder(): (text: string) => Uint8Array {
  let encoder: { encode(text: string): Uint8Array } | undefined;
  return (text) => {
    if (text === "") return nothing;
    encoder ??= new (platformHas("TextEncoder"))();
    return encoder.encode(text);
  };
}

const nothing = new Uint8Array();
