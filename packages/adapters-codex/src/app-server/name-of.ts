import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

/** The method of a line; an answer has none. */
export function nameOfCall(native: NativeObject): string {
  const method = read.string(native["method"]);
  if (method !== undefined && method !== "") return method;
  return "result" in native || "error" in native ? "response" : "untyped";
}
