import { PipeClosedError, write, type Terminal } from "../terminal.ts";
import type { Part } from "./screen.ts";

/** Writes while the output is read; calls `onClosed` when its reader is gone. */
export function createPartWriter(
  { stdout, stderr }: Terminal,
  onClosed: () => void,
): (parts: Part[]) => Promise<void> {
  let isClosed = false;
  return async (parts) => {
    if (isClosed) return;
    try {
      for (const { to, text } of joined(parts))
        await write(to === "stdout" ? stdout : stderr, text);
    } catch (error) {
      if (!(error instanceof PipeClosedError)) throw error;
      isClosed = true;
      onClosed();
    }
  };
}

/** Neighbours for the same output are written at once. */
function joined(parts: readonly Part[]): Part[] {
  const together: Part[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (last?.to === part.to) together.splice(-1, 1, { to: part.to, text: last.text + part.text });
    else together.push(part);
  }
  return together;
}
