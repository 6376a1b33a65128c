import { createHeights, type Heights } from "./heights.ts";
import { isAtEnd, visibleRange, type Range } from "./visible-range.ts";

/** Which rows of a list are drawn, and where. */
interface Drawn extends Range {
  /** Where the first one starts, and how tall all rows are. */
  readonly top: number;
  readonly total: number;
}

interface ScrollWindow {
  /** What to draw of so many rows. */
  readonly draw: (list: HTMLElement | null, count: number) => Drawn;
  /** Corrects the heights of the rows that are drawn, and keeps in place what is in sight. */
  readonly measure: (list: HTMLElement) => void;
  /** Measures again whenever a row changes its height by itself. */
  readonly watch: (list: HTMLElement) => void;
  readonly scrolled: (list: HTMLElement) => void;
  readonly show: (list: HTMLElement, index: number) => void;
  /** Goes to the end, and stays there. */
  readonly stick: () => void;
  /** Whether the end is out of sight. */
  readonly isAway: () => boolean;
  readonly close: () => void;
}

/** So many pixels are drawn above and below the window; it is drawn again when less than the second number is left. */
const margin = { drawn: 700, least: 200 };
const unknownHeight = 800;

/** Takes the heights of the rows that are drawn; `above`: by how much those before the window have grown. */
function measureRows(
  list: HTMLElement,
  heights: Heights,
  observer: ResizeObserver | undefined,
): { readonly above: number; readonly hasChanged: boolean } {
  let above = 0;
  let hasChanged = false;
  for (const row of list.querySelectorAll<HTMLElement>(".row")) {
    observer?.observe(row);
    const index = Number(row.dataset["index"]);
    const start = heights.offsetOf(index);
    const change = heights.set(index, row.offsetHeight);
    hasChanged ||= change !== 0;
    if (start < list.scrollTop) above += change;
  }
  const spacer = list.querySelector<HTMLElement>(".spacer");
  if (hasChanged && spacer !== null) spacer.style.height = `${heights.total()}px`;
  return { above, hasChanged };
}

function isDrawn(list: HTMLElement, heights: Heights, range: Range): boolean {
  const needed = visibleRange(heights, list.scrollTop, list.clientHeight, margin.least);
  return needed.start >= range.start && needed.end <= range.end;
}

function bringIntoSight(list: HTMLElement, top: number): void {
  const isInSight = top >= list.scrollTop && top < list.scrollTop + list.clientHeight - 80;
  if (!isInSight) list.scrollTop = Math.max(0, top - list.clientHeight / 3);
}

/** Scrolls, and returns whether that was seen. */
function keepInPlace(list: HTMLElement, top: number): boolean {
  const before = list.scrollTop;
  if (top !== before) list.scrollTop = top;
  return Math.abs(list.scrollTop - before) > 1;
}

export function createScrollWindow(
  estimate: number,
  isLive: boolean,
  redraw: () => void,
): ScrollWindow {
  const heights = createHeights(estimate);
  let range: Range = { start: 0, end: 0 };
  let sticks = isLive;
  let isAway = false;
  let observer: ResizeObserver | undefined;
  function measure(list: HTMLElement): void {
    // while another pane hides the list, as on a phone, its rows have no height
    if (list.clientHeight === 0) return;
    const { above, hasChanged } = measureRows(list, heights, observer);
    const hasMoved = keepInPlace(list, sticks ? heights.total() : list.scrollTop + above);
    if (hasChanged || (sticks && hasMoved) || !isDrawn(list, heights, range)) redraw();
  }

  return {
    draw(list, count) {
      heights.resize(count);
      const [top, height] = [list?.scrollTop ?? 0, list?.clientHeight ?? unknownHeight];
      range = visibleRange(heights, top, height, margin.drawn);
      return { ...range, top: heights.offsetOf(range.start), total: heights.total() };
    },
    measure,
    watch(list) {
      observer = new ResizeObserver(() => measure(list));
      observer.observe(list);
      measure(list);
    },
    scrolled(list) {
      const wasAway = isAway;
      isAway = !isAtEnd(list.scrollTop, list.clientHeight, list.scrollHeight);
      sticks = isLive && !isAway;
      if (wasAway !== isAway || !isDrawn(list, heights, range)) redraw();
    },
    show(list, index) {
      sticks = false;
      bringIntoSight(list, heights.offsetOf(index));
      redraw();
    },
    stick() {
      sticks = true;
      redraw();
    },
    isAway: () => isAway,
    close: () => observer?.disconnect(),
  };
}
