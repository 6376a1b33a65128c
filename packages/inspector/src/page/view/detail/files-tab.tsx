import type { JSX } from "preact";

import { countLines, linesOfFile } from "../../model/changed-lines.ts";
import { shortPath } from "../../model/format.ts";
import type { Timeline } from "../../model/timeline.ts";
import { Diff } from "../parts/diff.tsx";
import { LineCounts } from "../parts/line-counts.tsx";

/** One diff of all files that the session has changed. */
export function FilesTab({ timeline }: { readonly timeline: Timeline }): JSX.Element {
  const files = [...timeline.files.values()];
  if (files.length === 0) return <p class="muted pad">No file was changed.</p>;
  return (
    <div class="files">
      {files.map((file) => {
        const lines = linesOfFile(file);
        return (
          <details open>
            <summary>
              <span class={`badge ${file.changeType}`}>{file.changeType}</span>
              <span class="path" title={file.filePath}>
                {shortPath(file.filePath, 4)}
              </span>
              <LineCounts counts={countLines(lines)} />
            </summary>
            {lines.length > 0 ? (
              <Diff lines={lines} />
            ) : (
              <p class="muted pad">The agent reports no lines of this change.</p>
            )}
          </details>
        );
      })}
    </div>
  );
}
