import type { NativeLine } from "@agentstream/adapter-kit/author";

import { flatKeyOf } from "./read-item.ts";
import type { HeldText, State } from "./state.ts";

/** Emits as much of a growing text as its next line confirms: an older CLI may replace the end that it printed. */
export function holdText(key: string, next: HeldText, { emitter, heldTexts }: State): void {
  const held = heldTexts.get(key);
  heldTexts.set(key, next);
  if (held !== undefined)
    emitter.blocks.snapshot(key, commonStart(held.text, next.text), next.about);
}

/** Before a line that is not the next one of the same item, or at the end: nothing replaces the texts any more. */
export function releaseTexts({ emitter, heldTexts }: State, native?: NativeLine): void {
  if (heldTexts.size === 0) return;
  const next = native === undefined ? undefined : flatKeyOf(native);
  for (const [key, { text, about }] of heldTexts) {
    if (key === next) continue;
    heldTexts.delete(key);
    emitter.blocks.snapshot(key, text, about);
  }
}

/** What two texts begin with, in whole characters. */
function commonStart(left: string, right: string): string {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  const isHalf = /[\uD800-\uDBFF]/.test(left.charAt(length - 1));
  return left.slice(0, isHalf ? length - 1 : length);
}
