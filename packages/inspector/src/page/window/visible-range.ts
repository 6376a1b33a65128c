import type { Heights } from "./heights.ts";

export interface Range {
  /** The first row, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** The rows in a window, with a margin above and below it, so that fast scrolling finds them drawn. */
export function visibleRange(heights: Heights, top: number, height: number, margin = 400): Range {
  const count = heights.count();
  if (count === 0) return { start: 0, end: 0 };
  const start = heights.indexAt(Math.max(0, top - margin));
  return { start, end: Math.min(count, heights.indexAt(top + height + margin) + 1) };
}

/** Whether a window is so near to the end that it stays there when the list grows. */
export const isAtEnd = (top: number, height: number, total: number): boolean =>
  total - top - height <= 32;
