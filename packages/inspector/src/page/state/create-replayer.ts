import type { UnifiedEvent } from "@agentstream/schema";

import { createTimeline, type Timeline } from "../model/timeline.ts";
import { countAt, scheduleOf } from "../replay/schedule.ts";
import type { Viewer } from "./create-viewer.ts";

/** Plays what is shown from its beginning, at the speed at which it happened. */
export interface Replayer {
  readonly start: () => void;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Shows everything again. */
  readonly stop: () => void;
}

interface Played {
  readonly events: readonly UnifiedEvent[];
  readonly schedule: readonly number[];
}

export function createReplayer({ shown, change }: Viewer): Replayer {
  const frames = createFrames(advance);
  let played: Played | undefined;
  function show(time: number): void {
    const current = shown.get();
    if (current?.replay === undefined || played === undefined) return;
    const count = countAt(played.schedule, time);
    const timeline = at(current.timeline, played.events, count);
    const { replay } = current;
    change(({ version }) => ({ timeline, version: version + 1, replay: { ...replay, time } }));
  }
  function advance(ms: number): void {
    const replay = shown.get()?.replay;
    if (replay?.isPlaying !== true) return frames.stop();
    show(Math.min(replay.length, replay.time + ms * replay.speed));
    if ((shown.get()?.replay?.time ?? 0) >= replay.length) setPlaying(false);
  }
  function setPlaying(isPlaying: boolean): void {
    frames.stop();
    change(({ replay }) => ({ replay: replay && { ...replay, isPlaying } }));
    if (isPlaying) frames.start();
  }

  return {
    start() {
      const current = shown.get();
      if (current === undefined) return;
      const { events } = current.timeline;
      played = { events: [...events], schedule: scheduleOf(events) };
      const length = (played.schedule.at(-1) ?? 0) + 1;
      change(() => ({ replay: { isPlaying: false, speed: 1, time: 0, length } }));
      show(0);
      setPlaying(true);
    },
    toggle() {
      const replay = shown.get()?.replay;
      if (replay === undefined) return;
      if (!replay.isPlaying && replay.time >= replay.length) show(0);
      setPlaying(!replay.isPlaying);
    },
    seek: show,
    setSpeed: (speed) => change(({ replay }) => ({ replay: replay && { ...replay, speed } })),
    stop() {
      frames.stop();
      show(Infinity);
      change(() => ({ replay: undefined }));
      played = undefined;
    },
  };
}

interface Frames {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Calls back before each frame, with the milliseconds since the one before, until it is stopped. */
function createFrames(advance: (ms: number) => void): Frames {
  let frame = 0;
  let before = 0;
  function tick(now: number): void {
    const ms = now - before;
    before = now;
    frame = requestAnimationFrame(tick);
    advance(ms);
  }
  return {
    start() {
      before = performance.now();
      frame = requestAnimationFrame(tick);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** The timeline of the first events; the given one, where it only has to grow. */
function at(timeline: Timeline, events: readonly UnifiedEvent[], count: number): Timeline {
  const known = timeline.events.length;
  if (count < known) {
    const next = createTimeline();
    next.push(events.slice(0, count));
    return next;
  }
  timeline.push(events.slice(known, count));
  return timeline;
}
