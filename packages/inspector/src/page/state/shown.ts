import type { Session } from "@agentstream/schema";

import type { Timeline } from "../model/timeline.ts";

/** The session in the middle of the page. */
export interface Shown {
  readonly sessionId: string;
  /** Where its events come from. */
  readonly source: "live" | "file";
  /** Of a file: its name. */
  readonly name: string | undefined;
  readonly from: string | undefined;
  readonly timeline: Timeline;
  /** Changes with every change of the timeline, which is the same object. */
  readonly version: number;
  readonly state: "loading" | "open" | "failed";
  readonly error: string | undefined;
  readonly session: Session | undefined;
  readonly replay: Replay | undefined;
}

/** A recording that is played at its own speed. */
export interface Replay {
  readonly isPlaying: boolean;
  readonly speed: number;
  /** In milliseconds. */
  readonly time: number;
  readonly length: number;
}
