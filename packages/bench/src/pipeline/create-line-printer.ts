/** Collects lines of JSON. */
export interface LinePrinter {
  readonly print: (line: object) => void;
  readonly count: () => number;
  /** In characters, with the line ends. */
  readonly size: () => number;
  readonly bytes: () => Buffer;
}

export function createLinePrinter(): LinePrinter {
  const lines: string[] = [];
  let size = 0;
  return {
    print(line) {
      const text = `${JSON.stringify(line)}\n`;
      lines.push(text);
      size += text.length;
    },
    count: () => lines.length,
    size: () => size,
    bytes: () => Buffer.from(lines.join("")),
  };
}
