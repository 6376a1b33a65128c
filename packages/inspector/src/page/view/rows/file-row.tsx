import type { JSX } from "preact";

import { countLines, linesOfChange } from "../../model/changed-lines.ts";
import { shortPath } from "../../model/format.ts";
import type { FileItem } from "../../model/item.ts";
import { Diff } from "../parts/diff.tsx";
import { LineCounts } from "../parts/line-counts.tsx";
import { Fold } from "./fold.tsx";

interface FileRowProps {
  readonly item: FileItem;
  readonly isOpen: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A change of a file that belongs to no call. */
export function FileRow({ item: { change }, isOpen, onToggle }: FileRowProps): JSX.Element {
  const lines = linesOfChange(change);
  return (
    <Fold
      icon="file"
      name={change.changeType}
      summary={shortPath(change.filePath, 5)}
      facts={<LineCounts counts={countLines(lines)} />}
      isOpen={isOpen ?? lines.length > 0}
      onToggle={onToggle}
    >
      {lines.length > 0 ? <Diff lines={lines} /> : <p class="muted">The agent reports no lines.</p>}
    </Fold>
  );
}
