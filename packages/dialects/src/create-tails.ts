/** The end of what each running tool has printed, for formats that take it whole each time. */
export interface Tails {
  /** Adds to it, and gives what is kept. */
  add(toolId: string, output: string): string;
  drop(toolId: string): void;
}

const kept = 4000;

export function createTails(): Tails {
  const tails = new Map<string, string>();
  return {
    add(toolId, output) {
      const tail = ((tails.get(toolId) ?? "") + output).slice(-kept);
      // a character that was cut in two is left out
      const whole = /^[\uDC00-\uDFFF]/.test(tail) ? tail.slice(1) : tail;
      tails.set(toolId, whole);
      return whole;
    },
    drop: (toolId) => void tails.delete(toolId),
  };
}
