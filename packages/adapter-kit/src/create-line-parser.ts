import { mayBeMalformed } from "@agentstream/stream/internal";

import { createLineForms } from "./create-line-forms.ts";
import type { NativeLine } from "./lenient.ts";
import type { LineParser } from "./line-parser.ts";
import { parseNativeLine } from "./parse-native-line.ts";

/** A longer line may be deep. */
const mostLearnt = 1000;
/** To learn a form takes as long as to parse ten lines: it is tried less often where the last one was of little use. */
const leastWait = 8;
const mostWait = 256;
const usefulHits = 32;

/**
 * Most lines of an agent that streams repeat the one before with another text. To fill the text into the same object takes
 * 0.2 µs, where JSON.parse takes 0.6 of the 1.5 that such a line costs. `isFleeting`: of which lines the protocol's `line`
 * keeps nothing but texts, numbers and booleans.
 */
export function createLineParser(isFleeting: (native: NativeLine) => boolean): LineParser {
  const forms = createLineForms();
  let wait = leastWait;
  let parsedSince = 0;
  let hits = 0;
  let isShared = false;

  function readShared(text: string): NativeLine | undefined {
    const native = forms.read(text);
    // the name of its kind may be one of the texts in which lines of a form differ
    if (native === undefined || !isFleeting(native) || mayBeMalformed(text)) return undefined;
    hits++;
    return native;
  }

  function learn(text: string): void {
    if (++parsedSince <= wait || !forms.learn(text)) return;
    wait = hits >= usefulHits ? leastWait : Math.min(mostWait, 2 * wait);
    parsedSince = 0;
    hits = 0;
  }

  return {
    parse(text, parsed) {
      const shared = parsed === undefined ? readShared(text) : undefined;
      isShared = shared !== undefined;
      if (shared !== undefined) return shared;
      const native = parseNativeLine(text, parsed);
      if (native !== undefined && text.length <= mostLearnt && isFleeting(native)) learn(text);
      return native;
    },
    isShared: () => isShared,
  };
}
