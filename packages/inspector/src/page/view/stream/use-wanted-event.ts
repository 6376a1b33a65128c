import { useEffect } from "preact/hooks";

import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";

/** Selects the event of a link; it may come later than the page. */
export function useWantedEvent(shown: Shown | undefined): void {
  const { selected, wantedSeq } = useApp();
  const wanted = useStore(wantedSeq);
  useEffect(() => {
    if (wanted === undefined || shown === undefined) return;
    const { events, itemAt } = shown.timeline;
    const place = events.findIndex(({ seq }) => seq === wanted);
    const key = itemAt(place)?.key;
    if (key === undefined) return;
    wantedSeq.set(undefined);
    selected.set({ key, place });
  }, [wanted, shown?.version]);
}
