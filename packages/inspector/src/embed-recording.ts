/** Where a page that stands alone has its recording. */
export const recordingId = "recording";

/** What a page that stands alone shows. */
export interface EmbeddedRecording {
  /** The name of the file. */
  readonly name: string;
  /** The file, as it is: events, or what an agent printed. */
  readonly text: string;
  /** The word for the agent, as `translate --from` takes it. Absent: it is recognised. */
  readonly from?: string | undefined;
}

/** The empty place in `standalone.html`. */
const place = `<script type="application/json" id="${recordingId}">null</script>`;

/** `standalone.html` with a recording. A browser cannot take any text of it for an end of the element. */
export function embedRecording(page: string, recording: EmbeddedRecording): string {
  if (!page.includes(place)) throw new Error("Expected the page of this version, got another one.");
  const json = JSON.stringify(recording).replaceAll("<", "\\u003c");
  return page.replace(place, () => place.replace("null", () => json));
}
