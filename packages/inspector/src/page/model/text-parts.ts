/** A piece of a text: as it is, or code. */
export interface TextPart {
  readonly kind: "plain" | "code" | "block";
  readonly text: string;
}

const fence = /^```[^\n`]*\n([^]*?)(?:^```[ \t]*$\n?|(?![^]))/gm;

/** Splits a text at its code, which agents mark by backticks. Everything else stays as it is. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(fence)) {
    parts.push(...inlineParts(text.slice(end, match.index)));
    parts.push({ kind: "block", text: (match[1] ?? "").replace(/\n$/, "") });
    end = match.index + match[0].length;
  }
  return [...parts, ...inlineParts(text.slice(end))];
}

const inlineParts = (text: string): TextPart[] =>
  text
    .split(/(`[^`\n]+`)/)
    .filter((part) => part !== "")
    .map((part) =>
      /^`[^`\n]+`$/.test(part)
        ? { kind: "code", text: part.slice(1, -1) }
        : { kind: "plain", text: part },
    );
