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
  /** The most bytes of a line. Absent: 16 MiB. Of a longer one at most the first MiB is given. */
  readonly limit?: number;
  /** Makes text of a part of UTF-8. A platform may have a faster way than TextDecoder: Node's is three times as fast. */
  readonly decode?: (bytes: Uint8Array, start: number, end: number) => string;
}

const lineFeed = 10;
const carriageReturn = 13;
/** A line over the limit cannot be parsed: its beginning shows what it was. As an event it must fit into a line. */
const maxTruncatedBytes = 1 << 20;

/**
 * Lines from bytes, split at LF alone (U+2028 is text), CRLF accepted. Each line is decoded by itself, when it is
 * whole: a character that lies across two chunks stays one, and one character beyond ASCII does not make all
 * lines of its chunk slow to parse.
 */
export function createLineSplitter(options: LineSplitterOptions = {}): LineSplitter {
  const { limit = limits.maxLineBytes, decode = createDecoder() } = options;
  const line = createLineBuffer(limit);

  /** A line that lies in one chunk, whole; it is not copied. */
  const decodeLine = (bytes: Uint8Array, start: number, end: number): string =>
    decode(bytes, start, bytes[end - 1] === carriageReturn && end > start ? end - 1 : end);

  function takeKept(last: Uint8Array): SplitLine {
    line.add(last);
    const { bytes, length, isTruncated } = line.take();
    if (!isTruncated) return { text: decodeLine(bytes, 0, length) };
    return { text: decode(bytes, 0, Math.min(length, maxTruncatedBytes)), truncated: true };
  }

  return {
    push(bytes) {
      const lines: SplitLine[] = [];
      let start = 0;
      for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
        const isWhole = line.isEmpty() && end - start <= limit;
        lines.push(
          isWhole ? { text: decodeLine(bytes, start, end) } : takeKept(bytes.subarray(start, end)),
        );
        start = end + 1;
      }
      if (start < bytes.length) line.add(bytes.subarray(start));
      return lines;
    },
    end: () => (line.isEmpty() ? [] : [takeKept(new Uint8Array())]),
  };
}

/** The bytes of a line that came in several chunks. */
interface LineBuffer {
  readonly isEmpty: () => boolean;
  /** Copies the bytes: their owner may use the memory again. */
  readonly add: (bytes: Uint8Array) => void;
  /** The memory is used again for the next line. */
  readonly take: () => KeptLine;
}

interface KeptLine {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly isTruncated: boolean;
}

/** More is given back after each line. */
const mostKeptBytes = 1 << 20;

function createLineBuffer(limit: number): LineBuffer {
  let buffer = new Uint8Array();
  let length = 0;
  let isTruncated = false;

  function reserve(needed: number): void {
    if (needed <= buffer.length) return;
    const larger = new Uint8Array(Math.min(limit, Math.max(needed, 2 * buffer.length)));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  }

  return {
    isEmpty: () => length === 0 && !isTruncated,
    add(bytes) {
      const room = limit - length;
      isTruncated ||= bytes.length > room;
      const piece = bytes.length > room ? bytes.subarray(0, room) : bytes;
      reserve(length + piece.length);
      buffer.set(piece, length);
      length += piece.length;
    },
    take() {
      const kept = { bytes: buffer, length, isTruncated };
      length = 0;
      isTruncated = false;
      if (buffer.length > mostKeptBytes) buffer = new Uint8Array();
      return kept;
    },
  };
}

function createDecoder(): (bytes: Uint8Array, start: number, end: number) => string {
  const decoder = new TextDecoder();
  return (bytes, start, end) => decoder.decode(bytes.subarray(start, end));
}
