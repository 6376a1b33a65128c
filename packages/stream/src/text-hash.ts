/** The length and a hash of a text that is not kept: shows whether another text repeats it. Not for secrets. */
export interface TextHash {
  readonly add: (piece: string) => void;
  /** In UTF-16 code units. */
  readonly length: () => number;
  readonly isStartOf: (text: string) => boolean;
}

export function createTextHash(): TextHash {
  let state = start;
  let length = 0;
  return {
    add(piece) {
      state = mix(state, piece, piece.length);
      length += piece.length;
    },
    length: () => length,
    isStartOf(text) {
      if (text.length < length) return false;
      const other = mix(start, text, length);
      return other.high === state.high && other.low === state.low;
    },
  };
}

/** Two sums of 32 bits each. */
interface HashState {
  readonly high: number;
  readonly low: number;
}

const start: HashState = { high: 0x811c9dc5, low: 0x41c6ce57 };

function mix({ high, low }: HashState, text: string, end: number): HashState {
  for (let index = 0; index < end; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677) + (high >>> 15);
  }
  return { high, low: low | 0 };
}
