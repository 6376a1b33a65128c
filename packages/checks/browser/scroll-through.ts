import type { Page } from "playwright-core";

/** Many calls of tools, each with several events. */
export function makeLongRecording(count: number): string {
  const base = {
    sessionId: "long",
    run: 1,
    timestamp: "2026-03-02T10:15:27.412Z",
    agentType: "demo",
  };
  const lines: string[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const toolId = `t${Math.floor(seq / 2)}`;
    const own =
      seq % 2 === 0
        ? {
            type: "toolStarted",
            toolId,
            toolName: "shell",
            arguments: { command: `command ${seq}` },
          }
        : {
            type: "toolCompleted",
            toolId,
            success: seq % 17 !== 0,
            result: `output ${seq}\nsecond line`,
          };
    lines.push(JSON.stringify({ ...base, id: `long.${seq}`, seq, ...own }));
  }
  return lines.join("\n");
}

export interface Scrolled {
  /** How many rows were in the page at most. */
  readonly mostRows: number;
  readonly frames: number;
  /** Those that came more than half a frame late. */
  readonly late: number;
  /** Of as many frames in which nothing was scrolled: what else the machine does makes them late. */
  readonly lateAtRest: number;
  readonly heapMB: number;
}

/** Scrolls on by 120 pixels in each frame, as a wheel does, then from place to place. Runs in the page. */
const code = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const list = document.querySelector(".scroller");
  const lateOf = (times) => times.slice(1).filter((time, index) => time - times[index] > 25).length;
  const atRest = [];
  for (let step = 0; step < 300; step++) atRest.push(await frame());
  const times = [];
  let mostRows = 0;
  list.scrollTop = 0;
  for (let step = 0; step < 300; step++) {
    list.scrollTop += 120;
    times.push(await frame());
    mostRows = Math.max(mostRows, document.querySelectorAll(".row").length);
  }
  for (let place = 0; place < 30; place++) {
    list.scrollTop = (list.scrollHeight / 30) * place;
    await frame();
    mostRows = Math.max(mostRows, document.querySelectorAll(".row").length);
  }
  const heapMB = Math.round(performance.memory.usedJSHeapSize / 1e6);
  return { mostRows, late: lateOf(times), lateAtRest: lateOf(atRest), frames: times.length - 1, heapMB };
})()`;

export const scrollThrough = (page: Page): Promise<Scrolled> => page.evaluate<Scrolled>(code);

/** The share of the frames that scrolling made late. */
export const lateByScrolling = ({ late, lateAtRest, frames }: Scrolled): number =>
  (late - lateAtRest) / frames;

/** Scrolls until fewer than this share of the frames come late: another program may have the processor for a while. */
export async function scrollSmoothly(page: Page, mostLate: number): Promise<Scrolled> {
  let scrolled = await scrollThrough(page);
  for (let times = 1; lateByScrolling(scrolled) >= mostLate && times < 20; times++)
    scrolled = await scrollThrough(page);
  return scrolled;
}
