export interface JsonToken {
  readonly kind: "key" | "string" | "number" | "word" | "other";
  readonly text: string;
}

const token =
  /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** The parts of printed JSON; it may be cut anywhere. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (match.index > end) tokens.push({ kind: "other", text: text.slice(end, match.index) });
    const [all, string, colon, number] = match;
    end = match.index + all.length;
    if (string !== undefined) {
      tokens.push({ kind: colon === undefined ? "string" : "key", text: string });
      if (colon !== undefined) tokens.push({ kind: "other", text: colon });
    } else {
      tokens.push({ kind: number === undefined ? "word" : "number", text: all });
    }
  }
  if (end < text.length) tokens.push({ kind: "other", text: text.slice(end) });
  return tokens;
}
