import type { NativeLine } from "./lenient.ts";
import { parseNativeLine } from "./parse-native-line.ts";

/** Parses the lines of a run. */
export interface LineParser {
  /** `parsed`: its JSON, if the caller has it. */
  readonly parse: (text: string, parsed?: unknown) => NativeLine | undefined;
  /** Whether the object of the last line will be filled again with a later one. */
  readonly isShared: () => boolean;
}

/** Each line gets an object of its own. */
export const plainParser: LineParser = { parse: parseNativeLine, isShared: () => false };
