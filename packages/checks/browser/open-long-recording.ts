import type { Page } from "playwright-core";

import { dropFile } from "./drop-file.ts";
import { makeLongRecording } from "./scroll-through.ts";

/** Milliseconds from the drop of a file. */
export interface OpenedRecording {
  readonly firstRowMs: number;
  readonly allEventsMs: number;
}

const name = "long.jsonl";

/** Drops a recording of so many events on the page, and waits until it shows all of them. */
export async function openLongRecording(page: Page, count: number): Promise<OpenedRecording> {
  const opened = page.evaluate<OpenedRecording>(watchCode(count));
  await dropFile(page, name, new TextEncoder().encode(makeLongRecording(count)));
  return opened;
}

/** Looks in each frame after the drop. Runs in the page. */
const watchCode = (count: number): string => `new Promise((resolve) => {
  const watch = () => {
    const start = performance.now();
    let firstRowMs;
    const look = () => {
      const passedMs = performance.now() - start;
      const isOpen = [...document.querySelectorAll("h1, h2")].some((one) => one.textContent === "${name}");
      if (isOpen && document.querySelector(".row") !== null) firstRowMs ??= passedMs;
      const shown = document.querySelector(".switch .count")?.textContent.replaceAll(",", "");
      if (firstRowMs !== undefined && Number(shown) === ${count}) resolve({ firstRowMs, allEventsMs: passedMs });
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener("drop", watch, { capture: true, once: true });
})`;
