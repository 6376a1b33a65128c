import type { UnifiedEvent } from "@agentstream/schema";

import { embedRecording } from "../../embed-recording.ts";
import { linesOfEvents } from "../recording/lines-of-events.ts";

export function downloadText(name: string, text: string, type = "application/x-ndjson"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** One HTML file that shows the events, without a server. */
export async function downloadPage(name: string, events: readonly UnifiedEvent[]): Promise<void> {
  const page = await standalonePage();
  const html = embedRecording(page, { name, text: linesOfEvents(events) });
  downloadText(`${name}.html`, html, "text/html");
}

async function standalonePage(): Promise<string> {
  const response = await fetch(new URL("standalone.html", document.baseURI)).catch(() => undefined);
  if (response?.ok === true) return response.text();
  throw new Error(
    "The page to export is not here: this file shows one recording and cannot export another.",
  );
}
