import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { createScrollWindow } from "../../window/create-scroll-window.ts";
import { Icon } from "./icon.tsx";

interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** Of a row that was never shown, in pixels. */
  readonly estimate: number;
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ComponentChildren;
  /** The row to be scrolled to, when it changes. */
  readonly target: number | undefined;
  /** The list stays at its end while it grows, unless somebody scrolls up. */
  readonly isLive: boolean;
}

/** A list of which only the rows in sight are in the page. Nothing jumps when a row turns out taller than estimated. */
export function VirtualList(props: VirtualListProps): JSX.Element {
  const { label, count, estimate, target, isLive } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [, redraw] = useState({});
  const rows = useMemo(() => createScrollWindow(estimate, isLive, () => redraw({})), []);
  const { start, end, top, total } = rows.draw(scroller.current, count);

  useLayoutEffect(() => {
    if (scroller.current !== null) rows.measure(scroller.current);
  });
  useLayoutEffect(() => {
    if (scroller.current !== null && target !== undefined) rows.show(scroller.current, target);
  }, [target]);
  useEffect(() => {
    if (scroller.current !== null) rows.watch(scroller.current);
    return rows.close;
  }, []);

  return (
    <div class="virtual">
      <div
        class="scroller"
        ref={scroller}
        onScroll={({ currentTarget }) => rows.scrolled(currentTarget)}
        role="feed"
        aria-label={label}
        tabIndex={0}
      >
        <div class="spacer" style={{ height: `${total}px` }}>
          <div class="rows" style={{ transform: `translateY(${top}px)` }}>
            {Array.from({ length: end - start }, (_, offset) => drawRow(props, start + offset))}
          </div>
        </div>
      </div>
      {isLive && rows.isAway() && (
        <button type="button" class="to-end" onClick={rows.stick}>
          <Icon name="end" /> Latest
        </button>
      )}
    </div>
  );
}

const drawRow = ({ count, keyAt, rowAt }: VirtualListProps, index: number): JSX.Element => (
  <article
    key={keyAt(index)}
    class="row"
    data-index={index}
    aria-posinset={index + 1}
    aria-setsize={count}
  >
    {rowAt(index)}
  </article>
);
