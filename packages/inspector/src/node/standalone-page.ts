import { readFile } from "node:fs/promises";

import { embedRecording, type EmbeddedRecording } from "../embed-recording.ts";
import { pageFolder } from "./page-folder.ts";

/** One HTML file that shows a recording, without a server. */
export async function standalonePage(recording: EmbeddedRecording): Promise<string> {
  const page = await readFile(new URL("standalone.html", pageFolder), "utf8").catch(() => {
    throw new Error("The page is not built; run `npm run build` in the repository.");
  });
  return embedRecording(page, recording);
}
