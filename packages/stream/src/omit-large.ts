import { limits } from "@agentstream/schema/limits";

const encoder = new TextEncoder();

/** Whether a text is too large to be sent a second time. */
export function isLargeRepeat(text: string): boolean {
  const { length } = text;
  // a code unit has 1 to 3 bytes: most texts need not be encoded
  if (length * 3 <= limits.maxRepeatBytes) return false;
  return length > limits.maxRepeatBytes || encoder.encode(text).length > limits.maxRepeatBytes;
}

/** The whole text of a block, in its closing chunk; or that it is left out. Undefined: it is not known any more. */
export const wholeText = (text: string | undefined): { text?: string; omitted?: string[] } =>
  text === undefined || isLargeRepeat(text) ? { omitted: ["text"] } : { text };

/** The result of a turn or a run repeats the last text. */
export const withoutLargeResult = <T extends { readonly result?: string | undefined }>(
  draft: T,
): T & { omitted?: string[] } =>
  draft.result === undefined || !isLargeRepeat(draft.result)
    ? draft
    : { ...draft, result: undefined, omitted: ["result"] };
