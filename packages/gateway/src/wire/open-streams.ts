let count = 0;

/** The streams of server-sent events that this process sends. */
export const openStreams = {
  count: (): number => count,
  /** Returns what is called at its end. */
  open(): () => void {
    count++;
    return () => void count--;
  },
};
