import { limits } from "@agentstream/schema/limits";

export interface LineSplitter {
  /** Takes the next bytes; gives the lines that they complete. */
  push(bytes: Uint8Array): SplitLine[];
  /** Gives what is left: a last line without its end. */
  end(): SplitLine[];
}

export interface SplitLine {
  readonly text: string;
  /** The line was longer than the limit; this is its beginning. */
  readonly truncated?: true;
}

export interface LineSplitterOptions {
  /** The most bytes of a line that are kept. Absent: 16 MiB. */
  readonly limit?: number;
  /** Makes text of a part of UTF-8. A platform may have a faster way than TextDecoder: Node's is three times as fast. */
  readonly decode?: (bytes: Uint8Array, start: number, end: number) => string;
}

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Lines from bytes, split at LF alone (U+2028 is text), CRLF accepted. Each line is decoded by itself, when it is
 * whole: a character that lies across two chunks stays one, and one character beyond ASCII does not make all
 * lines of its chunk slow to parse.
 */
export function createLineSplitter(options: LineSplitterOptions = {}): LineSplitter {
  const { limit = limits.maxLineBytes, decode = createDecoder() } = options;
  let pieces: Uint8Array[] = [];
  let kept = 0;
  let truncated = false;

  function keep(piece: Uint8Array): void {
    const room = limit - kept;
    if (piece.length > room) truncated = true;
    if (room <= 0 || piece.length === 0) return;
    // a copy, because the caller may reuse the memory of the bytes; `slice` of Node's Buffers makes none
    pieces.push(Uint8Array.prototype.slice.call(piece, 0, room));
    kept += Math.min(piece.length, room);
  }

  /** A line that lies in one chunk, whole; it is not copied. */
  function takeWhole(bytes: Uint8Array, start: number, end: number): SplitLine {
    return {
      text: decode(bytes, start, bytes[end - 1] === carriageReturn && end > start ? end - 1 : end),
    };
  }

  function takePieces(last: Uint8Array): SplitLine {
    keep(last);
    const bytes = concat(pieces, kept);
    const { text } = takeWhole(bytes, 0, kept);
    const line: SplitLine = truncated ? { text, truncated } : { text };
    pieces = [];
    kept = 0;
    truncated = false;
    return line;
  }

  return {
    push(bytes) {
      const lines: SplitLine[] = [];
      let start = 0;
      for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
        const isWhole = kept === 0 && end - start <= limit;
        lines.push(isWhole ? takeWhole(bytes, start, end) : takePieces(bytes.subarray(start, end)));
        start = end + 1;
      }
      if (start < bytes.length) keep(bytes.subarray(start));
      return lines;
    },
    end: () => (kept === 0 && !truncated ? [] : [takePieces(new Uint8Array())]),
  };
}

function createDecoder(): (bytes: Uint8Array, start: number, end: number) => string {
  const decoder = new TextDecoder();
  return (bytes, start, end) => decoder.decode(bytes.subarray(start, end));
}

function concat(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [only, ...more] = pieces;
  if (only !== undefined && more.length === 0) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
