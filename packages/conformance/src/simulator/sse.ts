/** An event of a stream; with a name where the API has names. */
export const sse = (data: unknown, name?: string): string =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A text in a few pieces, so that CLIs have something to put together. */
export function inPieces(text: string, most = 4): string[] {
  const characters = Array.from(text);
  const size = Math.max(1, Math.ceil(characters.length / most));
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size)
    pieces.push(characters.slice(at, at + size).join(""));
  return pieces;
}
