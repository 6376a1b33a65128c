import type { JSX } from "preact";

const words = {
  waiting: "waits for you",
  queued: "queued",
  running: "running",
  done: "done",
  failed: "failed",
  cancelled: "cancelled",
  file: "recording",
} as const;

export type SessionTone = keyof typeof words;

const isTone = (word: string): word is SessionTone => Object.hasOwn(words, word);

/** The word for a state; a state of a newer gateway is its own word. */
export const wordOf = (tone: string): string => (isTone(tone) ? words[tone] : tone);

/** A dot whose colour, and whose title, say how a session stands. */
export const StateDot = ({ tone }: { readonly tone: string }): JSX.Element => (
  <span class={`dot ${tone}`} role="img" aria-label={wordOf(tone)} title={wordOf(tone)} />
);
