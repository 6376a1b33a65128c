import { limits } from "@agentstream/schema/limits";

/** Whether a text is too large to be sent a second time. */
export function isLargeRepeat(text: string): boolean {
  const { length } = text;
  // a code unit has 1 to 3 bytes: of most texts they need not be counted
  if (length * 3 <= limits.maxRepeatBytes) return false;
  return length > limits.maxRepeatBytes || countBytes(text) > limits.maxRepeatBytes;
}

/** In UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // each half of a surrogate pair stands for 2 of its 4 bytes
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
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
