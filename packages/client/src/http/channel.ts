import type { Arrival, Place } from "../transport.ts";

/** One way to read a session over HTTP. */
export type ChannelName = "sse" | "websocket" | "polling";

interface ChannelPlace extends Place {
  /** The gateway answers; what goes wrong from here on is this way's fault. */
  readonly onReached: () => void;
}

export type Channel = (place: ChannelPlace) => AsyncIterable<readonly Arrival[]>;

export interface ChannelOptions {
  /** How long a connection may be silent. */
  readonly silenceMs: number;
  /** How much may wait for a slow reader, in characters. */
  readonly maxBuffered: number;
}

/** The path of a session. */
export const sessionPath = (sessionId: string, rest = ""): string =>
  `/v1/sessions/${encodeURIComponent(sessionId)}${rest}`;

/** The query of a place, with its question mark. */
export function queryOf(
  { after, follow, dialect }: Place,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const fields = {
    after: after > 0 ? String(after) : undefined,
    follow: follow === "session" ? follow : undefined,
    dialect,
    ...more,
  };
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
