import { readUnified } from "./read-unified.ts";
import { RecordingError, type Recording } from "./recording.ts";

/** Makes events of a file: of events that were kept, or of what an agent printed. Nothing leaves the browser. */
export async function readRecording(
  name: string,
  bytes: Uint8Array,
  from?: string,
): Promise<Recording> {
  if (bytes.length === 0)
    throw new RecordingError(`${name} is empty: expected a line of JSON per event.`);
  const unified = from === undefined || from === "unified" ? readUnified(name, bytes) : undefined;
  if (unified !== undefined) return unified;
  // the adapters are only loaded where they are needed
  const { translateNative } = await import("./translate-native.ts");
  return translateNative(name, bytes, from);
}
