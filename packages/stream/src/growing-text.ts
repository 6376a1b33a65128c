/** A text that comes in pieces, of which there may be hundreds of thousands. */
export interface GrowingText {
  readonly add: (piece: string) => void;
  readonly read: () => string;
}

/** Joined every so many pieces: appended one to another they would all be kept, each many times its own size. */
const mostPieces = 512;

export function createGrowingText(first: string): GrowingText {
  let text = "";
  let pieces = [first];
  return {
    add(piece) {
      if (pieces.push(piece) < mostPieces) return;
      text += pieces.join("");
      pieces = [];
    },
    read: () => text + pieces.join(""),
  };
}
