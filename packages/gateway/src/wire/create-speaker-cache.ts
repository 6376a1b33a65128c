import type { Speaker } from "./speak-dialect.ts";

interface Place {
  readonly sessionId: string;
  /** With its parameters, as the reader wrote it. */
  readonly dialect: string;
  /** The seq of the newest event that it was given. */
  readonly after: number;
}

/** The speakers of the last pages, for the readers that continue there: without one a page reads its run anew. */
export interface SpeakerCache {
  /** Takes the speaker out: it continues for one reader. */
  readonly take: (place: Place) => Speaker | undefined;
  readonly put: (place: Place, speaker: Speaker) => void;
}

/** Each keeps at most a few texts of 1 MiB. */
const mostSpeakers = 64;

export function createSpeakerCache(): SpeakerCache {
  const speakers = new Map<string, Speaker>();
  const keyOf = ({ sessionId, dialect, after }: Place): string =>
    `${dialect} ${after} ${sessionId}`;
  return {
    take(place) {
      const key = keyOf(place);
      const speaker = speakers.get(key);
      speakers.delete(key);
      return speaker;
    },
    put(place, speaker) {
      speakers.set(keyOf(place), speaker);
      const [oldest] = speakers.keys();
      if (speakers.size > mostSpeakers && oldest !== undefined) speakers.delete(oldest);
    },
  };
}
